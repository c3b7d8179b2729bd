import type { Posting } from '@sinupan/contract'
import { formatDay, formatTime, today } from '../../lib/format.ts'
import { t } from './words.ts'

type Current = Partial<Pick<Posting, 'status' | 'reviewedBy' | 'reviewedAt' | 'endedAt' | 'fileManager'>>

export interface Conflict {
  /** Who decided and when, or that it was changed or withdrawn. */
  line: string
  /** Nothing is left to decide. */
  isDecided: boolean
  /** Whether the loser may still see what it is now. */
  isShown: boolean
}

/** What a StateChanged of a posting says. */
export function conflictOf(current: unknown, now = new Date()): Conflict {
  const { status, reviewedBy, reviewedAt, endedAt, fileManager } = (current ?? {}) as Current
  if (endedAt) return { line: t('endedMeanwhile'), isDecided: true, isShown: false }
  if (!reviewedAt || status === undefined || status === 'pending')
    return { line: t('changedMeanwhile'), isDecided: false, isShown: false }
  const name = reviewedBy ? `${reviewedBy.firstName} ${reviewedBy.lastName}` : t('somebody')
  const when = whenOf(reviewedAt, now)
  const line = status === 'returned' ? t('returnedBy', { name, when }) : t('approvedBy', { name, when })
  return { line, isDecided: true, isShown: fileManager !== undefined }
}

const whenOf = (instant: string, now: Date) =>
  today(new Date(instant)) === today(now)
    ? t('atTime', { time: formatTime(instant) })
    : t('onDay', { day: formatDay(instant) })
