import type { Document } from '@sinupan/contract'
import { type Status, StatusMark } from '../../ui/status-mark.tsx'
import { t } from './words.ts'

const posted = { pending: 'pending', approved: 'posted', returned: 'returned' } as const satisfies Record<
  Exclude<Document['status'], ''>,
  Status
>
type Shown = (typeof posted)[keyof typeof posted] | 'scheduled'

interface Posted {
  status: Exclude<Document['status'], ''>
  publishAt: string | null
}

// What is approved for an hour that has not come is not posted yet.
const stateOf = ({ status, publishAt }: Posted): Shown =>
  status === 'approved' && publishAt !== null ? 'scheduled' : posted[status]

/** The state that a document shows: of its posting, else whether it is classified. */
export function statusOf({
  status,
  isClassified,
  filePostings: [posting],
}: Pick<Document, 'status' | 'isClassified' | 'filePostings'>) {
  if (status !== '') return stateOf({ status, publishAt: posting?.publishAt ?? null })
  return isClassified ? 'classified' : undefined
}

/** A posting's state with its word. */
export function postingWords(posting: Posted) {
  const status = stateOf(posting)
  return { status, label: statusWords[status]() }
}

export const statusWords = {
  posted: () => t('posted'),
  scheduled: () => t('scheduled'),
  pending: () => t('pending'),
  returned: () => t('returned'),
  classified: () => t('classified'),
  'not-posted': () => t('notPosted'),
} as const

/** A document's state in a row; on phones 'Not posted' where there is none, in tables a dash. */
export function DocumentStatus({ document, spoken }: { document: Document; spoken?: boolean }) {
  const status = statusOf(document) ?? (spoken ? 'not-posted' : undefined)
  if (!status || !(status in statusWords)) return '–'
  return <StatusMark status={status} label={statusWords[status as keyof typeof statusWords]()} />
}
