import type { BodyOf, Campus, createCampus as created, updateCampus as updated } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { changedFields, requireCurrent } from '../../../platform/editing.ts'
import { campusAdded, campusChanged, campusRemoved } from '../organisation.facts.ts'
import { requireKeeper } from '../organisation.policy.ts'
import { deleteKept, insertKept, lockKept, updateKept } from '../organisation.store.ts'
import { requireCampus } from '../require-organisation.ts'
import { requireUnused, usesOfCampus } from '../uses.queries.ts'

/** @throws Refusal Forbidden, NameTaken on `campusName` or `shortName` */
export function addCampus(ctx: Context, { campusName, shortName }: BodyOf<typeof created>): Promise<Campus> {
  return transaction(ctx, async (ctx) => {
    requireKeeper(ctx)
    const campusId = await insertKept(ctx.db, 'campuses', { name: campusName, shortName })
    await ctx.publish(campusAdded({}, { campusId, name: campusName, shortName }))
    return requireCampus(ctx.db, campusId)
  })
}

/** @throws Refusal Forbidden, NotFound, NameTaken, StateChanged with `current` */
export function changeCampus(
  ctx: Context,
  { id, version, ...change }: BodyOf<typeof updated> & { id: number },
): Promise<Campus> {
  return transaction(ctx, async (ctx) => {
    requireKeeper(ctx)
    await lockKept(ctx.db, 'campuses', id)
    const campus = await requireCampus(ctx.db, id)
    requireCurrent(version, campus)
    const changed = changedFields({ ...campus }, change)
    if (!changed) return campus
    await updateKept(ctx.db, 'campuses', id, { name: change.campusName, shortName: change.shortName })
    await ctx.publish(campusChanged({}, { campusId: id, name: change.campusName ?? campus.campusName, ...changed }))
    return requireCampus(ctx.db, id)
  })
}

/** @throws Refusal Forbidden, NotFound, InUse with `uses` */
export function removeCampus(ctx: Context, id: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    requireKeeper(ctx)
    await lockKept(ctx.db, 'campuses', id)
    const { campusName, shortName } = await requireCampus(ctx.db, id)
    requireUnused(await usesOfCampus(ctx.db, id))
    await deleteKept(ctx.db, 'campuses', id)
    await ctx.publish(campusRemoved({}, { campusId: id, name: campusName, shortName }))
  })
}
