import type { LocationKind } from '@sinupan/contract'
import { sql } from 'kysely'
import { userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { onUnique } from '../../platform/database/constraints.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import type { Held } from '../../platform/policy.ts'
import type { LocationFacts } from './location.ts'

export interface LocationSaid {
  location?: string | undefined
  description?: string | null | undefined
  kind?: LocationKind | undefined
  isPublic?: boolean | undefined
}

/** A place that something is put into, or the top of a unit. */
export interface Site {
  unitId: number
  /** Null: the top. */
  locationId: number | null
}

/** Inserts a place, which gets its code; answers its id and code. @throws Refusal NameTaken, TooDeep */
export async function insertLocation(
  ctx: Context,
  { unitId, locationId }: Held<Site, 'fill'>,
  { location: name, ...said }: LocationSaid & { location: string },
): Promise<{ id: number; code: string }> {
  const now = ctx.clock.now().toISOString()
  return ctx.db
    .insertInto('locations')
    .values({
      ...said,
      name,
      unitId,
      parentId: locationId,
      path: '',
      createdBy: userIdOf(ctx.actor),
      createdAt: now,
      updatedAt: now,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow()
    .catch(onUnique('locations_name', 'NameTaken', { name }))
}

/** Changes what is said of a place, and where it stands. @throws Refusal NameTaken, WouldMakeCycle, TooDeep */
export async function updateLocationRow(
  ctx: Context,
  { id, location: before }: Held<LocationFacts, 'edit'>,
  { location, ...change }: LocationSaid & { parentId?: number | null | undefined },
): Promise<void> {
  const said = { ...change, ...(location === undefined ? {} : { name: location }) }
  const given = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))
  await ctx.db
    .updateTable('locations')
    .set({ ...given, updatedAt: ctx.clock.now().toISOString(), version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
    .catch(onUnique('locations_name', 'NameTaken', { name: location ?? before }))
}

/** Deletes places that are known to be empty of all but each other. */
export async function deleteLocations(
  ctx: Context,
  locations: readonly Held<LocationFacts, 'remove'>[],
): Promise<void> {
  const ids = locations.map((one) => one.id)
  await ctx.db.deleteFrom('locations').where(isAmong('id', ids)).execute()
}

export interface Comer {
  documentId?: number
  locationId?: number
  name: string
  code: string | null
  from: number | null
  to: number | null
}

/** Writes down what came and went, in one statement. */
export async function insertHistory(ctx: Context, unitId: number, comers: readonly Comer[]): Promise<void> {
  if (comers.length === 0) return
  const at = ctx.clock.now().toISOString()
  const byId = userIdOf(ctx.actor)
  const column = <K extends keyof Comer>(key: K) => comers.map((one) => one[key] ?? null)
  await sql`
    insert into location_history (unit_id, document_id, location_id, name, code, from_id, to_id, at, by_id)
    select ${unitId}, document_id, location_id, name, code, from_id, to_id, ${at}::timestamptz, ${byId}::uuid
    from unnest(${column('documentId')}::integer[], ${column('locationId')}::integer[], ${column('name')}::text[], ${column('code')}::text[],
      ${column('from')}::integer[], ${column('to')}::integer[]) as comer (document_id, location_id, name, code, from_id, to_id)`.execute(
    ctx.db,
  )
}
