import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { judge } from '../../../platform/policy.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { DocumentFacts } from '../document.ts'
import { documentRemoved } from '../documents.facts.ts'
import { documentPolicy } from '../documents.policy.ts'
import { deleteDocuments } from '../documents.store.ts'
import { findDocumentFacts, requireDocuments } from '../require-document.ts'

const mostNamed = 20

/**
 * Deletes trashed documents for good, all or none. The bytes go when no row needs them any more.
 *
 * @throws Refusal NotInTrash, Posted, UnderRetention, naming up to 20 documents that stand in the way
 */
export function removeDocuments(ctx: Context, ids: readonly number[]): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const found = await findDocumentFacts(ctx, ids)
    if (found.length < new Set(ids).size) throw refuse('NotFound')
    requireRemovable(ctx, found)
    const documents = await requireDocuments(ctx, ids, 'remove')
    const sha256s = await deleteDocuments(ctx.db, documents)
    await ctx.publish(
      ...documents.map(({ id, unitId, name }) =>
        documentRemoved({ documentId: id, unitId }, { name, sha256s: sha256s.get(id) ?? [] }),
      ),
    )
  })
}

/** @throws Refusal with the first code that stands in the way and the documents that it concerns */
export function requireRemovable(ctx: Context, documents: readonly DocumentFacts[]): void {
  const blocked = documents.flatMap((document) => {
    const code = judge(documentPolicy, 'remove', { actor: ctx.actor, document })
    return code ? [{ id: document.id, name: document.name, code }] : []
  })
  const [first] = blocked
  if (!first) return
  // Of what one may not know of, the others are no reason to tell the name.
  if (blocked.some(({ code }) => code === 'NotFound')) throw refuse('NotFound')
  throw refuse(first.code, { documents: blocked.slice(0, mostNamed) })
}
