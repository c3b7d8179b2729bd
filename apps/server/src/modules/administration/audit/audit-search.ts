import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { isNamed } from '../../people/index.ts'
import { listActions } from './list-actions.ts'

// Of more people the facts are looked through in their order: they stand so close that each page is full at once.
const mostPeople = 1_000
// Shorter words hold no trigram, so that no index finds them in what facts say.
const shortest = 3

/** What a search means: the actions, people and units of that name, and the words that a fact itself may hold. */
export interface Meant {
  actions: string[]
  people: string[]
  units: number[]
  /** As patterns; null where none of them is long enough. */
  words: RawBuilder<boolean> | null
}

/** What somebody looks for in the history. Texts of papers are never among it: an answer would tell what stands there. */
export async function meaningOf(ctx: Context, search: string): Promise<Meant> {
  const like = `%${escaped(search)}%`
  const [actions, people, units] = await Promise.all([
    listActions(ctx),
    sql<{ id: string }>`select u.id from users u where ${isNamed(search)}`.execute(ctx.db),
    sql<{ id: number }>`select id from units where name ilike ${like}`.execute(ctx.db),
  ])
  const wanted = search.toLowerCase().split(/\s+/)
  return {
    actions: actions.filter((name) => holdsInOrder(name, wanted)),
    people: people.rows.map(({ id }) => id),
    units: units.rows.map(({ id }) => id),
    words: wanted.some((word) => [...word].length >= shortest) ? holdsWords(wanted) : null,
  }
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** `signed in` is in `account.signed-in`. */
function holdsInOrder(name: string, words: readonly string[]): boolean {
  let from = 0
  return words.every((word) => {
    const at = name.indexOf(word, from)
    from = at + word.length
    return at >= 0
  })
}

// The index knows these rows alone.
const isNoPaper = sql<boolean>`f.document_id is null and f.folder_id is null and f.posting_id is null`

function holdsWords(words: readonly string[]): RawBuilder<boolean> {
  const each = words.map(
    (word) => sql`fact_words(f.payload) like '%' || lower(unaccent(normalize(${escaped(word)}, NFC))) || '%'`,
  )
  return sql<boolean>`(${isNoPaper} and ${sql.join(each, sql` and `)})`
}

/** Whether there are so many that no way leads to each of them. */
export const isCommon = ({ people }: Meant): boolean => people.length > mostPeople

/** SQL: the same as one condition. Alias: `f` facts. */
export function isMeant({ actions, people, units, words }: Meant): RawBuilder<boolean> {
  return sql`(f.name = any(${actions}) or f.actor_id = any(${people}::uuid[]) or f.unit_id = any(${units}::int[])
    or (${isNoPaper} and f.payload ? 'userId' and f.payload ->> 'userId' = any(${people}::text[])) or ${words ?? sql`false`})`
}

/** SQL: the ids of the newest facts that were meant, along an index for each action, person and unit. */
export function newestMeant(meant: Meant, wanted: RawBuilder<boolean>, limit: number): RawBuilder<unknown> {
  const { actions, people, units, words } = meant
  const along = (each: RawBuilder<unknown>, isEach: RawBuilder<boolean>) => sql`
    select f.id from unnest(${each}) each cross join lateral (
      select f.id from facts f where ${isEach} and ${wanted} order by f.id desc limit ${limit}) f`
  const ways = [
    along(sql`${actions}::text[]`, sql`f.name = each`),
    along(sql`${people}::uuid[]`, sql`f.actor_id = each`),
    along(sql`${units}::int[]`, sql`f.unit_id = each`),
    along(sql`${people}::text[]`, sql`f.payload ? 'userId' and f.payload ->> 'userId' = each and ${isNoPaper}`),
    // The sum keeps PostgreSQL from going through all facts in their order until some hold the words.
    ...(words
      ? [sql`(select f.id from facts f where ${words} and ${wanted} order by f.id + 0 desc limit ${limit})`]
      : []),
  ]
  return sql`(${sql.join(ways, sql` union `)})`
}

/** SQL: ids of facts that were meant, `limit` at least where there are so many. */
export function anyMeant(meant: Meant, wanted: RawBuilder<boolean>, limit: number): RawBuilder<unknown> {
  const { actions, people, units, words } = meant
  const ways = [
    sql<boolean>`f.name = any(${actions}::text[])`,
    sql<boolean>`f.actor_id = any(${people}::uuid[])`,
    sql<boolean>`f.unit_id = any(${units}::int[])`,
    sql<boolean>`f.payload ? 'userId' and f.payload ->> 'userId' = any(${people}::text[]) and ${isNoPaper}`,
    ...(words ? [words] : []),
  ]
  const each = ways.map((way) => sql`(select f.id from facts f where ${way} and ${wanted} limit ${limit})`)
  return sql`(${sql.join(each, sql` union `)})`
}
