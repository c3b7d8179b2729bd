import { check, type PostCheck, postChecksOf, stopOf } from './post-checks.ts'
import type { Draft } from './use-post-document.ts'
import { t } from './words.ts'

/** What the sender of several should look at; what stops one stands beside it. */
export function checksOfSeveral(drafts: readonly Draft[]): PostCheck[] {
  const stopped = drafts.filter(stopOf).length
  const undated = howMany(drafts, 'date')
  const unread = howMany(drafts, 'text')
  return [
    ...(stopped > 0 ? [check('stopped', 'stops', t('stopped', { count: stopped }))] : []),
    ...(undated > 0 ? [check('date', 'look', t('undated', { count: undated }), t('undatedLine'))] : []),
    ...(unread > 0 ? [check('text', 'look', t('unread', { count: unread }), t('noTextLine'))] : []),
  ]
}

/** Why they can't be sent as one. */
export function stopOfSeveral(drafts: readonly Draft[]): string | undefined {
  const stopped = drafts.filter(stopOf).length
  return stopped > 0 ? t('stopped', { count: stopped }) : undefined
}

const howMany = (drafts: readonly Draft[], id: string) =>
  drafts.filter((draft) => postChecksOf(draft).some((one) => one.id === id && one.kind === 'look')).length
