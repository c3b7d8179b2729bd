import type { List, StockTake, StockTakeItem, StockTakeItemState } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { listedPage } from '../../platform/database/page.ts'
import { judge } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { locationRoute } from '../locations/index.ts'
import { userRefJson } from '../people/index.ts'
import { type StockTakeAction, stockTakePolicy } from './stock-takes.policy.ts'

type Row = Omit<StockTake, 'deliveryUnit' | 'fileLocation' | 'capabilities'> & {
  unitId: number
  unitName: string
  locationId: number | null
  name: string
  code: string
  way: string
}

/** SQL: what became of an item (`i`). */
const stateOf: RawBuilder<StockTakeItemState> = sql`case when i.found_at is null then
  case when i.was_on_loan then 'onLoan' else 'missing' end when i.is_expected then 'found' else 'misplaced' end`

const columns = sql`s.id, s.unit_id, n.name as unit_name, s.location_id, s.name, s.code, s.way,
  counted.expected, counted.found, counted.misplaced, counted.missing, counted.on_loan,
  ${userRefJson('starter')} as started_by, s.started_at, ${userRefJson('closer')} as closed_by, s.closed_at, s.version`
const source = sql`stock_takes s join units n on n.id = s.unit_id
  left join users starter on starter.id = s.started_by left join users closer on closer.id = s.closed_by
  cross join lateral (select count(*) filter (where i.is_expected)::int as expected,
    count(*) filter (where ${stateOf} = 'found')::int as found, count(*) filter (where ${stateOf} = 'misplaced')::int as misplaced,
    count(*) filter (where ${stateOf} = 'missing')::int as missing, count(*) filter (where ${stateOf} = 'onLoan')::int as on_loan
    from stock_take_items i where i.stock_take_id = s.id) as counted`

interface UnitQuery {
  page: number
  pageSize: number
  isOpen?: boolean | undefined
}

/** Stock-takes of a unit or, without one, of all; open ones first: the page is chosen before its rows are counted. */
export async function listStockTakes(
  ctx: Context,
  { unitId, ...query }: UnitQuery & { unitId?: number },
): Promise<List<StockTake>> {
  const { page, pageSize, isOpen } = query
  const wanted = isOpen === undefined ? sql`` : isOpen ? sql`and closed_at is null` : sql`and closed_at is not null`
  const from = sql`from stock_takes where ${unitId === undefined ? sql`true` : sql`unit_id = ${unitId}`} ${wanted}`
  const { rows } = await sql<Row>`
    select ${columns} from ${source} where s.id in (select id ${from} order by closed_at is not null, id desc
      limit ${pageSize} offset ${page * pageSize})
    order by s.closed_at is not null, s.id desc`.execute(ctx.db)
  return listedPage(
    ctx.db,
    rows.map((row) => present(ctx, row)),
    { page, pageSize, from },
  )
}

/** One; whoever calls has judged that the actor may know of it. @throws Refusal NotFound */
export async function viewStockTake(ctx: Context, id: number): Promise<StockTake> {
  const { rows } = await sql<Row>`select ${columns} from ${source} where s.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw refuse('NotFound')
  return present(ctx, row)
}

function present(ctx: Context, { unitId, unitName, locationId, name, code, way, ...row }: Row): StockTake {
  const judged = { actor: ctx.actor, stockTake: { unitId, isClosed: row.closedAt !== null } }
  const may = (action: StockTakeAction) => judge(stockTakePolicy, action, judged) === undefined
  const routeId = locationId === null ? null : locationRoute(ctx, locationId, unitId)
  return {
    ...row,
    deliveryUnit: { id: unitId, name: unitName },
    fileLocation: { id: locationId, routeId, location: name, code, way },
    capabilities: { scan: may('scan'), close: may('close') },
  }
}

export interface ItemsQuery {
  page: number
  pageSize: number
  state?: StockTakeItemState | undefined
  search?: string | undefined
}

// Of what is in its place now the counted place, or one below it, is on the way.
const itemColumns = sql`i.id, i.document_id as file_manager_id, i.name, i.item_code, i.way as place, ${stateOf} as state,
  coalesce((select place.path <@ counted.path from documents d join locations place on place.id = d.location_id
    join locations counted on counted.id = s.location_id where d.id = i.document_id), false) as is_here,
  i.found_at, ${userRefJson('finder')} as found_by`
const itemSource = sql`stock_take_items i join stock_takes s on s.id = i.stock_take_id left join users finder on finder.id = i.found_by`

/** What a stock-take expects and met: two statements at most. */
export async function listItems(
  ctx: Context,
  stockTakeId: number,
  { page, pageSize, state, search }: ItemsQuery,
): Promise<List<StockTakeItem>> {
  const isState = state ? sql`and ${stateOf} = ${state}` : sql``
  const words = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const isFound = search ? sql`and (i.name ilike ${words} or i.item_code = upper(${search}))` : sql``
  const from = sql`from ${itemSource} where i.stock_take_id = ${stockTakeId} ${isState} ${isFound}`
  const inOrder = state === 'found' ? sql`i.found_at desc, i.id` : sql`i.name collate natural_order, i.id`
  const { rows } = await sql<StockTakeItem>`
    select ${itemColumns} ${from} order by ${inOrder} limit ${pageSize} offset ${page * pageSize}`.execute(ctx.db)
  return listedPage(ctx.db, rows, { page, pageSize, from })
}

export async function findItem({ db }: Context, id: number): Promise<StockTakeItem | null> {
  const { rows } = await sql<StockTakeItem>`select ${itemColumns} from ${itemSource} where i.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** All of one state for a report, behind the id `after`, by number. */
export async function listItemsAfter(
  { db }: Context,
  { stockTakeId, state, after, most }: { stockTakeId: number; state: StockTakeItemState; after: number; most: number },
): Promise<StockTakeItem[]> {
  const { rows } = await sql<StockTakeItem>`
    select ${itemColumns} from ${itemSource}
    where i.stock_take_id = ${stockTakeId} and ${stateOf} = ${state} and i.id > ${after} order by i.id limit ${most}`.execute(
    db,
  )
  return rows
}
