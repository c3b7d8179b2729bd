import type {
  BodyOf,
  Category,
  createCategory as created,
  RetentionEffect,
  updateCategory as updated,
} from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { changedFields } from '../../../platform/editing.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { requireOne } from '../../organisation/index.ts'
import { countRetentionEffect, isShorter, shortensRecords } from '../retention-effect.queries.ts'
import { categoryAdded, categoryChanged } from '../taxonomy.facts.ts'
import { maySchedule, requireScheduler, requireTaxonomist } from '../taxonomy.policy.ts'
import { listCategories, listCategoryGroups } from '../taxonomy.queries.ts'
import { insertTaxon, updateTaxon } from '../taxonomy.store.ts'
import { withTaxon, withTaxonomist } from '../with-taxon.ts'

/** @throws Refusal Forbidden, NameTaken, ValidationFailed on `documentCategoryGroupId` */
export function addCategory(ctx: Context, body: BodyOf<typeof created>): Promise<Category> {
  return withTaxonomist(ctx, async (ctx, taxonomist) => {
    const { category, description, retention, reference, disposalAction, isRetired, documentCategoryGroupId } = body
    await requireGroup(ctx, documentCategoryGroupId)
    const categoryId = await insertTaxon(ctx.db, taxonomist, 'categories', {
      name: category,
      groupId: documentCategoryGroupId,
      description: description ?? null,
      retentionYears: retention,
      reference,
      disposalAction: disposalAction ?? null,
      retiredAt: retiredAt(ctx, isRetired ?? false),
    })
    await ctx.publish(categoryAdded({}, { categoryId, category, retention }))
    return requireCategoryView(ctx, categoryId)
  })
}

/**
 * Changes a category. A shorter retention is the CRU's where the category holds records.
 *
 * @throws Refusal Forbidden, NotFound, NameTaken, StateChanged with `current`, UnderRetention with `effect`
 */
export function changeCategory(
  ctx: Context,
  { id, version, ...change }: BodyOf<typeof updated> & { id: number },
): Promise<Category> {
  return withTaxon(ctx, 'categories', { id, version }, async (ctx, before) => {
    const changed = changedFields({ ...before }, change)
    if (!changed) return before
    const { category = before.category, documentCategoryGroupId, retention, isRetired, ...rest } = change
    if (documentCategoryGroupId !== undefined) await requireGroup(ctx, documentCategoryGroupId)
    if (retention !== undefined && isShorter(before.retention, retention)) await requireLawful(ctx, before, retention)
    await updateTaxon(ctx.db, 'categories', before, {
      name: change.category,
      groupId: documentCategoryGroupId,
      description: rest.description,
      reference: rest.reference,
      disposalAction: rest.disposalAction,
      retentionYears: retention,
      retiredAt: isRetired === undefined || isRetired === before.isRetired ? undefined : retiredAt(ctx, isRetired),
    })
    await ctx.publish(categoryChanged({}, { categoryId: id, category, ...changed }))
    return requireCategoryView(ctx, id)
  })
}

const retiredAt = ({ clock }: Context, isRetired: boolean) => (isRetired ? clock.now().toISOString() : null)

interface Asked {
  id: number
  retention?: number | 'permanent' | undefined
  replaceWith?: number | undefined
}

/** What another retention, or that of a replacement, would do, before it is saved. @throws Refusal NotFound */
export async function previewRetention(ctx: Context, { id, retention, replaceWith }: Asked): Promise<RetentionEffect> {
  requireTaxonomist(ctx)
  const { retention: from } = await requireCategoryView(ctx, id)
  const to = replaceWith ? (await requireCategoryView(ctx, replaceWith)).retention : yearsOf(retention)
  const asked = { categoryId: id, from, to }
  const effect = await countRetentionEffect(ctx, asked)
  return { ...effect, allowed: maySchedule(ctx, shortensRecords(asked, effect)) }
}

const yearsOf = (retention: Asked['retention']) => (typeof retention === 'number' ? retention : null)

async function requireLawful(ctx: Context, { id, retention }: Category, to: number | null): Promise<void> {
  const asked = { categoryId: id, from: retention, to }
  requireScheduler(ctx, shortensRecords(asked, await countRetentionEffect(ctx, asked)))
}

/** @throws Refusal NotFound */
export const requireCategoryView = async (ctx: Context, id: number): Promise<Category> =>
  requireOne((await listCategories(ctx.db, { id })).items)

async function requireGroup(ctx: Context, id: number): Promise<void> {
  if ((await listCategoryGroups(ctx.db, { id })).total === 0)
    throw refuseField('documentCategoryGroupId', 'There is no such group.')
}
