import type { SuggestedSeries, SuggestionReason } from '@sinupan/contract'
import { keysOf, type SeriesWords } from './series-words.ts'

/** How often a series was given where something is like the document. */
export interface Tally {
  categoryId: number
  count: number
  among: number
}
/** What is known of a document that has no series. */
export interface Evidence {
  name: string
  /** The words of series’ names that its text holds, as they are compared. */
  textWords: ReadonlySet<string>
  folder: readonly Tally[]
  alike: readonly Tally[]
  beginning: string | undefined
}
export interface Schedule {
  byId: ReadonlyMap<number, SeriesWords>
  byWord: ReadonlyMap<string, readonly SeriesWords[]>
}

// What each kind of reason weighs at most: judged, not measured.
const most = { name: 1, alike: 0.9, folder: 0.7, text: 0.4 }
const least = 0.25
const shown = 3

interface Proposed {
  series: SeriesWords
  score: number
  reasons: SuggestionReason[]
}

/** The series that speak for a document, the best first, three at most, each with its reasons. Nothing is decided by it. */
export function propose(schedule: Schedule, evidence: Evidence): SuggestedSeries[] {
  const proposed = new Map<number, Proposed>()
  const add = (series: SeriesWords | undefined, score: number, reason: SuggestionReason) => {
    if (!series || score <= 0) return
    const one = proposed.get(series.category.id) ?? { series, score: 0, reasons: [] }
    one.score += score
    one.reasons.push(reason)
    proposed.set(series.category.id, one)
  }
  addByWords(schedule, new Set(keysOf(evidence.name).keys()), 'name', add)
  addByTallies(schedule, evidence.alike, { kind: 'alike', words: evidence.beginning ? [evidence.beginning] : [] }, add)
  addByTallies(schedule, evidence.folder, { kind: 'folder', words: [] }, add)
  addByWords(schedule, evidence.textWords, 'text', add)
  return [...proposed.values()]
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score || a.series.category.id - b.series.category.id)
    .slice(0, shown)
    .map(({ series, score, reasons }) => ({ documentCategory: series.category, strength: strengthOf(score), reasons }))
}

const strengthOf = (score: number): SuggestedSeries['strength'] =>
  score >= 1.1 ? 'strong' : score >= 0.6 ? 'likely' : 'weak'

type Add = (series: SeriesWords | undefined, score: number, reason: SuggestionReason) => void

// All words of a series' name say most; of a longer name more than half of what it tells is enough, of a text all.
function addByWords(schedule: Schedule, held: ReadonlySet<string>, kind: 'name' | 'text', add: Add): void {
  const met = new Set([...held].flatMap((key) => schedule.byWord.get(key) ?? []))
  for (const series of met) {
    const words = series.words.filter(({ key }) => held.has(key))
    const share = words.reduce((sum, { weight }) => sum + weight, 0) / series.weight
    if (share < (kind === 'name' ? 0.5 : 1)) continue
    // Two words that stand together are no accident.
    const sure = words.length > 1 ? 1 : 0.8
    const reason = { kind, words: words.map(({ word }) => word), count: 0, among: 0 }
    add(series, most[kind] * share ** 2 * sure, reason)
  }
}

function addByTallies(
  { byId }: Schedule,
  tallies: readonly Tally[],
  reason: Pick<SuggestionReason, 'kind' | 'words'>,
  add: Add,
): void {
  for (const { categoryId, count, among } of tallies) {
    if (count < 2) continue
    const isMany = Math.min(1, count / 3)
    const weight = reason.kind === 'alike' ? most.alike : most.folder
    add(byId.get(categoryId), weight * (count / among) * isMany, { ...reason, count, among })
  }
}
