import type { BodyOf, Campus, createCampus as created, updateCampus as updated } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { changedFields } from '../../../platform/editing.ts'
import { campusAdded, campusChanged, campusRemoved } from '../organisation.facts.ts'
import { deleteKept, insertKept, updateKept } from '../organisation.store.ts'
import { requireCampus } from '../require-organisation.ts'
import { requireUnused, usesOfCampus } from '../uses.queries.ts'
import { withKeeper, withKept } from '../with-kept.ts'

/** @throws Refusal Forbidden, NameTaken on `campusName` or `shortName` */
export function addCampus(ctx: Context, { campusName, shortName }: BodyOf<typeof created>): Promise<Campus> {
  return withKeeper(ctx, async (ctx, keeper) => {
    const campusId = await insertKept(ctx.db, keeper, 'campuses', { name: campusName, shortName })
    await ctx.publish(campusAdded({}, { campusId, name: campusName, shortName }))
    return requireCampus(ctx.db, campusId)
  })
}

/** @throws Refusal Forbidden, NotFound, NameTaken, StateChanged with `current` */
export function changeCampus(
  ctx: Context,
  { id, version, ...change }: BodyOf<typeof updated> & { id: number },
): Promise<Campus> {
  return withKept(ctx, 'campuses', { id, version }, async (ctx, campus) => {
    const changed = changedFields({ ...campus }, change)
    if (!changed) return campus
    await updateKept(ctx.db, 'campuses', campus, { name: change.campusName, shortName: change.shortName })
    await ctx.publish(campusChanged({}, { campusId: id, name: change.campusName ?? campus.campusName, ...changed }))
    return requireCampus(ctx.db, id)
  })
}

/** @throws Refusal Forbidden, NotFound, InUse with `uses` */
export function removeCampus(ctx: Context, id: number): Promise<void> {
  return withKept(ctx, 'campuses', { id }, async (ctx, kept) => {
    const { campusName, shortName } = kept
    requireUnused(await usesOfCampus(ctx.db, id))
    await deleteKept(ctx.db, 'campuses', kept)
    await ctx.publish(campusRemoved({}, { campusId: id, name: campusName, shortName }))
  })
}
