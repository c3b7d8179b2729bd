import { type RawBuilder, sql } from 'kysely'

// Shorter words hold no trigram: the index would be read whole for them, and the rows beside it.
const shortest = 3

/** SQL: people in whose names, user name or e-mail each word stands. Alias: `u` users; an index holds the words. */
export function isNamed(search: string): RawBuilder<boolean> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 8)
  const each = words.map((word) => {
    const pattern = sql`'%' || lower(unaccent(normalize(${word.replace(/[\\%_]/g, '\\$&')}, NFC))) || '%'`
    return [...word].length < shortest ? sql`(u.words || '') like ${pattern}` : sql`u.words like ${pattern}`
  })
  return each.length > 0 ? sql`(${sql.join(each, sql` and `)})` : sql`true`
}
