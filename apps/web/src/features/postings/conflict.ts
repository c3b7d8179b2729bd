import type { Posting } from '@sinupan/contract'
import { formatDay, formatTime, today } from '../../lib/format.ts'
import { t } from './words.ts'

type Current = Partial<Pick<Posting, 'status' | 'reviewedBy' | 'reviewedAt' | 'endedAt'>>

/** What a StateChanged of a posting says: who decided and when. `isDecided` where nothing is left to decide. */
export function conflictOf(current: unknown, now = new Date()): { line: string; isDecided: boolean } {
  const { status, reviewedBy, reviewedAt, endedAt } = (current ?? {}) as Current
  if (endedAt) return { line: t('endedMeanwhile'), isDecided: true }
  if (!reviewedAt || status === undefined || status === 'pending')
    return { line: t('changedMeanwhile'), isDecided: false }
  const name = reviewedBy ? `${reviewedBy.firstName} ${reviewedBy.lastName}` : t('somebody')
  const when = whenOf(reviewedAt, now)
  const line = status === 'returned' ? t('returnedBy', { name, when }) : t('approvedBy', { name, when })
  return { line, isDecided: true }
}

const whenOf = (instant: string, now: Date) =>
  today(new Date(instant)) === today(now)
    ? t('atTime', { time: formatTime(instant) })
    : t('onDay', { day: formatDay(instant) })
