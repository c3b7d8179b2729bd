import type { AccessLevelSetting, Campus, DeliveryUnit, Office } from '@sinupan/contract'
import type { Database } from '../../platform/database/database.ts'
import { refuse, refuseField } from '../../platform/refusal.ts'
import { listAccessLevels } from './access-levels.queries.ts'
import { listCampuses, listOffices, listUnits } from './organisation.queries.ts'

/** The only one, where there is one. @throws Refusal NotFound */
export function requireOne<T>([one]: readonly T[]): T {
  if (one === undefined) throw refuse('NotFound')
  return one
}

/** @throws Refusal NotFound, as the three below */
export const requireCampus = async (db: Database, id: number): Promise<Campus> => requireOne(await listCampuses(db, id))
export const requireOffice = async (db: Database, id: number): Promise<Office> =>
  requireOne((await listOffices(db, { id })).items)
export const requireUnit = async (db: Database, id: number): Promise<DeliveryUnit> =>
  requireOne((await listUnits(db, { id })).items)
export const requireAccessLevel = async (db: Database, id: number): Promise<AccessLevelSetting> =>
  requireOne(await listAccessLevels(db, id))

/** Where a body names one that isn't there. @throws Refusal ValidationFailed on the field */
export async function requireNamed(db: Database, table: 'campuses' | 'offices' | 'units', id: number, field: string) {
  const found = await db.selectFrom(table).select('id').where('id', '=', id).forShare().executeTakeFirst()
  if (!found) throw refuseField(field, 'There is none of that number.')
}
