import type { setSeries as asked, BodyOf } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { documentScheduled, withDocuments } from '../../documents/index.ts'
import { holdSeries, listOpenSeries } from '../../taxonomy/index.ts'
import { requireSchedulingUnit } from '../scheduling.policy.ts'
import { findScheduled, updateSeries } from '../scheduling.store.ts'

/**
 * Gives documents without a series the one that a person chose for each: all of them or none.
 *
 * @throws Refusal Forbidden, NotFound; StateChanged with `documents` where some have one by now; ValidationFailed for a
 *   series that is unknown or retired, and a document that is named twice
 */
export function setSeries(ctx: Context, { choices }: BodyOf<typeof asked>): Promise<number[]> {
  return transaction(ctx, async (ctx) => {
    requireSchedulingUnit(ctx)
    const chosen = new Map(choices.map((one) => [one.fileManagerId, one.documentCategoryId]))
    if (chosen.size < choices.length) throw refuseField('choices', 'Each document has one series.')
    await holdSeries(ctx.db, [...new Set(chosen.values())])
    const series = new Map((await listOpenSeries(ctx.db)).map(({ id, category }) => [id, category]))
    if (choices.some((one) => !series.has(one.documentCategoryId)))
      throw refuseField('choices', 'There is no such series, or it is retired.')
    return withDocuments(ctx, [...chosen.keys()], 'schedule', async (ctx, documents) => {
      const scheduled = await findScheduled(ctx.db, documents)
      if (scheduled.length > 0)
        throw refuse('StateChanged', {
          documents: documents
            .filter(({ id }) => scheduled.includes(id))
            .slice(0, 20)
            .map(({ id, name }) => ({ id, name, code: 'StateChanged' })),
        })
      await updateSeries(ctx.db, documents, { chosen, now: ctx.clock.now().toISOString() })
      await ctx.publish(
        documents.map(({ id, unitId, name }) => {
          const categoryId = chosen.get(id) ?? 0
          const category = series.get(categoryId) ?? ''
          return documentScheduled({ documentId: id, unitId }, { name, categoryId, category })
        }),
      )
      return [...chosen.keys()]
    })
  })
}
