import type { Document } from '@sinupan/contract'
import { type Status, StatusMark } from '../../ui/status-mark.tsx'
import { t } from './words.ts'

const posted = { pending: 'pending', approved: 'posted', returned: 'returned' } as const satisfies Record<
  Exclude<Document['status'], ''>,
  Status
>

/** The state that a document shows: of its posting, else whether it is classified. */
export function statusOf(document: Pick<Document, 'status' | 'isClassified'>) {
  if (document.status !== '') return posted[document.status]
  return document.isClassified ? 'classified' : undefined
}

/** A posting's state with its word. */
export const postingWords = (status: Exclude<Document['status'], ''>) => ({
  status: posted[status],
  label: statusWords[posted[status]](),
})

export const statusWords = {
  posted: () => t('posted'),
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
