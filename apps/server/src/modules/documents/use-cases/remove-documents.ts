import type { Context } from '../../../platform/context.ts'
import { announceRemoved } from '../announce-many.ts'
import { deleteDocuments } from '../documents.store.ts'
import { withDocuments } from '../with-documents.ts'
import { tellingRefused } from './telling-refused.ts'

/**
 * Deletes trashed documents for good, all or none. The bytes go when no row needs them any more.
 *
 * @throws Refusal NotInTrash, OnHold, Posted, LoanOpen, UnderRetention, naming up to 20 documents that stand in the way
 */
export const removeDocuments = (ctx: Context, ids: readonly number[]): Promise<void> =>
  tellingRefused(ctx, 'remove', () =>
    withDocuments(ctx, ids, 'remove', async (ctx, documents) => {
      await announceRemoved(ctx, ids)
      await deleteDocuments(ctx.db, documents)
    }),
  )
