import { type RawBuilder, sql } from 'kysely'
import type { ResultType } from '../query/parsed-query.ts'
import { olderTitlesCte } from './candidates.ts'
import { firstOrder, firstTitleRank, nearnessOf, recencyOf, titleRank, weights } from './columns.ts'
import type { Seeking } from './seeking.ts'

// So many are weighed by where their words stand in the text; the others stay as their titles put them.
export const mostWeighed = 100

export interface Ranking {
  seeking: Seeking
  /** What the page holds. */
  types: readonly ResultType[]
  page: number
  pageSize: number
  /** So many of each type, instead of a page of all. */
  eachType?: number
}

const ranked = sql`id, is_open, sort_key`

/** `placed`: what is found of the types (type, id, kind, is_open, score), each with its `position`. */
export function rankingCtes(ranking: Ranking): RawBuilder<unknown> {
  const { seeking, types } = ranking
  const depth = types.includes('File') ? depthOf(ranking) : 0
  const others = sql`select type, id, score, name from others where type = any(${types}::text[])`
  const order = firstOrder(seeking.sort)
  const first = (source: RawBuilder<unknown>) => sql`first as materialized (
    select *, row_number() over (order by ${order}) as place from (
      select ${ranked} from ${source} order by ${order} limit ${depth}
    ) as top
  )`
  if (!isWeighed(seeking)) return sql`${first(sql`found`)}, ${unweighed(others)}`
  const both = sql`(select ${ranked} from found union all select ${ranked} from titles) as entry`
  return sql`${olderTitlesCte(seeking)}, ${first(both)}, ${weighed(seeking, others)}`
}

/** Whether the first are weighed by how well they fit. */
export const isWeighed = ({ sort, texts }: Seeking) => sort === 'relevance' && texts.whole !== null

function depthOf({ seeking, page, pageSize, eachType }: Ranking): number {
  return Math.max(isWeighed(seeking) ? mostWeighed : 0, eachType ?? (page + 1) * pageSize)
}

// Behind the weighed ones the first look's order goes on, so that pages have no gap and no double. A name that is what
// was typed comes first.
const weighed = ({ typed }: Seeking, others: RawBuilder<unknown>) => {
  const exact = (name: RawBuilder<unknown>) => sql`case when name_key(${name}) = name_key(${typed}) then 0.5 else 0 end`
  return sql`ranked as materialized (
    select 'File' as type, e.document_id as id, e.kind, first.is_open, ${nearnessOf} as nearness, ${recencyOf} as recency, first.place,
      case when first.place > ${mostWeighed} then ${firstTitleRank}
        else ${titleRank} + ${exact(sql`e.name`)}
          + case when first.is_open then ts_rank_cd(${weights}, e.whole, (select whole from query), 33) else 0 end end as score,
      (first.place > ${mostWeighed})::integer as tier
    from first join search_entries e on e.id = first.id
    union all
    select type, id, null, false, 3, null, row_number() over (order by name, id), score + ${exact(sql`name`)}, 0 from (${others}) as other
  ), placed as (
    select *, row_number() over (order by tier, case tier when 0 then round((score * 50)::numeric) end desc,
      case tier when 0 then nearness end desc, case tier when 0 then recency end desc nulls last, place, type) as position
    from ranked
  )`
}

const unweighed = (others: RawBuilder<unknown>) => sql`placed as (
    select *, row_number() over (order by tier, place, type) as position from (
      select 'File' as type, e.document_id as id, e.kind, is_open, 0::double precision as score, place, 1 as tier
      from first join search_entries e on e.id = first.id
      union all
      select type, id, null, false, score, row_number() over (order by name, id), 0 from (${others}) as other
    ) as everything
  )`

/** One page of `placed`, or the first of each type. */
export function chosen({ page, pageSize, eachType }: Ranking): RawBuilder<unknown> {
  const columns = sql`type, id, kind, is_open as "isOpen", score`
  if (eachType === undefined)
    return sql`select ${columns} from placed order by position limit ${pageSize} offset ${page * pageSize}`
  return sql`select ${columns} from (select *, row_number() over (partition by type order by position) as of_type from placed) as each_type
    where of_type <= ${eachType} order by position`
}
