import { type RawBuilder, sql } from 'kysely'
import { isAdministrator, isCru, unitsOf } from '../../../platform/actor.ts'
import { foundBy, givenEntry, givenNow, marksOf, openTo, snapshotFor } from '../../documents/index.ts'
import type { QueryTexts } from '../query/to-tsquery.ts'
import { type Condition, type Dimension, mostFound, type SearchSort, type Seeking } from './seeking.ts'

/** Weights of D (text), C (description, file names), B (tags, category), A (name). */
export const weights = sql`'{0.1, 0.2, 0.4, 1}'::real[]`

const text = (which: 'whole' | 'title' | 'name') => sql`(select ${sql.ref(which)} from query)`

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
  select to_tsquery('sinupan', ${spelledOut(texts)}) as whole, to_tsquery('sinupan', ${texts.title}) as title,
    to_tsquery('sinupan', ${texts.name}) as name, ${marksOf(actor)} as marks,
    (coalesce((select max(id) from search_entries), 0) >> ${sql.lit(bitsOfEra)})::integer as newest
)`

const mostSpelledOut = 64

// A beginning is looked up as the words that it may go on to: each has its list in the index, while a beginning has to
// gather the lists of all of them first.
function spelledOut({ whole, prefix }: QueryTexts): RawBuilder<unknown> {
  if (!prefix) return sql`${whole}`
  return sql`replace(${whole}, ${prefix.text}, coalesce((
    select case when count(*) <= ${mostSpelledOut} then '(' || string_agg('''' || word || '''', ' | ') || ')' end
    from (select word from search_words where word >= ${prefix.word} and word < ${prefix.word} || chr(1114111)
      limit ${mostSpelledOut + 1}) as going_on), ${prefix.text}))`
}

/**
 * Everything that is found, as the expression `name`. Words are looked up together with their readers in one index, so
 * that what others may read costs nothing. Common words are looked for era by era (SQL: search_keys), the newest first,
 * until there is enough: they cost the same among ten million documents.
 */
export function candidateCtes(seeking: Seeking, name: string, omit?: Dimension): RawBuilder<unknown> {
  const conditions = seeking.conditions.filter((one) => !omit || one.dimension !== omit)
  const { eras } = seeking
  const newest = Array.from({ length: eras }, (_, back) => snapshots(seeking, conditions, inEra(back)))
  const arms = [...working(seeking, conditions), ...newest.flat(), ...rest(seeking, conditions)]
  const all = [...masked(seeking, conditions), ...arms, ...lent(seeking, conditions), ...metadata(seeking, conditions)]
  return sql`${sql.ref(name)} as materialized (
    select * from (${sql.join(all, sql` union all `)}) as entry limit ${(eras === 0 ? mostAtOnce : mostFound) + 1}
  )`
}

const inEra = (back: number) =>
  sql<boolean>`e.reader_keys && (select array(select mark || '@' || (newest - ${sql.lit(back)}) from unnest(marks) as mark) from query)`
const inAnyEra = sql<boolean>`e.reader_keys && (select marks from query)`

// What the actor's own units have is little enough to be looked through at once.
const working = (seeking: Seeking, conditions: readonly Condition[]): RawBuilder<unknown>[] =>
  seeking.actor.kind === 'user' ? open(seeking, [...conditions, { holds: sql`e.kind = 'working'` }], inAnyEra) : []

const snapshots = (seeking: Seeking, conditions: readonly Condition[], isReader: RawBuilder<boolean>) =>
  open(seeking, [{ holds: sql`e.kind <> 'working' and ${snapshotFor(seeking.actor, given)}` }, ...conditions], isReader)

function rest(seeking: Seeking, conditions: readonly Condition[]): RawBuilder<unknown>[] {
  const { eras } = seeking
  if (eras === 0) return snapshots(seeking, conditions, inAnyEra)
  const isOlder = sql<boolean>`(select newest >= ${sql.lit(eras)} from query)
    and e.id < (select (newest - ${sql.lit(eras - 1)})::bigint << ${sql.lit(bitsOfEra)} from query)`
  return snapshots(seeking, [...conditions, { holds: isOlder }], inAnyEra)
}

function open(
  seeking: Seeking,
  conditions: readonly Condition[],
  isReader: RawBuilder<boolean>,
): RawBuilder<unknown>[] {
  const { texts, actor } = seeking
  const matching = (match: RawBuilder<unknown>) => sql`select ${columns(seeking, true)} from search_entries e
    where ${openTo(actor, isReader)}${fulfilling(conditions)}${match}`
  if (texts.whole === null) return [matching(sql``)]
  if (!texts.hasShortPrefix) return [matching(sql` and e.whole @@ ${text('whole')}`)]
  // A beginning of a few letters is only looked for in titles: in texts nearly every word begins so.
  return [
    matching(sql` and e.viewers && (select marks from query) and e.title @@ ${text('title')}`),
    matching(sql` and e.whole @@ ${text('whole')} and not e.title @@ ${text('title')}`),
  ]
}

// What was given to the actor by shares and pools, whatever else they are.
function lent(seeking: Seeking, conditions: readonly Condition[]): RawBuilder<unknown>[] {
  const { actor, texts } = seeking
  if (actor.kind !== 'user') return []
  const which = texts.hasShortPrefix ? 'title' : 'whole'
  const match = texts.whole === null ? sql`` : sql` and e.${sql.ref(which)} @@ ${text(which)}`
  return [
    sql`select ${columns(seeking, true)} from search_entries e where ${givenEntry(actor, given)}${fulfilling(conditions)}${match}`,
  ]
}

// The central records unit and administrators know of more than they may read.
function metadata(seeking: Seeking, conditions: readonly Condition[]): RawBuilder<unknown>[] {
  const { actor } = seeking
  if (!isCru(actor) && !isAdministrator(actor)) return []
  return [
    sql`select ${columns(seeking, true)} from search_entries e
    where ${foundBy(actor, given)} and not ${openTo(actor)} and not e.is_classified and e.document_id not in (${given})${matchingTitle(seeking, 'title')}${fulfilling(conditions)}`,
  ]
}

// A name that holds the word once has this sort key: so many of them, and an older title could hardly be among the first.
const keyOfName = 10
const enoughNames = 200

/**
 * Where more is found than totals count, and few of it by its name: what else has the words in its title, as the
 * expression `titles`.
 */
export function olderTitlesCte(seeking: Seeking): RawBuilder<unknown> {
  const { actor, conditions } = seeking
  return sql`titles as materialized (
    select ${columns(seeking, true)} from search_entries e
    where ${openTo(actor)} and ${foundBy(actor, given)} and e.title @@ ${text('title')}${fulfilling(conditions)}
      and (select count(*) > ${mostFound} and count(*) filter (where sort_key >= ${sql.lit(keyOfName)}) < ${sql.lit(enoughNames)} from found)
      and e.id not in (select id from found)
    limit 2000
  )`
}

// Found by the name alone: neither what they are about nor what is in them.
function masked(seeking: Seeking, conditions: readonly Condition[]): RawBuilder<unknown>[] {
  const { actor } = seeking
  if (actor.kind !== 'user' || conditions.some((one) => one.ofContents)) return []
  return [
    sql`select ${columns(seeking, false)} from search_entries e
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

