import type { Context } from '../../../platform/context.ts'
import { requireSelf } from '../../people/index.ts'
import { deletePin, insertPin } from '../documents.store.ts'
import { withDocument } from '../with-documents.ts'

/** Sets or takes away the actor's own pin; doing it twice is doing it once. @throws Refusal NotFound */
export function pinDocument(ctx: Context, id: number, isPinned: boolean): Promise<void> {
  const { userId } = requireSelf(ctx)
  return withDocument(ctx, id, 'pin', (ctx, document) => (isPinned ? insertPin : deletePin)(ctx.db, document, userId))
}
