import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { withDocuments } from '../../documents/index.ts'
import { documentDeclared } from '../retention.facts.ts'
import { updateRecorded } from '../retention.store.ts'

/**
 * Makes documents records, all or none: from then on only a disposal removes them (domain: Retention). What is one already
 * stays as it is.
 *
 * @throws Refusal NotFound, Forbidden, InTrash
 */
export function declareRecords(ctx: Context, ids: readonly number[]): Promise<void> {
  return withDocuments(ctx, ids, 'declare', async (ctx, documents) => {
    const now = ctx.clock.now().toISOString()
    const changed = await updateRecorded(ctx.db, documents, { by: userIdOf(ctx.actor), now })
    await ctx.publish(
      documents
        .filter(({ id }) => changed.has(id))
        .map(({ id, unitId, name }) => documentDeclared({ documentId: id, unitId }, { name })),
    )
  })
}
