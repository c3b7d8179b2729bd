import { type RawBuilder, sql } from 'kysely'
import { isAdministrator, isCru, unitsOf } from '../../../platform/actor.ts'
import { editionFor, foundBy, marksOf, openTo } from '../../documents/index.ts'
import { type Condition, type Dimension, mostFound, type SearchSort, type Seeking } from './seeking.ts'

/** Weights of D (text), C (description, file names), B (tags, category), A (name). */
export const weights = sql`'{0.1, 0.2, 0.4, 1}'::real[]`

const text = (which: 'whole' | 'title' | 'name') => sql`(select ${sql.ref(which)} from query)`

/**
 * The query's texts as vectors, read once: `query`. `newest_era` numbers the entries that were written last, 131 072 to
 * an era; the newest two are looked through first.
 */
export const queryCte = ({ texts }: Seeking): RawBuilder<unknown> => sql`query as materialized (
  select to_tsquery('sinupan', ${texts.whole}) as whole, to_tsquery('sinupan', ${texts.title}) as title,
    to_tsquery('sinupan', ${texts.name}) as name, coalesce((select max(id) from search_entries) >> 17, 0)::integer as newest_era
)`

/**
 * Everything that is found, as the expressions `<name>_new`, `<name>_all` and `<name>`; beyond what totals count, the
 * newest. Words are looked up by readers in one index, so that what others may read costs nothing. Older entries are
 * only looked at where the newest don't suffice: a common word costs the same among a million documents.
 */
export function candidateCtes(seeking: Seeking, name: string, omit?: Dimension): RawBuilder<unknown> {
  const conditions = seeking.conditions.filter((one) => !omit || one.dimension !== omit)
  const recent = sql.ref(`${name}_new`)
  const all = sql.ref(`${name}_all`)
  const isShort = sql`(select count(*) from ${recent}) <= ${mostFound} and (select newest_era from query) > 1`
  const inNewest = sql`e.era = any((select array[newest_era, newest_era - 1] from query)::integer[])`
  const isOlder = sql`e.id < ((select newest_era from query) - 1)::bigint << 17 and ${isShort}`
  return sql`${recent} as materialized (${unmasked(seeking, conditions, inNewest)}),
    ${all} as materialized (select * from ${recent} union all ${unmasked(seeking, conditions, isOlder)} ${masked(seeking, conditions)}),
    ${sql.ref(name)} as materialized (
      select * from ${all} where (select count(*) from ${all}) <= ${mostFound}
      union all
      (select * from ${all} where (select count(*) from ${all}) > ${mostFound} order by updated_at desc limit ${mostFound + 1})
    )`
}

function unmasked(
  seeking: Seeking,
  conditions: readonly Condition[],
  window: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { actor } = seeking
  const whole = sql`select ${columns(seeking, true)} from search_entries e
    where ${openTo(actor)} and ${editionFor(actor)}${matchingWhole(seeking)}${fulfilling(conditions)} and ${window}`
  if (!isCru(actor) && !isAdministrator(actor)) return whole
  return sql`${whole} union all select ${columns(seeking, true)} from search_entries e
    where ${foundBy(actor)} and not ${openTo(actor)} and not e.is_classified${matchingTitle(seeking, 'title')}${fulfilling(conditions)} and ${window}`
}

// Found by the name alone: neither what they are about nor what is in them.
function masked(seeking: Seeking, conditions: readonly Condition[]): RawBuilder<unknown> {
  const { actor } = seeking
  if (actor.kind !== 'user' || conditions.some((one) => one.ofContents)) return sql``
  return sql`union all select ${columns(seeking, false)} from search_entries e
    where ${foundBy(actor)} and not ${openTo(actor)} and e.is_classified${matchingTitle(seeking, 'name')}${fulfilling(conditions)}`
}

// A prefix of one or two letters is only looked for in titles: in texts nearly every word begins so.
function matchingWhole({ texts, actor }: Seeking): RawBuilder<unknown> {
  if (texts.whole === null) return sql``
  if (texts.whole === texts.title) return sql` and e.whole @@ ${text('whole')}`
  return sql` and e.viewers && ${marksOf(actor)} and (e.whole @@ ${text('whole')} or e.title @@ ${text('title')})`
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

function columns({ texts, sort, actor, unitId }: Seeking, isOpen: boolean): RawBuilder<unknown> {
  const which = isOpen ? 'title' : 'name'
  const rank =
    texts.whole === null
      ? sql`0::real`
      : sql`case when e.title @@ ${text(which)} then ts_rank_cd(${weights}, e.title, ${text(which)}, 32) else 0 end`
  const contents = isOpen ? sql`e.tag_ids, e.file_types` : sql`'{}'::integer[] as tag_ids, '{}'::text[] as file_types`
  return sql`e.id, e.document_id, e.kind, e.unit_id, e.campus_id, e.category_id, e.year, e.updated_at, ${contents}, ${sql.lit(isOpen)} as is_open,
    ${rank} as title_rank, (e.unit_id = ${unitId}::integer)::integer + (e.unit_id = any(${unitsOf(actor)}::integer[]))::integer as nearness,
    ${sortKey(sort, isOpen)} as sort_key`
}

// Sizes of what is masked are nobody's to know.
function sortKey(sort: SearchSort, isOpen: boolean): RawBuilder<unknown> {
  if (sort === 'name') return sql`e.name`
  if (sort === 'size') return isOpen ? sql`e.size` : sql`0::bigint`
  return sort === 'relevance' ? sql`0` : sql`coalesce(e.document_date, e.updated_at::date)`
}

/** The order of the first look, before the texts are weighed. */
export function firstOrder(sort: SearchSort): RawBuilder<unknown> {
  const orders: Record<SearchSort, RawBuilder<unknown>> = {
    relevance: sql`round(title_rank * 20) desc, nearness desc, updated_at desc, id desc`,
    newest: sql`sort_key desc, id desc`,
    oldest: sql`sort_key asc, id asc`,
    name: sql`sort_key collate natural_order asc, id asc`,
    size: sql`sort_key desc, id desc`,
  }
  return orders[sort]
}
