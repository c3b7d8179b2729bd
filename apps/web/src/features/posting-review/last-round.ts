import type { PostingReview } from '@sinupan/contract'
import { formatDay } from '../../lib/format.ts'
import { t } from './words.ts'

type Round = PostingReview['rounds'][number]

const isDecision = ({ event }: Round) => event === 'returned' || event === 'approved' || event === 'withdrawn'

export interface LastRound {
  /** How the last round ended. */
  ending: string
  /** What became of the files since. */
  files: string
}

/** What a reviewer of a second round wants to know first. Undefined in the first one. */
export function lastRoundOf({ rounds, filesChangedAt, checks }: PostingReview): LastRound | undefined {
  const sent = rounds.findLastIndex(({ event }) => event === 'sent')
  const ended = rounds.slice(0, Math.max(0, sent)).findLast(isDecision)
  if (!ended) return undefined
  return { ending: endingOf(ended, rounds[sent]), files: filesOf(filesChangedAt, checks.pageCount) }
}

function endingOf({ event, at, by, reason }: Round, sent: Round | undefined): string {
  const name = nameOf(by)
  const day = formatDay(at)
  if (event === 'returned') return t('lastReturned', { day, name, reason: reason ?? '' })
  if (event === 'withdrawn' || !sent) return t('lastWithdrawn', { day, name })
  // What was approved is unpublished by being sent anew.
  return t('lastUnpublished', { day: formatDay(sent.at), name: nameOf(sent.by), before: day, approver: name })
}

const nameOf = (by: Round['by']) => (by ? `${by.firstName} ${by.lastName}` : t('nobody'))

function filesOf(changedAt: string | null, pageCount: number | null): string {
  if (!changedAt) return t('fileSame')
  const day = formatDay(changedAt)
  return pageCount ? t('fileReplacedPages', { day, count: pageCount }) : t('fileReplaced', { day })
}
