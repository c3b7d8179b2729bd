import { type listSuggestions as asked, exactTotalLimit, type QueryOf } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { marksOf } from '../documents/index.ts'
import { fold, wordsOf } from '../search/index.ts'

export type Asked = QueryOf<typeof asked>

/** The ids of a page of what has no series, the newest first, and how many there are: counted no further than needed. */
export async function listUnscheduled(ctx: Context, query: Asked): Promise<{ ids: number[]; total: number }> {
  const { page, pageSize } = query
  const all = sql`from documents d where d.is_living and d.category_id is null and ${narrowed(ctx, query)}`
  const { rows } = await sql<{ ids: number[]; total: number }>`
    select array(select d.id ${all} order by d.id desc limit ${pageSize} offset ${page * pageSize}) as ids,
      (select count(*)::int from (select ${all} limit ${exactTotalLimit + 1}) as counted) as total`.execute(ctx.db)
  return rows[0] ?? { ids: [], total: 0 }
}

function narrowed(ctx: Context, { search, campusId, deliveryUnitId, fileManagerIds }: Asked): RawBuilder<unknown> {
  const conditions = [
    ...(fileManagerIds ? [sql`d.id = any(${fileManagerIds}::integer[])`] : []),
    ...(deliveryUnitId === undefined ? [] : [sql`d.unit_id = ${deliveryUnitId}`]),
    ...(campusId === undefined
      ? []
      : [
          sql`d.unit_id = any(array(select n.id from units n join offices o on o.id = n.office_id where o.campus_id = ${campusId}))`,
        ]),
    ...(search ? [named(ctx, search)] : []),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

// By the names that the caller sees (weight A): of what is masked nothing else may be told.
function named({ actor }: Context, search: string): RawBuilder<unknown> {
  const words = wordsOf(search).map(fold)
  if (words.length === 0) return sql`false`
  const wanted = words.map((word) => `'${word}':*A`).join(' & ')
  return sql`d.id in (select e.document_id from search_entries e
    where e.viewers && ${marksOf(actor)} and e.title @@ ${wanted}::tsquery)`
}

export interface Unit {
  id: number
  name: string
  officeName: string
  campusName: string
}

/** The units of documents with their offices and campuses. */
export async function findUnits({ db }: Context, ids: readonly number[]): Promise<Map<number, Unit>> {
  const { rows } = await sql<Unit>`select n.id, n.name, o.name as office_name, c.name as campus_name
    from units n join offices o on o.id = n.office_id join campuses c on c.id = o.campus_id
    where n.id = any(${ids}::integer[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
