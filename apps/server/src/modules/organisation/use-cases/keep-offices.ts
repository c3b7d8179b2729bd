import type { BodyOf, createOffice as created, Office, updateOffice as updated } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { changedFields } from '../../../platform/editing.ts'
import { requireRecentProof } from '../../people/index.ts'
import { officeAdded, officeChanged, officeMoved, officeRemoved } from '../organisation.facts.ts'
import { deleteKept, insertKept, updateKept } from '../organisation.store.ts'
import { requireNamed, requireOffice } from '../require-organisation.ts'
import { requireUnused, usesOfOffice } from '../uses.queries.ts'
import { withKeeper, withKept } from '../with-kept.ts'

/** @throws Refusal Forbidden, NameTaken, ValidationFailed on `campusId` */
export function addOffice(ctx: Context, { name, shortName, campusId }: BodyOf<typeof created>): Promise<Office> {
  return withKeeper(ctx, async (ctx, keeper) => {
    await requireNamed(ctx.db, 'campuses', campusId, 'campusId')
    const officeId = await insertKept(ctx.db, keeper, 'offices', { name, shortName, campusId })
    await ctx.publish(officeAdded({}, { officeId, name, campusId }))
    return requireOffice(ctx.db, officeId)
  })
}

/**
 * Changes an office; another campus takes its units along, and what they posted at Campus level is then that campus's.
 *
 * @throws Refusal Forbidden, NotFound, NameTaken, StateChanged with `current`, ValidationFailed on `campusId`;
 * StepUpRequired for another campus
 */
export function changeOffice(
  ctx: Context,
  { id, version, ...change }: BodyOf<typeof updated> & { id: number },
): Promise<Office> {
  return withKept(ctx, 'offices', { id, version }, async (ctx, office) => {
    const changed = changedFields({ ...office }, change)
    if (!changed) return office
    const { campusId = office.campusId, name = office.name } = change
    if (campusId !== office.campusId) {
      await requireRecentProof(ctx)
      await requireNamed(ctx.db, 'campuses', campusId, 'campusId')
    }
    await updateKept(ctx.db, 'offices', office, change)
    await ctx.publish(officeChanged({}, { officeId: id, name, ...changed }))
    if (campusId !== office.campusId)
      await ctx.publish(officeMoved({}, { officeId: id, name, from: office.campusId, to: campusId }))
    return requireOffice(ctx.db, id)
  })
}

/** @throws Refusal Forbidden, NotFound, InUse with `uses` */
export function removeOffice(ctx: Context, id: number): Promise<void> {
  return withKept(ctx, 'offices', { id }, async (ctx, kept) => {
    const { name, campusId } = kept
    requireUnused(await usesOfOffice(ctx.db, id))
    await deleteKept(ctx.db, 'offices', kept)
    await ctx.publish(officeRemoved({}, { officeId: id, name, campusId }))
  })
}
