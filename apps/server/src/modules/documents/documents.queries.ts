import type { Document, List } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { type DocumentRow, documentColumns, documentSource, editionJoins } from './document-row.ts'
import { presentDocument } from './documents.presenter.ts'
import type { Edition } from './visibility.ts'

export type DocumentSort = 'name' | 'modified' | 'size' | 'date' | 'created'
export interface DocumentListing {
  /** Aliases: `d` documents, `p` the living posting, `o` the office. */
  where: RawBuilder<unknown>
  edition?: Edition
  page: number
  pageSize: number
  sort?: DocumentSort | undefined
  order?: 'asc' | 'desc' | undefined
  search?: string | undefined
  /** An order of one's own, before the sort. */
  first?: RawBuilder<unknown>
}

const sortColumns: Record<DocumentSort, RawBuilder<unknown>> = {
  name: sql`d.name collate natural_order`,
  modified: sql`d.updated_at`,
  created: sql`d.created_at`,
  date: sql`d.document_date`,
  size: sql`d.total_size`,
}

/** Documents for a screen: views with capabilities, pins, tags and files, in one statement whatever the page. */
export async function selectDocuments(ctx: Context, listing: DocumentListing): Promise<List<Document>> {
  const { rows, total } = await selectDocumentRows(ctx, listing)
  const edition = listing.edition ?? 'working'
  return asList(
    rows.map((row) => presentDocument(ctx, row, edition)),
    total,
  )
}

/** The rows behind `selectDocuments`, for lists that add columns of their own. */
export async function selectDocumentRows<E extends object = object>(
  ctx: Context,
  listing: DocumentListing & { columns?: RawBuilder<unknown>; joins?: RawBuilder<unknown> },
): Promise<{ rows: (DocumentRow & E)[]; total: number }> {
  const { edition = 'working', page, pageSize, sort = 'name', order = 'asc', columns, joins } = listing
  const where = matching(listing)
  const direction = order === 'desc' ? sql`desc nulls last` : sql`asc nulls last`
  const first = listing.first ? sql`${listing.first}, ` : sql``
  // The page is chosen before the details of its rows are gathered.
  const { rows } = await sql<DocumentRow & E & { inAll: number }>`
    with chosen as materialized (
      select d.id, count(*) over ()::int as in_all, row_number() over (order by ${first}${sortColumns[sort]} ${direction}, d.id) as place
      from ${documentSource} where ${where} order by place limit ${pageSize} offset ${page * pageSize}
    )
    select chosen.in_all, ${documentColumns(ctx.actor, edition, ctx.config.TIME_ZONE)}${columns ? sql`, ${columns}` : sql``}
    from chosen join documents d on d.id = chosen.id
    join units n on n.id = d.unit_id join offices o on o.id = n.office_id
    left join postings p on p.document_id = d.id and p.ended_at is null
    left join access_levels l on l.id = p.access_level_id
    ${editionJoins(edition)} ${joins ?? sql``}
    order by chosen.place`.execute(ctx.db)
  const total = rows[0]?.inAll ?? (page === 0 ? 0 : await countDocuments(ctx, where))
  return { rows, total }
}

function matching({ where, search }: DocumentListing): RawBuilder<unknown> {
  if (!search) return where
  return sql`${where} and d.name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`
}

async function countDocuments(ctx: Context, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    total: number
  }>`select count(*)::int as total from ${documentSource} where ${where}`.execute(ctx.db)
  return rows[0]?.total ?? 0
}

/** Documents by id in the order of the ids, in one edition. Whoever calls has judged that the actor may see them. */
export async function selectDocumentsById(ctx: Context, ids: readonly number[], edition: Edition): Promise<Document[]> {
  const { items } = await selectDocuments(ctx, {
    where: sql`d.id = any(${ids})`,
    edition,
    page: 0,
    pageSize: Math.max(ids.length, 1),
    first: sql`array_position(${ids}::int[], d.id)`,
  })
  return items
}
