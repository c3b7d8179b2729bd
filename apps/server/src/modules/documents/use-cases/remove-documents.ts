import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { documentRemoved } from '../documents.facts.ts'
import { deleteDocuments } from '../documents.store.ts'
import { findDocumentFacts } from '../require-document.ts'
import { lockDocuments, withDocuments } from '../with-documents.ts'
import { Blocked } from './blocked.ts'
import { tellingRefused } from './telling-refused.ts'

/**
 * Deletes trashed documents for good, all or none. The bytes go when no row needs them any more.
 *
 * @throws Refusal NotInTrash, OnHold, Posted, LoanOpen, UnderRetention, naming up to 20 documents that stand in the way
 */
export function removeDocuments(ctx: Context, ids: readonly number[]): Promise<void> {
  return tellingRefused(ctx, 'remove', () => removeAll(ctx, ids))
}

function removeAll(ctx: Context, ids: readonly number[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await lockDocuments(ctx.db, { ids, isPlaced: true })
    const found = await findDocumentFacts(ctx, ids)
    if (found.length < new Set(ids).size) throw refuse('NotFound')
    new Blocked(ctx, 'remove').add(found).throwIfAny()
    await withDocuments(ctx, ids, 'remove', async (ctx, documents) => {
      const sha256s = await deleteDocuments(ctx.db, documents)
      await ctx.publish(
        documents.map(({ id, unitId, name }) =>
          documentRemoved({ documentId: id, unitId }, { name, sha256s: sha256s.get(id) ?? [] }),
        ),
      )
    })
  })
}
