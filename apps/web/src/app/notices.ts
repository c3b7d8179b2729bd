import type { Notification } from '@sinupan/contract'
import { paths } from '../lib/paths.ts'
import { t } from './words.ts'

interface Notice {
  title: string
  /** A second line: the reason of a return. */
  line?: string
  /** Where it leads. */
  to?: string
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

const known: Partial<Record<string, (name: string, payload: Notification['payload']) => Notice>> = {
  'posting.sent': (name) => ({ title: t('postingSent', { name }), to: paths.postingReview() }),
  'posting.approved': (name) => ({ title: t('postingApproved', { name }), to: paths.myArchive() }),
  'posting.returned': (name, { reason }) => {
    const line = textOf(reason)
    return { title: t('postingReturned', { name }), to: paths.myArchive(), ...(line && { line }) }
  },
  'posting.withdrawn': (name) => ({ title: t('postingWithdrawn', { name }), to: paths.myArchive() }),
}

/** A notice in words: what is now true, and where to look. */
export function noticeOf({ kind, payload }: Notification): Notice {
  const name = textOf(payload.name) ?? t('aDocument')
  return known[kind]?.(name, payload) ?? { title: t('somethingHappened', { name }) }
}
