import { extensionsOf, mayBecomeType, resultTypeOf, withoutEnding } from './file-types.ts'
import { standsAlone } from './letters.ts'
import type { ParsedQuery, Term, Unread } from './parsed-query.ts'
import { wordsOf } from './words.ts'

// Enough for every question; a text of 400 characters could hold 200 words.
const mostTerms = 32
const quote = '"“”„‟«»＂'
const token = new RegExp(
  `(-?)(?:(tag|category|type|before|after):)?(?:[${quote}]([^${quote}]*)[${quote}]?|([^\\s${quote}]+))`,
  'giu',
)

interface Token {
  /** As it was typed. */
  whole: string
  isExcluded: boolean
  field: string
  text: string
  isQuoted: boolean
  /** Nothing stands behind it. */
  isLast: boolean
}

/**
 * Reads what was typed: words (all of them), "a phrase", -not, OR, `tag:`, `category:`, `type:`, `before:`, `after:`.
 * The last word counts as unfinished. Nothing is refused: a date or a kind that can't be read stands in `unread`.
 */
export function parseQuery(text: string): ParsedQuery {
  const query: ParsedQuery = {
    clauses: [],
    names: [],
    fileTypes: [],
    resultType: undefined,
    before: undefined,
    after: undefined,
    unread: [],
  }
  let joins = false
  for (const one of tokensOf(text.slice(0, 400))) {
    if (isOr(one)) {
      joins = true
      continue
    }
    if (!readField(query, one)) addTerm(query, one, joins)
    joins = false
  }
  return query
}

function tokensOf(text: string): Token[] {
  const found = [...text.matchAll(token)].slice(0, mostTerms)
  return found.map(([whole, minus = '', field = '', phrase, bare = ''], index) => {
    const [, empty] = /^(before|after|type):$/i.exec(phrase === undefined && !field ? bare : '') ?? []
    return {
      whole,
      isExcluded: minus === '-',
      field: (empty ?? field).toLowerCase(),
      text: empty ? '' : (phrase ?? bare),
      isQuoted: phrase !== undefined,
      isLast: index === found.length - 1 && text.trimEnd().endsWith(whole),
    }
  })
}

const isOr = ({ text, isQuoted, field, isExcluded }: Token) =>
  !isQuoted && !field && !isExcluded && (text === 'OR' || text === '|')

function termOf({ text, isQuoted, isLast, isExcluded }: Token): Term {
  // Leaving out more than was meant is worse than finding more.
  const name = isExcluded ? undefined : withoutEnding(text)
  const words = wordsOf(name ?? text)
  const goesOn = name === undefined && !standsAlone(words.at(-1) ?? '')
  return { words, isPrefix: isLast && !isQuoted && !isExcluded && goesOn, isExact: isQuoted }
}

function addTerm(query: ParsedQuery, one: Token, joins: boolean): void {
  // A field whose value says nothing is read as the words that it is made of.
  const term = termOf(one.field ? { ...one, text: `${one.field} ${one.text}` } : one)
  if (term.words.length === 0) return
  const before = query.clauses.at(-1)
  if (joins && before && !before.isExcluded && !one.isExcluded) before.terms.push(term)
  else query.clauses.push({ terms: [term], isExcluded: one.isExcluded })
}

function readField(query: ParsedQuery, one: Token): boolean {
  const { field, text, isExcluded } = one
  if (field === 'tag' || field === 'category') {
    const term = { ...termOf(one), isPrefix: !one.isQuoted }
    if (term.words.length > 0) query.names.push({ field, term, isExcluded })
    return term.words.length > 0
  }
  const problem =
    field === 'type'
      ? readType(query, text, isExcluded)
      : field === 'before' || field === 'after'
        ? readDate(query, field, one)
        : undefined
  if (problem) query.unread.push({ words: one.whole, key: problem, isUnfinished: isUnfinished(one) })
  return field !== ''
}

function readDate(query: ParsedQuery, field: 'before' | 'after', one: Token): Unread['key'] | undefined {
  if (one.isExcluded) return 'noSearchWithout'
  const date = startOf(one.text)
  if (!date) return 'noSearchDate'
  query[field] = date
  return undefined
}

function readType(query: ParsedQuery, text: string, isExcluded: boolean): Unread['key'] | undefined {
  const resultType = resultTypeOf(text)
  if (resultType && isExcluded) return 'noSearchWithout'
  query.resultType = resultType ?? query.resultType
  const extensions = resultType ? [] : extensionsOf(text)
  if (!extensions) return 'noSearchType'
  if (extensions.length > 0) query.fileTypes.push({ extensions, isExcluded })
  return undefined
}

const isUnfinished = ({ isLast, isQuoted, isExcluded, field, text }: Token): boolean =>
  isLast &&
  !isQuoted &&
  !isExcluded &&
  (field === 'type' ? mayBecomeType(text) : /^(\d{0,4}|\d{4}-\d?|\d{4}-\d{1,2}-\d?)$/.test(text))

/** The first day of `2026`, `2026-05` or `2026-05-17`; undefined for what is no date. */
function startOf(text: string): string | undefined {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(text) ?? []
  if (!year) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const instant = new Date(`${date}T00:00:00Z`)
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
  return isReal && year !== '0000' ? date : undefined
}
