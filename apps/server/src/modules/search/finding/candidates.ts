import { type RawBuilder, sql } from 'kysely'
import { isAdministrator, isCru } from '../../../platform/actor.ts'
import { foundBy, givenEntry, givenNow, marksOf, openTo, snapshotFor } from '../../documents/index.ts'
import type { QueryTexts } from '../query/to-tsquery.ts'
import { columns, type Source, text, type Wanted } from './columns.ts'
import { type Condition, type Dimension, mostFound, type Seeking } from './seeking.ts'
import { type Span, spansOf } from './spans.ts'

/** A search, and what is read of each candidate. */
type Reading = Seeking & { wanted: Wanted }

/** What was given to the actor by shares and pools, asked once. */
export const given = sql<{ id: number }>`select id from given`

const bitsOfEra = 14
// Where all is looked through at once, so many may be weighed; era by era there is enough with what totals count.
const mostAtOnce = 3 * mostFound

/** The query's texts as vectors, read once, and the number of the newest era, as the expression `query`; before it `given`. */
export const queryCte = ({
  texts,
  actor,
}: Seeking): RawBuilder<unknown> => sql`given as materialized (${givenNow(actor)}), query as materialized (
  select to_tsquery('sinupan', ${spelledOut(texts, texts.whole)}) as whole, to_tsquery('sinupan', ${spelledOut(texts, texts.loose)}) as loose, to_tsquery('sinupan', ${texts.title}) as title,
    to_tsquery('sinupan', ${texts.name}) as name, ${marksOf(actor)} as marks,
    (coalesce((select max(id) from search_entries), 0) >> ${sql.lit(bitsOfEra)})::integer as newest
)`

// A beginning is looked up as the words that it may go on to (SQL: search_spelled_out).
const spelledOut = ({ beginnings }: QueryTexts, words: string | null): RawBuilder<unknown> =>
  beginnings.length === 0 || words === null
    ? sql`${words}::text`
    : sql`search_spelled_out(${words}, ${beginnings.map(({ text }) => text)}::text[], ${beginnings.map(({ word }) => word)}::text[])`

/**
 * Everything that is found, as the expression `name`. Words are looked up together with their readers in one index, so
 * that what others may read costs nothing. Common words are looked for era by era (SQL: search_keys), the newest first and the older
 * ones in growing spans, until there is enough: they cost the same among ten million documents.
 */
export function candidateCtes(
  asked: Seeking,
  wanted: Wanted & { name: string; omit?: Dimension },
): RawBuilder<unknown> {
  const { name, omit } = wanted
  const conditions = asked.conditions.filter((one) => !omit || one.dimension !== omit)
  const seeking = { ...asked, wanted }
  const { eras } = seeking
  const newest = spansOf(eras).map((span) => snapshots(seeking, conditions, inEras(span)))
  const arms = [...working(seeking, conditions), ...newest.flat(), ...rest(seeking, conditions)]
  const older = [...uncopied(seeking, conditions), ...lent(seeking, conditions), ...metadata(seeking, conditions)]
  const all = [...masked(seeking, conditions), ...arms, ...older]
  return sql`${sql.ref(name)} as materialized (
    select * from (${sql.join(all, sql` union all `)}) as entry limit ${(eras === 0 ? mostAtOnce : mostFound) + 1}
  )`
}

const inEras = ({ from, to }: Span) =>
  sql<boolean>`e.reader_keys && (select array(select mark || '@' || (newest - back) from unnest(marks) as mark, generate_series(${sql.lit(from)}, ${sql.lit(to)}) as back) from query)`
const inAnyEra = sql<boolean>`e.reader_keys && (select marks from query)`

// What the actor's own units have is little enough to be looked through at once.
const working = (seeking: Reading, conditions: readonly Condition[]): RawBuilder<unknown>[] =>
  seeking.actor.kind === 'user' ? open(seeking, [...conditions, { holds: sql`e.kind = 'working'` }], inAnyEra) : []

const snapshots = (seeking: Reading, conditions: readonly Condition[], isReader: RawBuilder<boolean>) =>
  open(seeking, [{ holds: snapshotFor(seeking.actor, given) }, ...conditions], isReader, 'search_snapshots')

// Those that were there before they were kept apart (migration 0069), until a job has copied them; then nothing is looked up for it.
function uncopied(seeking: Reading, conditions: readonly Condition[]): RawBuilder<unknown>[] {
  const isUncopied = sql<boolean>`e.kind <> 'working' and exists (select from search_copying)
    and e.id > (select after from search_copying) and e.id <= (select until from search_copying)`
  return open(seeking, [{ holds: isUncopied }, { holds: snapshotFor(seeking.actor, given) }, ...conditions], inAnyEra)
}

