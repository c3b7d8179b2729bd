import type { ApproverSetting } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { requireAsItIs, requireCurrent } from '../../../platform/editing.ts'
import { type Allowed, underLock } from '../../../platform/policy.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { requireActivePerson, requireKeeper } from '../../organisation/index.ts'
import {
  deleteApprover,
  findApprover,
  findApproverOf,
  type HeldApprover,
  insertApprover,
  listApproversOfCampus,
  lockApprover,
  updateApprover,
} from '../approvers.store.ts'
import { approverRemoved, approverSet } from '../taxonomy.facts.ts'
import { listCategoryGroups } from '../taxonomy.queries.ts'

/** @throws Refusal NotFound */
export async function listApprovers(ctx: Context, campusId: number): Promise<ApproverSetting[]> {
  await requireCampus(ctx, campusId)
  return listApproversOfCampus(ctx.db, campusId)
}

interface Added {
  campusId: number
  approverId: string
  documentCategoryGroupId: number
}

/**
 * Sets who decides on a group's postings on a campus; it holds for what is pending already too.
 *
 * @throws Refusal Forbidden, NotFound (campus), ValidationFailed; StateChanged with `current` where somebody is set
 */
export function addApprover(ctx: Context, input: Added): Promise<ApproverSetting> {
  return transaction(ctx, async (ctx) => {
    requireKeeper(ctx)
    const { campusId, approverId, documentCategoryGroupId: groupId } = input
    await requireCampus(ctx, campusId)
    if ((await listCategoryGroups(ctx.db, { id: groupId })).total === 0)
      throw refuseField('documentCategoryGroupId', 'There is no such group.')
    await requireActivePerson(ctx.db, approverId, 'approverId')
    const id = await insertApprover(ctx.db, { campusId, groupId, approverId })
    if (id === undefined) throw refuse('StateChanged', { current: await findApproverOf(ctx.db, campusId, groupId) })
    await ctx.publish(approverSet({}, { campusId, groupId, approverId, before: null }))
    return requireSetting(ctx, id)
  })
}

type Repeated = { [Field in 'campusId' | 'documentCategoryGroupId']?: number | null | undefined }
interface Changed extends Repeated {
  id: number
  approverId: string
  version?: number | undefined
}

/** @throws Refusal Forbidden, NotFound, ValidationFailed, StateChanged with `current` */
export function changeApprover(
  ctx: Context,
  { id, approverId, version, ...repeated }: Changed,
): Promise<ApproverSetting> {
  return withApprover(ctx, { id, version }, async (ctx, setting) => {
    requireAsItIs(repeated, setting)
    if (setting.approverId === approverId) return setting
    await requireActivePerson(ctx.db, approverId, 'approverId')
    await updateApprover(ctx.db, setting, approverId)
    const { campusId, documentCategoryGroupId: groupId, approverId: before } = setting
    await ctx.publish(approverSet({}, { campusId, groupId, approverId, before }))
    return requireSetting(ctx, id)
  })
}

/** From then on the central records unit decides. @throws Refusal Forbidden, NotFound */
export function removeApprover(ctx: Context, id: number): Promise<void> {
  return withApprover(ctx, { id }, async (ctx, setting) => {
    const { campusId, documentCategoryGroupId: groupId, approverId } = setting
    await deleteApprover(ctx.db, setting)
    await ctx.publish(approverRemoved({}, { campusId, groupId, approverId }))
  })
}

/** The gate of what is changed about who decides. @throws Refusal Forbidden, NotFound, StateChanged with `current` */
function withApprover<T>(
  ctx: Context,
  { id, version }: { id: number; version?: number | undefined },
  work: (ctx: Context, setting: HeldApprover) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    requireKeeper(ctx)
    await lockApprover(ctx.db, id)
    const setting = await requireSetting(ctx, id)
    requireCurrent(version, setting)
    return work(ctx, underLock(setting as Allowed<ApproverSetting, 'keep'>))
  })
}

async function requireSetting(ctx: Context, id: number): Promise<ApproverSetting> {
  const found = await findApprover(ctx.db, id)
  if (!found) throw refuse('NotFound')
  return found
}

async function requireCampus({ db }: Context, id: number): Promise<void> {
  const found = await db.selectFrom('campuses').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw refuse('NotFound')
}