function columns(seeking: Seeking, isOpen: boolean): RawBuilder<unknown> {
  const { actor, unitId } = seeking
  const contents = isOpen ? sql`e.tag_ids, e.file_types` : sql`'{}'::integer[] as tag_ids, '{}'::text[] as file_types`
  const nearness = sql`(e.unit_id = ${unitId}::integer)::integer + (e.unit_id = any(${unitsOf(actor)}::integer[]))::integer`
  return sql`e.id, e.recency, ${sortKey(seeking, isOpen)} as sort_key, e.document_id, e.unit_id, e.campus_id, ${nearness} as nearness,
    ${sql.lit(isOpen)} as is_open, e.category_id, e.year, ${contents}, e.kind`
}

// By relevance: how well the title fits, in whole numbers. Sizes of what is masked are nobody's to know.
function sortKey({ sort, texts }: Seeking, isOpen: boolean): RawBuilder<unknown> {
  const which = isOpen ? 'title' : 'name'
  if (sort === 'name') return sql`e.name`
  if (sort === 'size') return isOpen ? sql`e.size` : sql`0::bigint`
  if (sort !== 'relevance') return sql`coalesce(e.document_date, to_timestamp(e.recency)::date)`
  if (texts.whole === null) return sql`0`
  return sql`case when e.title @@ ${text(which)}
    then (ts_rank_cd(${weights}, e.title, ${text(which)}, 32) * 20)::integer else 0 end`
}

/** What the title adds to the score of a row of the candidates. */
export const titleRank = sql`first.sort_key / 20.0::double precision`

/** The order of the first look, before the texts are weighed. */
export function firstOrder(sort: SearchSort): RawBuilder<unknown> {
  const orders: Record<SearchSort, RawBuilder<unknown>> = {
    relevance: sql`sort_key desc, nearness desc, recency desc, id desc`,
    newest: sql`sort_key desc, id desc`,
    oldest: sql`sort_key asc, id asc`,
    name: sql`sort_key collate natural_order asc, id asc`,
    size: sql`sort_key desc, id desc`,
  }
  return orders[sort]
}
