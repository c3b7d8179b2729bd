import type { Context } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { requireUnused } from '../../organisation/index.ts'
import { announceReplaced, isOfCategory, moveDocuments, movePostings, requireSame } from '../replacement.store.ts'
import { countRetentionEffect, shortensRecords } from '../retention-effect.queries.ts'
import type { HeldTaxon } from '../taxon.ts'
import { categoryRemoved, categoryReplaced, documentRecategorised } from '../taxonomy.facts.ts'
import { requireScheduler } from '../taxonomy.policy.ts'
import { listCategories } from '../taxonomy.queries.ts'
import { deleteReplaced, deleteTaxon } from '../taxonomy.store.ts'
import { usesOfCategory } from '../uses.queries.ts'
import { withTaxon } from '../with-taxon.ts'

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
  return withTaxon(ctx, 'categories', { id, replaceWith }, async (ctx, taxon) => {
    const { category } = taxon
    if (replaceWith !== undefined) return replaceCategory(ctx, taxon, replaceWith)
    requireUnused(await usesOfCategory(ctx.db, id))
    await deleteTaxon(ctx.db, 'categories', taxon)
    await ctx.publish(categoryRemoved({}, { categoryId: id, category }))
  })
}

async function replaceCategory(ctx: Context, from: HeldTaxon<'categories'>, replaceWith: number): Promise<void> {
  const { id } = from
  if (id === replaceWith) throw refuseField('replaceWith', 'Choose another category.')
  const [to] = (await listCategories(ctx.db, { id: replaceWith })).items
  if (!to) throw refuseField('replaceWith', 'There is no such category.')
  const asked = { categoryId: id, from: from.retention, to: to.retention }
  requireScheduler(ctx, shortensRecords(asked, await countRetentionEffect(ctx, asked)))
  const names = { from: from.category, to: to.category }
  const told = await announceReplaced(ctx, documentRecategorised, { where: isOfCategory(id), names })
  const documents = await moveDocuments(ctx.db, id, to.id)
  requireSame(told, documents)
  const postings = await movePostings(ctx.db, id, to.id)
  await deleteReplaced(ctx.db, 'categories', from)
  const category = { categoryId: id, category: from.category, into: to.id, intoCategory: to.category }
  await ctx.publish(categoryReplaced({}, { ...category, documents, postings }))
}
