import { formatCalendarDate } from '../../lib/format.ts'
import { refusedFor } from '../documents/index.ts'
import type { TrashedEntry } from './trashed-entry.ts'
import { t } from './words.ts'

/** What can be deleted for good, and what the server would refuse. */
export function goingAndStaying(entries: readonly TrashedEntry[]) {
  const stays = (entry: TrashedEntry) => refusedFor([entry], 'remove') !== undefined
  return { going: entries.filter((entry) => !stays(entry)), staying: entries.filter(stays) }
}

/** What stays and why: under retention with its date where all have the same reason. */
export function staysSentence(staying: readonly TrashedEntry[]): string | undefined {
  const [first] = staying
  if (!first) return undefined
  const count = staying.length
  const codes = new Set(staying.map(codeOf))
  if (codes.size > 1) return t('staySeveral', { count })
  if (codes.has('UnderRetention')) {
    const until = staying
      .flatMap((entry) => (entry.kind === 'document' ? [entry.document.expiresOn] : []))
      .sort()
      .at(-1)
    return until ? t('stayUntil', { count, until: formatCalendarDate(until) }) : t('stayForEver', { count })
  }
  return t('stayBecause', { count, reason: refusedFor([first], 'remove') ?? '' })
}

const codeOf = (entry: TrashedEntry): string | undefined =>
  entry.kind === 'document' ? entry.document.capabilities.reasons.remove : undefined
