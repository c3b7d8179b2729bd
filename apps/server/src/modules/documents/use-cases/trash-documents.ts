import type { Context } from '../../../platform/context.ts'
import { announceTrashed } from '../announce-many.ts'
import { markTrashed } from '../documents.store.ts'
import { withDocuments } from '../with-documents.ts'
import { tellingRefused } from './telling-refused.ts'

/** Moves documents to the trash, all or none. @throws Refusal OnHold, Posted, LoanOpen, Classified, InTrash */
export function trashDocuments(ctx: Context, ids: readonly number[]): Promise<void> {
  return tellingRefused(ctx, 'trash', () =>
    withDocuments(ctx, ids, 'trash', async (ctx, documents) => {
      await markTrashed(ctx, documents, ctx.clock.now().toISOString())
      await announceTrashed(
        ctx,
        documents.map((one) => one.id),
      )
    }),
  )
}
