import type { FileLocation } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { changedFields, requireAsItIs } from '../../../platform/editing.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { LocationFacts } from '../location.ts'
import { locationChanged, locationMoved } from '../locations.facts.ts'
import { requireLocationAnswer } from '../locations.queries.ts'
import { insertHistory, type LocationSaid, updateLocationRow } from '../locations.store.ts'
import { requireLocation } from '../require-location.ts'
import { withLocation } from '../with-locations.ts'

export interface UpdateLocation extends LocationSaid {
  id: number
  /** Another one moves it with all inside; 0 and null: the top. */
  parentId?: number | null | undefined
  /** As it is. */
  deliveryUnitId?: number | null | undefined
  version?: number | undefined
}

/**
 * Changes what is said of a place, or moves it with all inside.
 *
 * @throws Refusal NameTaken, WouldMakeCycle, TooDeep; StateChanged with `current` where `version` is older; OtherUnit for a
 *   place of another unit
 */
export function updateLocation(
  ctx: Context,
  { id, version, parentId, deliveryUnitId, ...said }: UpdateLocation,
): Promise<FileLocation> {
  return withLocation(ctx, id, 'edit', async (ctx, location) => {
    if (version !== undefined && version < location.version)
      throw refuse('StateChanged', { current: await requireLocationAnswer(ctx, id) })
    requireAsItIs({ deliveryUnitId }, { deliveryUnitId: location.unitId })
    const to = parentId === undefined ? location.parentId : parentId || null
    const isMoved = to !== location.parentId
    if (isMoved && to !== null) await requireInUnit(ctx, location, to)
    const changed = changedFields({ ...location }, said)
    if (!changed && !isMoved) return requireLocationAnswer(ctx, id)
    await updateLocationRow(ctx, location, isMoved ? { ...said, parentId: to } : said)
    const named = { locationId: id, name: said.location ?? location.location, code: location.code }
    const subject = { unitId: location.unitId }
    if (changed) await ctx.publish(locationChanged(subject, { ...named, ...changed }))
    if (isMoved) {
      const way = { from: location.parentId, to }
      await insertHistory(ctx, location.unitId, [{ ...named, ...way }])
      await ctx.publish(locationMoved(subject, { ...named, ...way }))
    }
    return requireLocationAnswer(ctx, id)
  })
}

async function requireInUnit(ctx: Context, { unitId, path }: LocationFacts, parentId: number): Promise<void> {
  const parent = await requireLocation(ctx, parentId)
  if (parent.unitId !== unitId) throw refuse('OtherUnit')
  if (`${parent.path}.`.startsWith(`${path}.`)) throw refuse('WouldMakeCycle')
}
