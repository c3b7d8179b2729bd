import type { Posting } from '@sinupan/contract'
import { formatDayTime } from '../../lib/format.ts'
import { documentName } from '../documents/index.ts'
import { levelSentence } from '../postings/index.ts'
import { t } from './words.ts'

type Hour = Pick<Posting, 'publishAt'>

/** Whether it reaches others only from an hour that is still to come. */
const isLater = ({ publishAt }: Hour): boolean => publishAt !== null && Date.parse(publishAt) > Date.now()

const hourLine = (publishAt: string) => t('publishedFrom', { at: formatDayTime(publishAt) })

/** When those that are approved reach others, while that can still be taken back. */
export function soonLine(postings: readonly Hour[]): string {
  const later = postings.filter(isLater)
  const [first] = later
  if (!first?.publishAt) return t(postings.length === 1 ? 'approvedSoonLine' : 'severalApprovedSoonLine')
  if (postings.length === 1) return hourLine(first.publishAt)
  if (later.length === postings.length) return t('severalLaterLine')
  return t('severalSomeLaterLine', { count: later.length })
}

/** That one was approved, once it was: as posted, or for when. */
export function approvedWords(posting: Posting): { title: string; line: string } {
  const name = documentName(posting.fileManager)
  if (posting.publishAt && isLater(posting))
    return { title: t('approvedSoon', { name }), line: hourLine(posting.publishAt) }
  return { title: t('approvedToast', { name }), line: levelSentence(posting.accessLevel, posting) }
}

/** The same of several. */
export function severalApprovedWords(postings: readonly Posting[]): { title: string; line?: string } {
  const count = postings.length
  if (!postings.some(isLater)) return { title: t('severalPosted', { count }) }
  const later = postings.filter(isLater).length
  const line = later === count ? t('severalLaterLine') : t('someLaterLine', { count: later })
  return { title: t('severalApprovedSoon', { count }), line }
}
