import type { BodyOf, createUnit as created, DeliveryUnit, updateUnit as updated } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { changedFields, requireAsItIs } from '../../../platform/editing.ts'
import { requireRecentProof } from '../../people/index.ts'
import { centralRecordSet, unitAdded, unitChanged, unitMoved, unitRemoved } from '../organisation.facts.ts'
import { deleteKept, insertKept, updateKept } from '../organisation.store.ts'
import { requireNamed, requireUnit } from '../require-organisation.ts'
import { requireUnused, usesOfUnit } from '../uses.queries.ts'
import { withKeeper, withKept } from '../with-kept.ts'

/** Makes an ordinary unit. @throws Refusal Forbidden, NameTaken, ValidationFailed on `officeId` and `isCRU` */
export function addUnit(
  ctx: Context,
  { name, shortName, officeId, isCRU }: BodyOf<typeof created>,
): Promise<DeliveryUnit> {
  return withKeeper(ctx, async (ctx, keeper) => {
    requireAsItIs({ isCRU }, { isCRU: false })
    await requireNamed(ctx.db, 'offices', officeId, 'officeId')
    const unitId = await insertKept(ctx.db, keeper, 'units', { name, shortName, officeId })
    await ctx.publish(unitAdded({ unitId }, { unitId, name, officeId }))
    return requireUnit(ctx.db, unitId)
  })
}

/**
 * Changes a unit; another office takes all that the unit holds along.
 *
 * @throws Refusal Forbidden, NotFound, NameTaken, StateChanged with `current`, ValidationFailed on `officeId`;
 * StepUpRequired for another office
 */
export function changeUnit(
  ctx: Context,
  { id, version, isCRU, ...change }: BodyOf<typeof updated> & { id: number },
): Promise<DeliveryUnit> {
  return withKept(ctx, 'units', { id, version }, async (ctx, unit) => {
    requireAsItIs({ isCRU }, unit)
    const changed = changedFields({ ...unit }, change)
    if (!changed) return unit
    const { officeId = unit.officeId, name = unit.name } = change
    if (officeId !== unit.officeId) {
      await requireRecentProof(ctx)
      await requireNamed(ctx.db, 'offices', officeId, 'officeId')
    }
    await updateKept(ctx.db, 'units', unit, change)
    await ctx.publish(unitChanged({ unitId: id }, { unitId: id, name, ...changed }))
    if (officeId !== unit.officeId)
      await ctx.publish(unitMoved({ unitId: id }, { unitId: id, name, from: unit.officeId, to: officeId }))
    return requireUnit(ctx.db, id)
  })
}

/**
 * Makes a unit a central records unit, or an ordinary one: its people's duties change at their next request.
 *
 * @throws Refusal Forbidden, NotFound
 */
export function setCentralRecord(ctx: Context, { id, isCRU }: { id: number; isCRU: boolean }): Promise<DeliveryUnit> {
  return withKept(ctx, 'units', { id }, async (ctx, unit) => {
    if (unit.isCRU === isCRU) return unit
    await updateKept(ctx.db, 'units', unit, { isCru: isCRU })
    await ctx.publish(centralRecordSet({ unitId: id }, { unitId: id, name: unit.name, isCRU }))
    return requireUnit(ctx.db, id)
  })
}

/** @throws Refusal Forbidden, NotFound, InUse with `uses` */
export function removeUnit(ctx: Context, id: number): Promise<void> {
  return withKept(ctx, 'units', { id }, async (ctx, kept) => {
    const { name, officeId } = kept
    requireUnused(await usesOfUnit(ctx.db, id))
    await deleteKept(ctx.db, 'units', kept)
    await ctx.publish(unitRemoved({ unitId: id }, { unitId: id, name, officeId }))
  })
}
