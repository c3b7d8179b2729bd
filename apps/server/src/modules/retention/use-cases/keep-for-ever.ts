import type { Context } from '../../../platform/context.ts'
import { withDocuments } from '../../documents/index.ts'
import { documentPermanence } from '../retention.facts.ts'
import { requireRecordsUnit } from '../retention.policy.ts'
import { updatePermanence } from '../retention.store.ts'

interface Keeping {
  ids: readonly number[]
  isPermanent: boolean
  reason: string
}

/** Keeps documents for ever, or by their category again, all or none. @throws Refusal Forbidden, NotFound, InTrash */
export async function keepForEver(ctx: Context, { ids, isPermanent, reason }: Keeping): Promise<void> {
  requireRecordsUnit(ctx)
  await withDocuments(ctx, ids, 'extend', async (ctx, documents) => {
    const changed = await updatePermanence(ctx.db, documents, isPermanent)
    await ctx.publish(
      documents
        .filter(({ id }) => changed.has(id))
        .map(({ id, unitId, name }) => documentPermanence({ documentId: id, unitId }, { name, isPermanent, reason })),
    )
  })
}
