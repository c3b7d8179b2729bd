import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { withDocuments } from '../../documents/index.ts'
import { documentExtended } from '../retention.facts.ts'
import { requireRecordsUnit } from '../retention.policy.ts'
import { findExpiries, insertExtensions } from '../retention.store.ts'

interface Extending {
  ids: readonly number[]
  /** A calendar date. */
  until: string
  reason: string
}

/**
 * Keeps documents longer than now, all or none; an extension is never taken back (domain: Retention).
 *
 * @throws Refusal Forbidden, NotFound, InTrash; NotScheduled, naming what is permanent or has no category; ValidationFailed
 *   on `until` where something is kept longer already
 */
export async function extendRetention(ctx: Context, { ids, until, reason }: Extending): Promise<void> {
  requireRecordsUnit(ctx)
  await withDocuments(ctx, ids, 'extend', async (ctx, documents) => {
    const before = await findExpiries(ctx.db, documents)
    const endless = documents.filter(({ id }) => !before.get(id)).slice(0, 20)
    if (endless.length > 0) throw refuse('NotScheduled', { documents: endless.map(({ id, name }) => ({ id, name })) })
    const dayOf = (id: number) => before.get(id) ?? ''
    const longer = documents.find(({ id }) => dayOf(id) > until)
    if (longer) throw refuseField('until', `“${longer.name}” is kept until ${dayOf(longer.id)} already.`)
    const now = ctx.clock.now().toISOString()
    await insertExtensions(ctx.db, documents, { until, reason, by: userIdOf(ctx.actor), now })
    await ctx.publish(
      documents.map(({ id, unitId, name }) =>
        documentExtended({ documentId: id, unitId }, { name, from: dayOf(id), until, reason }),
      ),
    )
  })
}
