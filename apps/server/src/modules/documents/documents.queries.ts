import type { Document, List } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { asList } from '../../platform/database/page.ts'
import { documentColumns } from './document-columns.ts'
import { countOf, type DocumentListing, pageOf, totalOf } from './document-page.ts'
import type { DocumentRow, FlatRow } from './document-row.ts'
import { editionJoins, fileOrder, livingPosting } from './document-source.ts'
import { presentDocument } from './documents.presenter.ts'
import { gatherDocuments } from './gather-documents.ts'
import type { Edition } from './visibility.ts'

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
  const { edition = 'working', columns, joins } = listing
  // The page is chosen before the details of its rows are gathered.
  const { rows } = await sql<FlatRow & E & { inAll: number }>`
    with d as materialized (
      select page.*, row_number() over () as place from (
        select d.*, d.xmin ${pageOf(ctx.actor, listing)}
      ) as page
    )
    select ${countOf(listing)} as "inAll",
      ${documentColumns({ actor: ctx.actor, edition })}${columns ? sql`, ${columns}` : sql``}
    from d ${livingPosting} ${editionJoins[edition]} ${joins ?? sql``}
    order by d.place, ${fileOrder[edition]}`.execute(ctx.db)
  return { rows: await gatherDocuments(ctx.db, rows), total: await totalOf(ctx, listing, rows) }
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
