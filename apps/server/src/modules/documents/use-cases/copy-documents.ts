import type { Context } from '../../../platform/context.ts'
import { againOnUnique } from '../../../platform/database/constraints.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { freeNames, lockRootNames } from '../../folders/index.ts'
import { announceCopied } from '../announce-many.ts'
import { insertCopies } from '../copies.store.ts'
import { lockCategoriesOf } from '../keeping.ts'
import { withDocumentsInto } from '../with-documents.ts'

/** Copies documents with their current files into a folder of their unit; the bytes are shared. Answers the new ids. */
export function copyDocuments(
  ctx: Context,
  input: { ids: readonly number[]; destinationId: number },
): Promise<number[]> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  return transaction(ctx, async (ctx) => {
    await lockCategoriesOf(ctx.db, input.ids)
    return withDocumentsInto(ctx, { ...input, action: 'copy' }, async (ctx, documents, destination) => {
      // A folder is locked; at the root many that want one name would take it from each other again and again.
      if (destination.folderId === null) await lockRootNames(ctx.db, destination.unitId)
      const names = documents.map((one) => one.name)
      const free = await freeNames(ctx.db, destination, 'document', names)
      const originals = documents.map((one, index) => ({ ...one, freeName: free[index] ?? one.name }))
      const now = ctx.clock.now().toISOString()
      const copies = await insertCopies(ctx.db, destination, { originals, ownerId: actor.userId, now }).catch(
        againOnUnique('documents_living_name'),
      )
      await announceCopied(ctx, copies)
      return copies.map((one) => one.id)
    })
  })
}
