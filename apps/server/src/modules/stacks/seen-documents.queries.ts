import type { Document, List } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { type DocumentSort, type Edition, placeAndPosting, seenNow, selectDocumentsById } from '../documents/index.ts'

export interface DocumentsQuery {
  page: number
  pageSize: number
  sort?: DocumentSort | undefined
  order?: 'asc' | 'desc' | undefined
  search?: string | undefined
}

// A size is contents, which not everybody who sees a document may know: such lists are not ordered by it.
const sortColumns: Record<DocumentSort, RawBuilder<unknown>> = {
  name: sql`name collate natural_order`,
  modified: sql`updated_at`,
  created: sql`created_at`,
  date: sql`document_date`,
  size: sql`name collate natural_order`,
}

/**
 * The documents in a place that somebody signed in sees, of its unit or not, each in the edition that is theirs to see. Three
 * statements at most: the page, and its documents of either edition.
 */
export async function listSeen(ctx: Context, locationId: number, query: DocumentsQuery): Promise<List<Document>> {
  const { page, total } = await choosePage(ctx, locationId, query)
  const of = async (edition: Edition) => {
    const ids = page.filter((one) => one.edition === edition).map((one) => one.id)
    return ids.length === 0 ? [] : selectDocumentsById(ctx, ids, edition)
  }
  const views = await Promise.all([of('working'), of('snapshot')])
  const byId = new Map(views.flat().map((document) => [document.id, document]))
  return asList(
    page.flatMap(({ id }) => byId.get(id) ?? []),
    total,
  )
}

type Chosen = { id: number; edition: Edition }

async function choosePage(ctx: Context, locationId: number, query: DocumentsQuery) {
  const { page, pageSize, sort = 'name', order = 'asc', search } = query
  const named = search ? sql`where name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}` : sql``
  const { rows } = await sql<{ [K in keyof Chosen]: Chosen[K] | null } & { inAll: number }>`
    with standing as materialized (select * from (
      select d.id, case when own.is_working then 'working' else 'snapshot' end as edition,
        case when own.is_working then d.name else p.name end as name,
        case when own.is_working then d.document_date else p.document_date end as document_date, d.updated_at, d.created_at
      from documents d ${placeAndPosting}
      cross join lateral (select coalesce(${seenNow(ctx.actor, 'working')}, false) as is_working) as own
      where d.location_id = ${locationId} and d.is_living and (own.is_working or ${seenNow(ctx.actor, 'snapshot')})
    ) as seen ${named})
    select counted.in_all, chosen.id, chosen.edition
    from (select count(*)::int as in_all from standing) as counted
    left join lateral (
      select *, row_number() over () as place from (
        select * from standing order by ${sortColumns[sort]} ${order === 'desc' ? sql`desc` : sql`asc`} nulls last, id
        limit ${pageSize} offset ${page * pageSize}
      ) as page
    ) as chosen on true
    order by chosen.place`.execute(ctx.db)
  const chosen = rows.flatMap(({ id, edition }) => (id === null || edition === null ? [] : { id, edition }))
  return { page: chosen, total: rows[0]?.inAll ?? 0 }
}
