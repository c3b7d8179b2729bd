import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { withDocument } from '../../documents/index.ts'
import { shareRevoked } from '../shares.facts.ts'
import { endShare } from '../shares.store.ts'

/** Ends a share at once and for good; one that has ended stays as it ended. @throws Refusal NotFound */
export async function revokeShare(ctx: Context, id: number): Promise<void> {
  const share = await ctx.db.selectFrom('shares').select('documentId').where('id', '=', id).executeTakeFirst()
  const endedBy = userIdOf(ctx.actor)
  if (!share || !endedBy) throw refuse('NotFound')
  await withDocument(ctx, share.documentId, 'unshare', async (ctx, document) => {
    const isEnded = await endShare(ctx.db, document, { id, endedBy, now: ctx.clock.now().toISOString() })
    const { id: documentId, unitId, name } = document
    if (isEnded) await ctx.publish(shareRevoked({ documentId, unitId }, { name, shareId: id }))
  })
}
