import { diffWordsWithSpace } from 'diff'

/** A run of text that both have, or one of them alone. */
export interface Run {
  kind: 'same' | 'added' | 'removed'
  text: string
}
export interface Difference {
  runs: Run[]
  /** There are more than are told. */
  isCut: boolean
}

/** Longer searching than this is not worth waiting for: the texts are then two texts. */
const longestMs = 4_000
const mostRuns = 300
/** So much of what is the same stands around a change. */
const around = 80

/** The words that differ, with a little of what stands around them; undefined where too much does. */
export function differenceOf(before: string, after: string): Difference | undefined {
  const found = diffWordsWithSpace(before, after, { timeout: longestMs })
  if (!found) return undefined
  const runs = found.map(
    ({ added, removed, value }): Run => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }),
  )
  const shown = runs.map((run, index) => shortened(run, { isFirst: index === 0, isLast: index === runs.length - 1 }))
  return { runs: shown.slice(0, mostRuns), isCut: shown.length > mostRuns }
}

function shortened(run: Run, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): Run {
  const { kind, text } = run
  if (kind !== 'same' || text.length <= 2 * around + 20) return run
  const start = isFirst ? '' : text.slice(0, around)
  const end = isLast ? '' : text.slice(-around)
  return { kind, text: `${start} … ${end}` }
}
