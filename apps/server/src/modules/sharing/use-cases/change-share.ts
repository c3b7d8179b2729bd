import type { BodyOf, changeLink, ShareLink } from '@sinupan/contract'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { withDocument } from '../../documents/index.ts'
import { shareEnd } from '../share-end.ts'
import { shareChanged, shareRevoked } from '../shares.facts.ts'
import { findShare } from '../shares.queries.ts'
import { endShare, setShareEnd, takeOutOfShare } from '../shares.store.ts'

interface Change {
  id: number
  documentId: number
  expiresAt: string | null | undefined
  userIds: readonly string[]
  unitIds: readonly number[]
}

/**
 * Changes until when a share lasts, which is giving it anew, and takes people and units out of it, which ends at once what
 * they were given by it. With nobody left it is revoked.
 *
 * @throws Refusal NotFound, Forbidden, InTrash, Classified; StateChanged for one that has ended; ValidationFailed for an
 *   end that is over or too late
 */
export async function changeShare(ctx: Context, id: number, body: BodyOf<typeof changeLink>): Promise<ShareLink> {
  const kept = await ctx.db.selectFrom('shares').select('documentId').where('id', '=', id).executeTakeFirst()
  if (!kept) throw refuse('NotFound')
  const { expiresAt: wished, withoutUserIds: userIds = [], withoutDeliveryUnitIds: unitIds = [] } = body
  const expiresAt = wished === undefined ? undefined : shareEnd(ctx, wished)
  const change: Change = { id, documentId: kept.documentId, expiresAt, userIds, unitIds }
  return transaction(ctx, async (ctx) => {
    if (expiresAt !== undefined) await lengthen(ctx, change, expiresAt)
    await takeOut(ctx, change)
    return findShare(ctx, id)
  })
}

const lengthen = (ctx: Context, { id, documentId }: Change, expiresAt: string | null) =>
  withDocument(ctx, documentId, 'share', async (ctx, document) => {
    await requireOpen(ctx, id)
    await setShareEnd(ctx.db, document, { id, expiresAt })
  })

const takeOut = (ctx: Context, { id, documentId, expiresAt, userIds, unitIds }: Change) =>
  withDocument(ctx, documentId, 'unshare', async (ctx, document) => {
    const { isForAnyone, ...share } = await requireOpen(ctx, id)
    const subject = { documentId, unitId: document.unitId }
    const { name } = document
    const isAnyLeft = await takeOutOfShare(ctx.db, document, { id, userIds, unitIds })
    if (!isForAnyone && !isAnyLeft) {
      const endedBy = userIdOf(ctx.actor)
      if (!endedBy) throw refuse('Forbidden')
      await endShare(ctx.db, document, { id, endedBy, now: ctx.clock.now().toISOString() })
      return ctx.publish(shareRevoked(subject, { name, shareId: id }))
    }
    const withoutUserIds = share.users.flatMap((user) => (userIds.includes(user.id) ? [user.id] : []))
    const withoutUnitIds = share.deliveryUnits.flatMap((unit) => (unitIds.includes(unit.id) ? [unit.id] : []))
    if (expiresAt === undefined && withoutUserIds.length + withoutUnitIds.length === 0) return
    const end = { expiresAt: share.expiresAt, withoutUserIds, withoutUnitIds }
    await ctx.publish(shareChanged(subject, { name, shareId: id, ...end }))
  })

/** @throws Refusal StateChanged where it has ended, and can't begin again */
async function requireOpen(ctx: Context, id: number): Promise<ShareLink> {
  const share = await findShare(ctx, id)
  if (share.state !== 'live' && share.state !== 'suspended') throw refuse('StateChanged')
  return share
}
