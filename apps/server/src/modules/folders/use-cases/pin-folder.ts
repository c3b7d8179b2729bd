import type { Context } from '../../../platform/context.ts'
import { requireSelf } from '../../people/index.ts'
import { deletePin, insertPin } from '../folders.store.ts'
import { withFolder } from '../with-folders.ts'

/** Sets or takes away the actor's own pin; doing it twice is doing it once. @throws Refusal NotFound */
export function pinFolder(ctx: Context, id: number, isPinned: boolean): Promise<void> {
  const { userId } = requireSelf(ctx)
  return withFolder(ctx, id, 'pin', (ctx, folder) => (isPinned ? insertPin : deletePin)(ctx.db, folder, userId))
}
