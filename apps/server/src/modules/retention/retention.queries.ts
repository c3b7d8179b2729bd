import { exactTotalLimit, type List, type Retained, type RetentionTab, retentionTab } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { unitsOf, userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import { isClassifiedNow } from '../documents/index.ts'
import {
  findNamed,
  isHeld,
  knowsDrafts,
  type RetentionFilters,
  shownName,
  sourceOf,
  today,
  wanted,
} from './retention-tabs.ts'

export type RetentionSort = 'expiresOn' | 'name' | 'documentDate' | 'size' | 'created'
export interface RetentionListing extends RetentionFilters {
  page: number
  pageSize: number
  sort?: RetentionSort | undefined
  order?: 'asc' | 'desc' | undefined
}

/** One part of what is asked for: everything between two points in its order. */
interface Piece {
  where: RawBuilder<boolean>
  order: RawBuilder<unknown>
  limit: number
  offset: number
}

const isOpen = (ctx: Context) => sql`(not ${isClassifiedNow} or d.owner_id = ${userIdOf(ctx.actor)}::uuid)`
// A size is contents: where a classified document stands in this order must not tell it.
const sizeShown = (ctx: Context) => sql`case when ${isOpen(ctx)} then d.total_size else 0 end`

const sortColumns = {
  expiresOn: () => sql`d.expires_on`,
  name: (ctx: Context) => sql`${shownName(ctx)} collate natural_order`,
  documentDate: () => sql`d.document_date`,
  size: sizeShown,
  created: () => sql`d.created_at`,
} as const
const destroyedColumns = {
  ...sortColumns,
  name: () => sql`d.name`,
  size: () => sql`d.total_size`,
  created: () => sql`d.destroyed_at`,
}

// Where its paper stands is its unit's to know, and the central records unit's.
const knowsPlaces = (ctx: Context) =>
  knowsDrafts(ctx) ? sql`true` : sql`d.unit_id = any(${unitsOf(ctx.actor)}::integer[])`

const endless: readonly RetentionTab[] = ['unscheduled', 'permanent']

function orderOf(ctx: Context, { tab, sort, order = 'asc' }: RetentionListing): RawBuilder<unknown> {
  const by = sort ?? (endless.includes(tab) ? 'created' : 'expiresOn')
  const columns = tab === 'destroyed' ? destroyedColumns : sortColumns
  // Where there are no nulls, an order that names them is not the index's.
  const hasNulls = !(by === 'expiresOn' && (tab === 'expired' || tab === 'expiring'))
  const direction = order === 'asc' ? sql`asc` : hasNulls ? sql`desc nulls last` : sql`desc`
  return sql`${columns[by](ctx)} ${direction}, d.id ${sql.raw(order)}`
}

/** A page of a tab: two statements, however many documents there are, and one for what is searched for. */
export async function listRetained(ctx: Context, asked: RetentionListing): Promise<List<Retained>> {
  const listing = { ...asked, among: await findNamed(ctx, asked) }
  const { page, pageSize } = listing
  const rows = await selectRetained(ctx, listing, {
    where: wanted(ctx, listing),
    order: orderOf(ctx, listing),
    limit: pageSize,
    offset: page * pageSize,
  })
  const items = rows.map((row) => present(ctx, row))
  const isWhole = page === 0 && items.length < pageSize
  return asList(items, isWhole ? items.length : await countTab(ctx, listing))
}

/** How many there are, up to one more than the exact limit. */
async function countTab(ctx: Context, filters: RetentionFilters): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from ${sourceOf(filters)} where ${wanted(ctx, filters)} limit ${exactTotalLimit + 1}) as counted`.execute(
    ctx.db,
  )
  return rows[0]?.count ?? 0
}

/** How many there are in each tab: one statement. */
export async function countTabs(ctx: Context, days: number): Promise<Record<RetentionTab, number>> {
  const columns = retentionTab.options.map((tab) => {
    const filters = { tab, days }
    return sql`(select count(*)::int from (select from ${sourceOf(filters)} where ${wanted(ctx, filters)}
      limit ${exactTotalLimit + 1}) as counted) as ${sql.ref(tab)}`
  })
  const { rows } = await sql<Record<RetentionTab, number>>`select ${sql.join(columns)}`.execute(ctx.db)
  const [counts] = rows
  if (!counts) throw new Error('A statement without FROM gave no row.')
  return counts
}

/** A document of a tab without its address, whose making takes longer than the row itself. */
export type RetainedRow = Omit<Retained, 'fileManager'> &
  Omit<Retained['fileManager'], 'routeId' | 'deliveryUnitId'> & { unitId: number }

// With a thousand the server becomes twice as much larger (bench/README.md).
const pieceOf = 250

/** All of a tab, in pieces, each read by where the one before ended. */
export async function* streamRetained(ctx: Context, filters: RetentionFilters): AsyncGenerator<RetainedRow[]> {
  const isDated = filters.tab === 'expired' || filters.tab === 'expiring'
  let after: RawBuilder<boolean> = sql`true`
  for (;;) {
    const items = await selectRetained(
      ctx,
      { ...filters, page: 0, pageSize: pieceOf },
      {
        where: sql`${wanted(ctx, filters)} and ${after}`,
        order: isDated ? sql`d.expires_on, d.id` : sql`d.id`,
        limit: pieceOf,
        offset: 0,
      },
    )
    const last = items.at(-1)
    if (!last) return
    yield items
    const { id } = last
    after = isDated ? sql`(d.expires_on, d.id) > (${last.expiresOn}::date, ${id})` : sql`d.id > ${id}`
  }
}

async function selectRetained(ctx: Context, listing: RetentionListing, piece: Piece): Promise<RetainedRow[]> {
  const isGone = listing.tab === 'destroyed'
  // Names of postings are needed where one searches, or sorts by them.
  const source = sourceOf({ ...listing, search: listing.search ?? (listing.sort === 'name' ? ' ' : undefined) })
  const { rows } = await sql<RetainedRow>`
    with page as materialized (
      select chosen.id, row_number() over () as place from (
        select d.id from ${source} where ${piece.where}
        order by ${piece.order} limit ${piece.limit} offset ${piece.offset}) as chosen
    )
    select ${isGone ? destroyedRow(ctx) : livingRow(ctx)}, ${surroundings}
    from page join ${isGone ? sourceOf(listing) : sql`documents d`} on d.id = page.id
      ${
        isGone
          ? sql``
          : sql`left join postings p on p.document_id = d.id and p.ended_at is null
        left join locations l on l.id = d.location_id`
      }
      join units n on n.id = d.unit_id join offices o on o.id = n.office_id join campuses ca on ca.id = o.campus_id
      left join categories c on c.id = d.category_id left join category_groups g on g.id = c.group_id
    order by page.place`.execute(ctx.db)
  return rows
}

const surroundings = sql`
  case when c.id is not null then json_build_object('id', c.id, 'category', c.name, 'retention', c.retention_years) end as category,
  case when g.id is not null then json_build_object('id', g.id, 'group', g.name) end as group,
  json_build_object('id', ca.id, 'campusName', ca.name, 'shortName', ca.short_name) as campus,
  json_build_object('id', o.id, 'name', o.name, 'shortName', o.short_name) as office,
  json_build_object('id', n.id, 'name', n.name) as unit, d.unit_id, d.document_date, d.expires_on`

const livingRow = (ctx: Context) => sql`
  d.id, ${shownName(ctx)} as name, ${isClassifiedNow} as is_classified, d.is_record, d.is_permanent, d.is_vital, d.created_at,
  case when ${isOpen(ctx)} then (select f.extension from files f where f.document_id = d.id and f.is_current
    order by f.lineage_id limit 1) end as file_type,
  (${today(ctx)}::date - d.expires_on) as days_past, ${sizeShown(ctx)} as total_file_size,
  case when l.id is not null and ${knowsPlaces(ctx)} then json_build_object('id', l.id, 'location', l.name, 'code', l.code) end as file_location,
  ${blockers(ctx)} as blockers, ${kinds} as holds`

const kinds = sql`array(select distinct h.kind from hold_documents hd join holds h on h.id = hd.hold_id
  where hd.document_id = d.id and h.lifted_at is null order by h.kind)`

/** SQL: what stands in the way of a document's (`d`) disposal today. Aliases: `p` its living posting, `c` its category. */
const blockers = (ctx: Context) => sql`array_remove(array[
  case when ${isHeld} then 'OnHold' end,
  case when p.id is not null and p.status <> 'returned' then 'Posted' end,
  case when d.is_permanent or (c.id is not null and c.retention_years is null) then 'Permanent' end,
  case when d.is_vital then 'Vital' end,
  case when d.expires_on >= ${today(ctx)}::date then 'UnderRetention' end,
  case when c.id is null and not d.is_permanent then 'Unscheduled' end,
  ${knowsDrafts(ctx) ? sql`case when d.id in (select document_id from documents_in_disposal) then 'InDisposal' end` : sql`null`},
  case when d.id in (select document_id from documents_on_loan) then 'Loan' end], null)`

const destroyedRow = (ctx: Context) => sql`
  d.id, d.name, false as is_classified, true as is_record, false as is_permanent, false as is_vital,
  d.destroyed_at as created_at, null as file_type, (${today(ctx)}::date - d.expires_on) as days_past, d.total_size as total_file_size,
  null as file_location, '{}'::text[] as blockers, '{}'::text[] as holds`

function present({ secrets }: Context, row: RetainedRow): Retained {
  const { id, name, isClassified, isRecord, isPermanent, isVital, createdAt, fileType, unitId, ...around } = row
  const routeId = routeIdOf(secrets, { kind: 'document', id, unitId })
  const marks = { isClassified, isRecord, isPermanent, isVital }
  const told = { id, name, routeId, deliveryUnitId: unitId, ...marks, createdAt, fileType }
  return { fileManager: told, ...around }
}
