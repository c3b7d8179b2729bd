import { type ApproverDelegation, type List, longestDelegation, mostDelegations } from '@sinupan/contract'
import { sql } from 'kysely'
import { isAdministrator, isUser, userIdOf } from '../../../platform/actor.ts'
import { calendarDateOf } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Allowed, type Held, underLock } from '../../../platform/policy.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { addDays, endOfDay } from '../../holidays/index.ts'
import { requireActivePerson } from '../../organisation/index.ts'
import {
  endDelegation,
  findDelegation,
  insertDelegation,
  isApprover,
  lockDelegation,
  lockDelegationsOf,
  selectDelegations,
} from '../delegations.store.ts'
import { approverDelegated, delegationEnded } from '../taxonomy.facts.ts'

interface Page {
  page: number
  pageSize: number
}

/** What the actor gave to others and others to them. */
export function listOwnDelegations(ctx: Context, page: Page): Promise<List<ApproverDelegation>> {
  const me = userIdOf(ctx.actor)
  return selectDelegations(ctx, { where: sql`(d.approver_id = ${me} or d.delegate_id = ${me})`, ...page })
}

export const listDelegations = (ctx: Context, page: Page): Promise<List<ApproverDelegation>> =>
  selectDelegations(ctx, { where: sql`true`, ...page })

interface Added {
  approverId?: string | undefined
  delegateId: string
  fromDate: string
  toDate: string
}

/**
 * Lets somebody decide on what an approver decides on, from the first day's beginning to the last day's end in the
 * institution's time zone. The approver goes on deciding; several delegations may run at once.
 *
 * @throws Refusal Forbidden (another's duty, and no administrator); ValidationFailed; TooManyDelegations
 */
export function addDelegation(ctx: Context, input: Added): Promise<ApproverDelegation> {
  return transaction(ctx, async (ctx) => {
    const { actor } = ctx
    if (actor.kind !== 'user') throw refuse('Unauthenticated')
    const { approverId = actor.userId, delegateId, fromDate, toDate } = input
    if (!isUser(actor, approverId) && !actor.isAdministrator) throw refuse('Forbidden')
    if (delegateId === approverId) throw refuseField('delegateId', 'Choose somebody else.')
    requireDays(ctx, fromDate, toDate)
    await lockDelegationsOf(ctx.db, approverId)
    if (!(await isApprover(ctx.db, approverId)))
      throw refuseField('approverId', 'This person is not set as an approver.')
    await requireActivePerson(ctx.db, delegateId, 'delegateId')
    await requireFew(ctx, approverId)
    await requireNoOther(ctx, { approverId, delegateId, fromDate, toDate })
    const { TIME_ZONE } = ctx.config
    const id = await insertDelegation(ctx.db, {
      approverId,
      delegateId,
      fromDate,
      toDate,
      startsAt: endOfDay(addDays(fromDate, -1), TIME_ZONE).toISOString(),
      endsAt: endOfDay(toDate, TIME_ZONE).toISOString(),
      createdBy: actor.userId,
      createdAt: ctx.clock.now().toISOString(),
    })
    await ctx.publish(approverDelegated({}, { delegationId: id, approverId, delegateId, fromDate, toDate }))
    return requireDelegation(ctx, id)
  })
}

/** Ends it at once, for what is being decided too. @throws Refusal NotFound, Forbidden (the delegate) */
export function removeDelegation(ctx: Context, id: number): Promise<void> {
  return withDelegation(ctx, id, async (ctx, delegation) => {
    await endDelegation(ctx.db, delegation, {
      endedAt: ctx.clock.now().toISOString(),
      endedBy: userIdOf(ctx.actor),
    })
    const { approverId, delegateId, fromDate, toDate } = delegation
    await ctx.publish(delegationEnded({}, { delegationId: id, approverId, delegateId, fromDate, toDate }))
  })
}

/** The gate of what is changed about a delegation. @throws Refusal NotFound, Forbidden */
function withDelegation<T>(
  ctx: Context,
  id: number,
  work: (ctx: Context, delegation: Held<ApproverDelegation, 'end'>) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    await lockDelegation(ctx.db, id)
    const { actor } = ctx
    const delegation = await requireDelegation(ctx, id)
    const isOwn = isUser(actor, delegation.approverId)
    if (!isOwn && !isAdministrator(actor)) throw refuse(isUser(actor, delegation.delegateId) ? 'Forbidden' : 'NotFound')
    return work(ctx, underLock(delegation as Allowed<ApproverDelegation, 'end'>))
  })
}

async function requireDelegation(ctx: Context, id: number): Promise<ApproverDelegation> {
  const found = await findDelegation(ctx, id)
  if (!found) throw refuse('NotFound')
  return found
}

function requireDays({ clock, config }: Context, fromDate: string, toDate: string): void {
  if (fromDate < calendarDateOf(clock.now(), config.TIME_ZONE))
    throw refuseField('fromDate', 'Choose today or a later day.')
  if (toDate < fromDate) throw refuseField('toDate', 'Choose the first day or a later one.')
  if (toDate > addDays(fromDate, longestDelegation - 1))
    throw refuseField('toDate', `Choose a day within ${longestDelegation} days from the first.`)
}

// Two for the same days would leave one standing when the other is ended.
async function requireNoOther({ db, clock }: Context, { approverId, delegateId, fromDate, toDate }: Required<Added>) {
  const other = await db
    .selectFrom('approverDelegations')
    .select('id')
    .where('approverId', '=', approverId)
    .where('delegateId', '=', delegateId)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', clock.now().toISOString())
    .where('fromDate', '<=', toDate)
    .where('toDate', '>=', fromDate)
    .limit(1)
    .executeTakeFirst()
  if (other) throw refuseField('fromDate', 'This person decides in that time already.')
}

async function requireFew(ctx: Context, approverId: string): Promise<void> {
  const { total } = await selectDelegations(ctx, { where: sql`d.approver_id = ${approverId}`, page: 0, pageSize: 1 })
  if (total >= mostDelegations) throw refuse('TooManyDelegations')
}