function rest(seeking: Reading, conditions: readonly Condition[]): RawBuilder<unknown>[] {
  const last = spansOf(seeking.eras).at(-1)?.to
  if (last === undefined) return snapshots(seeking, conditions, inAnyEra)
  const isOlder = sql<boolean>`(select newest > ${sql.lit(last)} from query)
    and e.id < (select (newest - ${sql.lit(last)})::bigint << ${sql.lit(bitsOfEra)} from query)`
  return snapshots(seeking, [...conditions, { holds: isOlder }], inAnyEra)
}

function open(
  seeking: Reading,
  conditions: readonly Condition[],
  isReader: RawBuilder<boolean>,
  source: Source = 'search_entries',
): RawBuilder<unknown>[] {
  const { texts, actor } = seeking
  const from = (table: Source, match: RawBuilder<unknown>) =>
    sql`select ${columns(seeking, table)} from ${sql.ref(table)} e where ${openTo(actor, isReader)}${fulfilling(conditions)}${match}`
  if (texts.whole === null) return [from(source, sql``)]
  if (!texts.hasShortPrefix) return [from(source, sql` and ${isMatch(texts)}`)]
  // A beginning of a few letters is only looked for in titles: in texts nearly every word begins so.
  const isOfSource = source === 'search_snapshots' ? sql` and e.kind <> 'working'` : sql``
  return [
    from(
      'search_entries',
      sql`${isOfSource} and e.viewers && (select marks from query) and e.title @@ ${text('title')}`,
    ),
    from(source, sql` and ${isMatch(texts)} and not e.title @@ ${text('title')}`),
  ]
}

// The index finds the words of a phrase, and the whole text has to be read for how they stand; the title says it ten times sooner.
const isMatch = ({ loose }: QueryTexts): RawBuilder<boolean> =>
  loose === null
    ? sql`e.whole @@ ${text('whole')}`
    : sql`(e.whole @@ ${text('loose')} and (e.title @@ ${text('whole')} or e.whole @@ ${text('whole')}))`

// What was given to the actor by shares and pools, whatever else they are.
function lent(seeking: Reading, conditions: readonly Condition[]): RawBuilder<unknown>[] {
  const { actor, texts } = seeking
  if (actor.kind !== 'user') return []
  const words = texts.hasShortPrefix ? sql`e.title @@ ${text('title')}` : isMatch(texts)
  const match = texts.whole === null ? sql`` : sql` and ${words}`
  return [
    sql`select ${columns(seeking, 'search_entries')} from search_entries e where ${givenEntry(actor, given)}${fulfilling(conditions)}${match}`,
  ]
}

// The central records unit and administrators know of more than they may read.
function metadata(seeking: Reading, conditions: readonly Condition[]): RawBuilder<unknown>[] {
  const { actor } = seeking
  if (!isCru(actor) && !isAdministrator(actor)) return []
  return [
    sql`select ${columns(seeking, 'search_entries')} from search_entries e
    where ${foundBy(actor, given)} and not ${openTo(actor)} and not e.is_classified and e.document_id not in (${given})${matchingTitle(seeking, 'title')}${fulfilling(conditions)}`,
  ]
}

// So many that hold the words in their names, and an older title could hardly be among the first.
const enoughNames = 200

/**
 * Where more is found than totals count, and few of it by its name: what else has the words in its title, as the
 * expression `titles`.
 */
export function olderTitlesCte(asked: Seeking): RawBuilder<unknown> {
  const seeking: Reading = { ...asked, wanted: { hasFacets: false, isRanked: true } }
  const { actor, conditions } = seeking
  return sql`titles as materialized (
    select ${columns(seeking, 'search_entries')} from search_entries e
    where ${openTo(actor)} and ${foundBy(actor, given)} and e.title @@ ${text('title')}${fulfilling(conditions)}
      and (select total > ${mostFound} and of_name < ${sql.lit(enoughNames)} from counted)
      and e.id not in (select id from found)
    limit 2000
  )`
}

// Found by the name alone: neither what they are about nor what is in them.
function masked(seeking: Reading, conditions: readonly Condition[]): RawBuilder<unknown>[] {
  const { actor } = seeking
  if (actor.kind !== 'user' || conditions.some((one) => one.ofContents)) return []
  return [
    sql`select ${columns(seeking, 'masked')} from search_entries e
    where ${foundBy(actor, given)} and not ${openTo(actor)} and e.is_classified${matchingTitle(seeking, 'name')}${fulfilling(conditions)}`,
  ]
}

const matchingTitle = ({ texts }: Seeking, which: 'title' | 'name') =>
  texts.whole === null ? sql`` : sql` and e.title @@ ${text(which)}`

const fulfilling = (conditions: readonly Condition[]) =>
  conditions.length === 0
    ? sql``
    : sql` and ${sql.join(
        conditions.map((one) => one.holds),
        sql` and `,
      )}`
