import type { CampusAccess, DeliveryUnitAccess } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { findCampusGrant, findUnitGrant } from '../grants.queries.ts'
import { deleteGrant, insertGrant } from '../grants.store.ts'
import { campusGrantEnded, campusGranted, unitGrantEnded, unitGranted } from '../organisation.facts.ts'
import { requireKeeper } from '../organisation.policy.ts'
import { requireNamed } from '../require-organisation.ts'
import { requireActivePerson } from '../require-person.ts'

/**
 * Lets a person see what is posted at Campus level of another campus, from their next request on.
 *
 * @throws Refusal Forbidden, ValidationFailed on `userId` or `campusId`
 */
export function grantCampus(ctx: Context, { userId, campusId }: { userId: string; campusId: number }) {
  return transaction(ctx, async (ctx): Promise<CampusAccess> => {
    requireKeeper(ctx)
    await requireActivePerson(ctx.db, userId, 'userId')
    await requireNamed(ctx.db, 'campuses', campusId, 'campusId')
    const { id, isNew } = await insertGrant(ctx.db, 'campus_grants', userId, campusId)
    if (isNew) await ctx.publish(campusGranted({}, { userId, campusId }))
    return required(await findCampusGrant(ctx.db, id))
  })
}

/** @throws Refusal Forbidden, NotFound */
export function endCampusGrant(ctx: Context, id: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    requireKeeper(ctx)
    const { userId, campusId } = required(await findCampusGrant(ctx.db, id))
    if (!(await deleteGrant(ctx.db, 'campus_grants', id))) throw refuse('NotFound')
    await ctx.publish(campusGrantEnded({}, { userId, campusId }))
  })
}

/**
 * Lets a person work in another unit too: it joins their `DeliveryUnitIds` at their next request.
 *
 * @throws Refusal Forbidden, ValidationFailed on `userId` or `deliveryUnitId`, there also for their home unit
 */
export function grantUnit(ctx: Context, { userId, deliveryUnitId }: { userId: string; deliveryUnitId: number }) {
  return transaction(ctx, async (ctx): Promise<DeliveryUnitAccess> => {
    requireKeeper(ctx)
    const { homeUnitId } = await requireActivePerson(ctx.db, userId, 'userId')
    await requireNamed(ctx.db, 'units', deliveryUnitId, 'deliveryUnitId')
    if (homeUnitId === deliveryUnitId) throw refuseField('deliveryUnitId', 'This is their home unit already.')
    const { id, isNew } = await insertGrant(ctx.db, 'unit_memberships', userId, deliveryUnitId)
    if (isNew) await ctx.publish(unitGranted({ unitId: deliveryUnitId }, { userId, unitId: deliveryUnitId }))
    return required(await findUnitGrant(ctx.db, id))
  })
}

/** @throws Refusal Forbidden, NotFound */
export function endUnitGrant(ctx: Context, id: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    requireKeeper(ctx)
    const { userId, deliveryUnitId: unitId } = required(await findUnitGrant(ctx.db, id))
    if (!(await deleteGrant(ctx.db, 'unit_memberships', id))) throw refuse('NotFound')
    await ctx.publish(unitGrantEnded({ unitId }, { userId, unitId }))
  })
}

function required<T>(found: T | undefined): T {
  if (found === undefined) throw refuse('NotFound')
  return found
}
