import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { requireUnused } from '../../organisation/index.ts'
import { announceReplaced, isOfCategory, moveDocuments, movePostings } from '../replacement.store.ts'
import { countRetentionEffect, shortensRecords } from '../retention-effect.queries.ts'
import { categoryRemoved, categoryReplaced, documentRecategorised } from '../taxonomy.facts.ts'
import { requireScheduler, requireTaxonomist } from '../taxonomy.policy.ts'
import { listCategories } from '../taxonomy.queries.ts'
import { deleteReplaced, deleteTaxon, lockTaxa } from '../taxonomy.store.ts'
import { usesOfCategory } from '../uses.queries.ts'
import { requireCategoryView } from './keep-categories.ts'

interface Removed {
  id: number
  replaceWith?: number | undefined
}

/**
 * Deletes a category that nothing uses; with a replacement its documents and snapshots move there first, all in one
 * transaction, each document with a line in its history.
 *
 * @throws Refusal Forbidden, NotFound, InUse with `uses`, UnderRetention where records would be kept shorter and the
 *   actor is not of the CRU
 */
export function removeCategory(ctx: Context, { id, replaceWith }: Removed): Promise<void> {
  return transaction(ctx, async (ctx) => {
    requireTaxonomist(ctx)
    await lockTaxa(ctx.db, 'categories', id, replaceWith ?? id)
    const { category } = await requireCategoryView(ctx, id)
    if (replaceWith !== undefined) return replaceCategory(ctx, id, replaceWith)
    requireUnused(await usesOfCategory(ctx.db, id))
    await deleteTaxon(ctx.db, 'categories', id)
    await ctx.publish(categoryRemoved({}, { categoryId: id, category }))
  })
}

async function replaceCategory(ctx: Context, id: number, replaceWith: number): Promise<void> {
  if (id === replaceWith) throw refuseField('replaceWith', 'Choose another category.')
  const from = await requireCategoryView(ctx, id)
  const [to] = await listCategories(ctx.db, { id: replaceWith })
  if (!to) throw refuseField('replaceWith', 'There is no such category.')
  const asked = { categoryId: id, from: from.retention, to: to.retention }
  requireScheduler(ctx, shortensRecords(asked, await countRetentionEffect(ctx, asked)))
  const names = { from: from.category, to: to.category }
  await announceReplaced(ctx, documentRecategorised, { where: isOfCategory(id), names })
  const documents = await moveDocuments(ctx.db, id, to.id)
  const postings = await movePostings(ctx.db, id, to.id)
  await deleteReplaced(ctx.db, 'categories', id)
  const category = { categoryId: id, category: from.category, into: to.id, intoCategory: to.category }
  await ctx.publish(categoryReplaced({}, { ...category, documents, postings }))
}
