import type { Document, List } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { asList } from '../../platform/database/page.ts'
import { documentColumns } from './document-columns.ts'
import type { DocumentRow, FlatRow } from './document-row.ts'
import { editionJoins, fileOrder, livingPosting, placeAndPosting } from './document-source.ts'
import { presentDocument } from './documents.presenter.ts'
import { gatherDocuments } from './gather-documents.ts'
import { type Edition, readInUnitBy } from './visibility.ts'

export type DocumentSort = 'name' | 'modified' | 'size' | 'date' | 'created'
export interface DocumentListing {
  /** Aliases: `d` documents, `p` the living posting, `o` the office. */
  where: RawBuilder<unknown>
  /** `where` and `first` look at `d` alone, so that a page is found without reading anything else. */
  isPlain?: boolean
  /** Nobody asks how many there are. */
  isUncounted?: boolean
  edition?: Edition
  page: number
  pageSize: number
  sort?: DocumentSort | undefined
  order?: 'asc' | 'desc' | undefined
  search?: string | undefined
  /** An order of one's own, before the sort. */
  first?: RawBuilder<unknown>
}

// Where nothing can be null, an index is read backwards only if nothing is said of nulls.
const sortColumns: Record<DocumentSort, (direction: RawBuilder<unknown>, actor: Actor) => RawBuilder<unknown>> = {
  name: (direction) => sql`d.name collate natural_order ${direction}`,
  modified: (direction) => sql`d.updated_at ${direction}`,
  created: (direction) => sql`d.created_at ${direction}`,
  date: (direction) => sql`d.document_date ${direction} nulls last`,
  // A size is contents: where a document stands in this order must not tell it to who may not read it.
  size: (direction, actor) => sql`case when ${readInUnitBy(actor)} then d.total_size else 0 end ${direction}`,
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
  const { edition = 'working', page, pageSize, columns, joins } = listing
  const all = sql`from documents d ${listing.isPlain ? sql`` : placeAndPosting} where ${matching(listing)}`
  // The page is chosen before the details of its rows are gathered.
  const { rows } = await sql<FlatRow & E & { inAll: number }>`
    with d as materialized (
      select page.*, row_number() over () as place from (
        select d.* ${all} order by ${orderOf(ctx.actor, listing)} limit ${pageSize} offset ${page * pageSize}
      ) as page
    )
    select ${listing.isUncounted ? sql`0` : sql`(select count(*)::int ${all})`} as "inAll",
      ${documentColumns({ actor: ctx.actor, edition })}${columns ? sql`, ${columns}` : sql``}
    from d ${livingPosting} ${editionJoins[edition]} ${joins ?? sql``}
    order by d.place, ${fileOrder[edition]}`.execute(ctx.db)
  const total = rows[0]?.inAll ?? (page === 0 ? 0 : await countAll(ctx, all))
  return { rows: await gatherDocuments(ctx.db, rows), total }
}

function orderOf(actor: Actor, { sort = 'name', order = 'asc', first }: DocumentListing): RawBuilder<unknown> {
  const sorted = sortColumns[sort](order === 'desc' ? sql`desc` : sql`asc`, actor)
  return sql`${first ? sql`${first}, ` : sql``}${sorted}, d.id`
}

function matching({ where, search }: DocumentListing): RawBuilder<unknown> {
  if (!search) return where
  return sql`${where} and d.name ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`
}

async function countAll(ctx: Context, all: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${all}`.execute(ctx.db)
  return rows[0]?.total ?? 0
}

/** Documents by id in the order of the ids, in one edition. Whoever calls has judged that the actor may see them. */
export async function selectDocumentsById(ctx: Context, ids: readonly number[], edition: Edition): Promise<Document[]> {
  const { items } = await selectDocuments(ctx, {
    where: isAmong('d.id', ids),
    edition,
    page: 0,
    pageSize: Math.max(ids.length, 1),
    first: sql`array_position(${ids}::int[], d.id)`,
    isPlain: true,
    isUncounted: true,
  })
  return items
}
