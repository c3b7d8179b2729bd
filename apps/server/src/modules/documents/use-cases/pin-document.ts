import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { requireDocument } from '../require-document.ts'

/** Sets or takes away the actor's own pin; doing it twice is doing it once. */
export async function pinDocument(ctx: Context, id: number, isPinned: boolean): Promise<void> {
  const document = await requireDocument(ctx, id, 'pin')
  const { actor } = ctx
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  const pin = { userId: actor.userId, documentId: document.id }
  if (isPinned)
    await ctx.db
      .insertInto('pins')
      .values(pin)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else
    await ctx.db.deleteFrom('pins').where('userId', '=', pin.userId).where('documentId', '=', pin.documentId).execute()
}
