import { mostInStockTake } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Held } from '../../platform/policy.ts'
import { type LocationFacts, locationWay } from '../locations/index.ts'
import type { StockTakeFacts } from './stock-takes.policy.ts'

/** The stock-take that counts just this place now. */
export async function findOpen(db: Database, locationId: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from stock_takes where location_id = ${locationId} and closed_at is null order by id desc limit 1`.execute(
    db,
  )
  return rows[0]?.id
}

/** A new one of a place, with all that belongs there now; one more than it may count where there is too much. */
export async function insertStockTake(
  db: Database,
  { id, unitId, location, code, path }: LocationFacts,
  by: { userId: string; now: string },
): Promise<{ id: number; expected: number }> {
  const { rows } = await sql<{ id: number }>`
    insert into stock_takes (unit_id, location_id, name, code, way, started_by, started_at)
    values (${unitId}, ${id}, ${location}, ${code}, coalesce(${locationWay(sql`${path}::ltree`)}, ${location}), ${by.userId}, ${by.now})
    returning id`.execute(db)
  const stockTakeId = rows[0]?.id ?? 0
  const { numAffectedRows } = await sql`
    insert into stock_take_items (stock_take_id, document_id, item_code, name, way, is_expected, was_on_loan)
    select ${stockTakeId}, d.id, d.item_code, d.name, place.way, true,
      exists (select from loans where document_id = d.id and status in ('pulled', 'lent', 'returned'))
    from (select l.id, ${locationWay(sql`l.path`)} as way from locations l
      where l.path <@ ${path}::ltree and l.path >= ${path}::ltree and l.path < end_of_way(${path}::ltree)) as place
    join documents d on d.location_id = place.id and d.is_living
    where d.item_code is not null
    limit ${mostInStockTake + 1}`.execute(db)
  return { id: stockTakeId, expected: Number(numAffectedRows ?? 0n) }
}

interface Scanned {
  documentId: number
  itemCode: string
  name: string
  by: string
  now: string
}

/** Writes down that something was met. Whoever scans it second, or meanwhile, changes nothing. */
export async function markScanned(
  db: Database,
  { id: stockTakeId }: Held<StockTakeFacts, 'scan'>,
  { documentId, itemCode, name, by, now }: Scanned,
): Promise<{ itemId: number; result: 'found' | 'misplaced' | 'again' }> {
  const { rows } = await sql<{ id: number; isExpected: boolean }>`
    insert into stock_take_items as item (stock_take_id, document_id, item_code, name, way, is_expected, found_at, found_by)
    values (${stockTakeId}, ${documentId}, ${itemCode}, ${name},
      (select ${locationWay(sql`place.path`)} from locations place
        where place.id = (select location_id from documents where id = ${documentId})), false, ${now}, ${by})
    on conflict (stock_take_id, document_id) do update set found_at = excluded.found_at, found_by = excluded.found_by
      where item.found_at is null
    returning id, is_expected`.execute(db)
  const [marked] = rows
  if (marked) return { itemId: marked.id, result: marked.isExpected ? 'found' : 'misplaced' }
  const before = await sql<{ id: number }>`
    select id from stock_take_items where stock_take_id = ${stockTakeId} and document_id = ${documentId}`.execute(db)
  return { itemId: before.rows[0]?.id ?? 0, result: 'again' }
}

export const updateClosed = (
  db: Database,
  stockTake: Held<StockTakeFacts, 'close'>,
  { by, now }: { by: string | null; now: string },
) =>
  db
    .updateTable('stockTakes')
    .set({ closedBy: by, closedAt: now, version: stockTake.version + 1 })
    .where('id', '=', stockTake.id)
    .execute()
