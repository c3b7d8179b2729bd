import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { type Allowed, type Held, underLock } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { requireOwnUnit } from '../organisation/index.ts'
import type { LocationFacts } from './location.ts'
import type { LocationAction } from './locations.policy.ts'
import type { Site } from './locations.store.ts'
import { findLocationFacts, judgeLocations } from './require-location.ts'

/**
 * The gate of what is done to places: locks the trees of their units, then reads, then judges, and hands `work` the proofs;
 * all or none, in one transaction.
 *
 * @throws Refusal NotFound, Forbidden
 */
export function withLocations<A extends LocationAction, T>(
  ctx: Context,
  ids: readonly number[],
  action: A,
  work: (ctx: Context, locations: readonly Held<LocationFacts, A>[]) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    const locations = await lockLocations(ctx, ids)
    return work(ctx, judgeLocations(ctx, { locations, ids, action }).map(underLock))
  })
}

/** The gate of what changes one place. @throws Refusal NotFound, Forbidden */
export const withLocation = <A extends LocationAction, T>(
  ctx: Context,
  id: number,
  action: A,
  work: (ctx: Context, location: Held<LocationFacts, A>) => Promise<T>,
): Promise<T> =>
  withLocations(ctx, [id], action, (ctx, [location]) => {
    if (!location) throw refuse('NotFound')
    return work(ctx, location)
  })

/**
 * The gate of what comes into a place of a unit, or to its top (0 or null).
 *
 * @throws Refusal NotYourDeliveryUnit; NotFound for a place of another unit
 */
export function withSite<T>(
  ctx: Context,
  { unitId, locationId }: { unitId: number; locationId: number | null | undefined },
  work: (ctx: Context, site: Held<Site, 'fill'>) => Promise<T>,
): Promise<T> {
  requireOwnUnit(ctx, unitId)
  return transaction(ctx, async (ctx) => work(ctx, await holdSite(ctx, { unitId, locationId: locationId || null })))
}

/**
 * Within another gate: locks the tree of a unit, and answers the place in it that something comes into, or none (null). It
 * comes after folders, documents and the names at a root (docs/decisions/0025).
 *
 * @throws Refusal NotFound, where the place is not the unit's
 */
export async function holdSite(ctx: Context, { unitId, locationId }: Site): Promise<Held<Site, 'fill'>> {
  await lockTrees(ctx, [unitId])
  if (locationId === null) return siteOf({ unitId, locationId })
  const locations = await findLocationFacts(ctx, [locationId])
  const [location] = judgeLocations(ctx, { locations, ids: [locationId], action: 'fill' })
  if (location?.unitId !== unitId) throw refuse('NotFound')
  return siteOf({ unitId, locationId })
}

const siteOf = (site: Site): Held<Site, 'fill'> => underLock(site as Allowed<Site, 'fill'>)

export async function lockTrees({ db }: Context, unitIds: readonly number[]): Promise<void> {
  await sql`select lock_location_trees(${unitIds}::integer[])`.execute(db)
}

// A place never goes to another unit, so that its tree is known before it is locked.
async function lockLocations(ctx: Context, ids: readonly number[]): Promise<LocationFacts[]> {
  const known = await findLocationFacts(ctx, ids)
  await lockTrees(
    ctx,
    known.map((one) => one.unitId),
  )
  return findLocationFacts(ctx, ids)
}
