import type { PostingReview } from '@sinupan/contract'
import { formatDay } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { t } from './words.ts'

type Round = PostingReview['rounds'][number]

const isDecision = ({ event }: Round) => event === 'returned' || event === 'approved' || event === 'withdrawn'

export interface LastRound {
  /** How the last round ended. */
  ending: string
}

/** What a reviewer of a second round wants to know first. Undefined in the first one. */
export function lastRoundOf({ rounds }: PostingReview): LastRound | undefined {
  const sent = rounds.findLastIndex(({ event }) => event === 'sent')
  const ended = rounds.slice(0, Math.max(0, sent)).findLast(isDecision)
  if (!ended) return undefined
  return { ending: endingOf(ended, rounds[sent]) }
}

function endingOf(ended: Round, sent: Round | undefined): string {
  const { event, at, reason } = ended
  const name = nameOf(ended)
  const day = formatDay(at)
  if (event === 'returned') return t('lastReturned', { day, name, reason: reason ?? '' })
  if (event === 'withdrawn' || !sent) return t('lastWithdrawn', { day, name })
  // What was approved is unpublished by being sent anew.
  return t('lastUnpublished', { day: formatDay(sent.at), name: nameOf(sent), before: day, approver: name })
}

function nameOf({ by, for: approver }: Round): string {
  if (!by) return t('nobody')
  return approver ? t('personFor', { name: fullName(by), approver: fullName(approver) }) : fullName(by)
}
