import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { requireFolder } from '../require-folder.ts'

/** Sets or takes away the actor's own pin; doing it twice is doing it once. */
export async function pinFolder(ctx: Context, id: number, isPinned: boolean): Promise<void> {
  const folder = await requireFolder(ctx, id, 'view')
  const { actor } = ctx
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  const pin = { userId: actor.userId, folderId: folder.id }
  if (isPinned)
    await ctx.db
      .insertInto('pins')
      .values(pin)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await ctx.db.deleteFrom('pins').where('userId', '=', pin.userId).where('folderId', '=', pin.folderId).execute()
}
