import type { Disposal } from '@sinupan/contract'
import { isCru, userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { disposalChanged, disposalDrafted } from '../disposal.facts.ts'
import { viewDisposal } from '../disposal.queries.ts'
import { insertDisposal, touchDisposal } from '../disposal.store.ts'
import { deleteItems } from '../items.store.ts'
import { takeItems } from '../take-items.ts'
import { withDisposal } from '../with-disposal.ts'

/**
 * Drafts a batch of documents, by the central records unit alone.
 *
 * @throws Refusal Forbidden; NotFound, OnHold, Posted, UnderRetention, InDisposal as `takeItems`
 */
export function draftDisposal(
  ctx: Context,
  { title, fileManagerIds }: { title: string; fileManagerIds: readonly number[] },
): Promise<Disposal> {
  const createdBy = userIdOf(ctx.actor)
  if (!isCru(ctx.actor) || createdBy === null) throw refuse('Forbidden')
  return transaction(ctx, async (ctx) => {
    const id = await insertDisposal(ctx, { title, createdBy })
    const added = await takeItems(ctx, { id }, fileManagerIds)
    await ctx.publish(disposalDrafted({}, { disposalId: id, title, count: added.length }))
    return viewDisposal(ctx, id)
  })
}

interface Change {
  add?: readonly number[] | undefined
  remove?: readonly number[] | undefined
  version?: number | undefined
}

/** Adds to a draft, or takes from it. @throws Refusal as `withDisposal` and `takeItems` */
export const changeItems = (ctx: Context, id: number, { add = [], remove = [], version }: Change): Promise<Disposal> =>
  withDisposal(ctx, { id, action: 'changeItems', version }, async (ctx, disposal) => {
    const removed = remove.length > 0 ? await deleteItems(ctx, disposal, remove) : []
    const added = add.length > 0 ? await takeItems(ctx, disposal, add) : []
    if (removed.length + added.length > 0) {
      await touchDisposal(ctx, disposal)
      await ctx.publish(disposalChanged({}, { disposalId: id, title: disposal.title, added, removed }))
    }
    return viewDisposal(ctx, id)
  })
