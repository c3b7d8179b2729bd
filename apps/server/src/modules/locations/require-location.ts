import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { isAmong } from '../../platform/database/is-among.ts'
import { type Allowed, allow } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { idOrRoute } from '../../platform/route-id.ts'
import type { LocationFacts } from './location.ts'
import { type LocationAction, locationPolicy } from './locations.policy.ts'

/** The facts of places by id, in that order. */
export async function findLocationFacts(ctx: Context, ids: readonly number[]): Promise<LocationFacts[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<LocationFacts>`
    select id, unit_id, parent_id, path::text as path, name as location, description, kind, code, is_public, version
    from locations where ${isAmong('id', ids)} order by id`.execute(ctx.db)
  return rows
}

/** Those of `ids` among places that were read, judged; whoever may not know of one is told that it is not there. */
export function judgeLocations<A extends LocationAction>(
  { actor }: Context,
  { locations, ids, action }: { locations: readonly LocationFacts[]; ids: readonly number[]; action: A },
): Allowed<LocationFacts, A>[] {
  const wanted = new Set(ids)
  const found = locations.filter((location) => wanted.has(location.id))
  if (found.length < wanted.size) throw refuse('NotFound')
  for (const location of found) allow(locationPolicy, 'view', { actor, location }, location)
  return found.map((location) => allow(locationPolicy, action, { actor, location }, location))
}

/** A place to look at, by its number or route id. @throws Refusal NotFound, Forbidden */
export async function requireLocation(
  ctx: Context,
  value: number | string,
  action: 'view' | 'history' = 'view',
): Promise<Allowed<LocationFacts, 'view' | 'history'>> {
  const id = typeof value === 'number' ? value : idOrRoute(ctx.secrets, value, 'location')
  if (id === undefined) throw refuse('NotFound')
  const [location] = judgeLocations(ctx, { locations: await findLocationFacts(ctx, [id]), ids: [id], action })
  if (!location) throw refuse('NotFound')
  return location
}

/** The place that something of a unit is to be put into, before it comes; the gates ask again. @throws Refusal NotFound */
export async function requireSite(
  ctx: Context,
  unitId: number,
  locationId: number | null | undefined,
): Promise<number | null> {
  if (!locationId) return null
  const location = await requireLocation(ctx, locationId)
  if (location.unitId !== unitId) throw refuse('NotFound')
  return location.id
}
