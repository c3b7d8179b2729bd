import { type RawBuilder, sql } from 'kysely'

// Shorter words hold no trigram that the index could be asked for, unless they begin a name.
const shortest = 3
const isShort = (word: string) => [...word].length < shortest

/** SQL: a word as it is looked for in `words`: folded once, not for each row. */
export const wordPattern = (word: string, { before = '%' } = {}): RawBuilder<string> =>
  sql`(select ${before}::text || lower(unaccent(normalize(${word.replace(/[\\%_]/g, '\\$&')}, NFC))) || '%')`

/** The words of a search, at most eight. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean).slice(0, 8)

/**
 * SQL: people in whose names, user name or e-mail each word stands; where one or two letters are all that is asked,
 * people one of whose names begins with them. Alias: `u` users; an index holds the words. With `readsRows` each row is
 * judged in the order in which it comes, which is quicker where a page of many is filled.
 */
export function isNamed(search: string, { readsRows = false } = {}): RawBuilder<boolean> {
  const words = wordsOf(search)
  if (words.length === 0) return sql`true`
  const isBeginning = words.every(isShort)
  const each = words.map((word) => {
    const column = readsRows || (isShort(word) && !isBeginning) ? sql`(u.words || '')` : sql`u.words`
    if (!isBeginning) return sql`${column} like ${wordPattern(word)}`
    return sql`(${column} like ${wordPattern(word, { before: '' })} or ${column} like ${wordPattern(word, { before: '% ' })})`
  })
  return sql`(${sql.join(each, sql` and `)})`
}
