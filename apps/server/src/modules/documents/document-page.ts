import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { placeAndPosting } from './document-source.ts'
import { type Edition, readInUnitBy } from './visibility.ts'

export type DocumentSort = 'name' | 'modified' | 'size' | 'date' | 'created'
export interface DocumentListing {
  /** Aliases: `d` documents, `p` the living posting, `o` the office. */
  where: RawBuilder<unknown>
  /** `where` and `first` look at `d` alone, so that a page is found without reading anything else. */
  isPlain?: boolean
  /** SQL: how many there are where nothing is sought, kept by who changes it. */
  counted?: RawBuilder<number> | undefined
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

const allOf = (listing: DocumentListing): RawBuilder<unknown> =>
  sql`from documents d ${listing.isPlain ? sql`` : placeAndPosting} where ${matching(listing)}`

/** SQL: the page of a listing, behind its columns. */
export const pageOf = (actor: Actor, listing: DocumentListing): RawBuilder<unknown> =>
  sql`${allOf(listing)} order by ${orderOf(actor, listing)} limit ${listing.pageSize} offset ${listing.page * listing.pageSize}`

/** SQL: how many there are of a listing. */
export function countOf(listing: DocumentListing): RawBuilder<number> {
  if (listing.isUncounted) return sql`0`
  return (!listing.search && listing.counted) || sql`(select count(*)::int ${allOf(listing)})`
}

/** What a page's rows tell of the whole; an empty page tells nothing. */
export const totalOf = async (ctx: Context, listing: DocumentListing, rows: readonly { inAll: number }[]) =>
  rows[0]?.inAll ?? (listing.page === 0 ? 0 : await countAll(ctx, allOf(listing)))

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
