import type { z } from 'zod'
import { type Sayings, saying, sayings } from './sayings.ts'
import { unholdableTexts } from './text.ts'

/** What is wrong with one field, in a sentence for people. The path of the whole is empty. */
export interface Problem {
  path: readonly PropertyKey[]
  message: string
}
export type Judged<T> = { data: T; problems?: never } | { data?: never; problems: Problem[] }

/**
 * What was sent, judged by its schema: as the schema gives it, or what is wrong with it. Text that can't be held is told
 * before anything else, whatever the schema is. All sentences are ours: the schemas' own, or those of `sayings`.
 */
export function judge<S extends z.ZodType>(schema: S, value: unknown): Judged<z.output<S>> {
  const unholdable = unholdableTexts(value)
  if (unholdable.length > 0) return { problems: unholdable.map((path) => ({ path, message: sayings.unholdable })) }
  const parsed = schema.safeParse(value, { error: sentenceOf })
  return parsed.success ? { data: parsed.data } : { problems: problemsOf(parsed.error.issues) }
}

type Issue = z.core.$ZodIssue

function problemsOf(issues: readonly Issue[]): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...issue.path, key], message: sayings.unknownField }))
    const nearest = issue.code === 'invalid_union' ? nearestOf(issue.errors) : undefined
    if (!nearest) return [{ path: issue.path, message: issue.message }]
    return problemsOf(nearest).map(({ path, message }) => ({ path: [...issue.path, ...path], message }))
  })
}

// Of several shapes the one that was meant: that with the fewest problems, none of which is of the whole.
function nearestOf(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const [nearest] = branches
    .filter(
      (issues) =>
        issues.length > 0 && issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys'),
    )
    .toSorted((a, b) => a.length - b.length)
  return nearest
}

const numbers = new Intl.NumberFormat('en')
/** Numbers that may be years: four figures stand together. */
const limits = new Intl.NumberFormat('en', { useGrouping: 'min2' })

/** What is said of a field where the contract has no sentence of its own; zod's own are nobody's language. */
function sentenceOf(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue
  if (input === undefined || input === null || input === '') return sayings.missing
  if (code === 'too_small') return boundSentence(issue.origin, Number(issue.minimum), lower)
  if (code === 'too_big') return boundSentence(issue.origin, Number(issue.maximum), upper)
  if (code === 'invalid_value')
    return saying('noChoice', { choices: issue.values.map(String).filter(Boolean).join(', ') })
  if (code === 'invalid_format' && issue.format === 'date') return sayings.noDate
  return sayings[(code === 'invalid_type' && kinds[issue.expected]) || 'wrong']
}

const kinds: Partial<Record<string, 'noText' | 'noNumber' | 'noWholeNumber' | 'noYesOrNo' | 'noList' | 'noObject'>> = {
  string: 'noText',
  number: 'noNumber',
  int: 'noWholeNumber',
  boolean: 'noYesOrNo',
  array: 'noList',
  object: 'noObject',
  record: 'noObject',
}

interface Bound {
  text: Wording
  list: Wording
  number: (value: number) => string
}
type Wording = { one: keyof Sayings; many: 'shortest' | 'longest' | 'fewest' | 'most' }
const lower: Bound = {
  text: { one: 'shortestOne', many: 'shortest' },
  list: { one: 'fewestOne', many: 'fewest' },
  number: (value) => saying('least', { least: limits.format(value) }),
}
const upper: Bound = {
  text: { one: 'longestOne', many: 'longest' },
  list: { one: 'mostOne', many: 'most' },
  number: (value) => saying('greatest', { most: limits.format(value) }),
}

function boundSentence(origin: string, limit: number, bound: Bound): string {
  const wording = { string: bound.text, array: bound.list, set: bound.list }[origin]
  if (!wording) return bound.number(limit)
  return limit === 1 ? sayings[wording.one] : saying(wording.many, { count: numbers.format(limit) })
}
