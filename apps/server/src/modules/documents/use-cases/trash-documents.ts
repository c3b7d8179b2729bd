import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { documentTrashed } from '../documents.facts.ts'
import { markTrashed } from '../documents.store.ts'
import { requireDocuments } from '../require-document.ts'

/** Moves documents to the trash, all or none. @throws Refusal Posted, Classified, InTrash */
export function trashDocuments(ctx: Context, ids: readonly number[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const documents = await requireDocuments(ctx, ids, 'trash')
    await markTrashed(ctx, documents, ctx.clock.now().toISOString())
    await ctx.publish(
      ...documents.map(({ id, unitId, name }) => documentTrashed({ documentId: id, unitId }, { name, within: null })),
    )
  })
}
