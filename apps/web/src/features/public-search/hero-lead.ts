import type { listPublicCategories, ResponseOf } from '@sinupan/contract'
import { today } from '../../lib/format.ts'
import { t } from './words.ts'

type Overview = ResponseOf<typeof listPublicCategories>

const weekMs = 7 * 86_400_000

/** '9,726 public documents of five campuses, from 1948 to this week.' Campuses that published nothing don't count. */
export function heroLead(overview: Overview, newestAt: string | undefined, now = new Date()): string {
  const { documentCount, firstYear, campuses } = overview
  if (documentCount === 0) return t('leadNone')
  const count = campuses.filter((campus) => campus.fileCount > 0).length
  const number = t('numbers').split(', ')[count] ?? String(count)
  return t('lead', {
    count: documentCount,
    campuses: count === 1 ? t('campus', { number }) : t('campuses', { number }),
    span: spanOf(firstYear, newestAt, now),
  })
}

function spanOf(first: number | null, newestAt: string | undefined, now: Date): string {
  if (first === null || newestAt === undefined) return ''
  if (now.getTime() - Date.parse(newestAt) < weekMs) return t('spanThisWeek', { first })
  const last = today(new Date(newestAt)).slice(0, 4)
  return Number(last) > first ? t('span', { first, last }) : t('spanYear', { first })
}
