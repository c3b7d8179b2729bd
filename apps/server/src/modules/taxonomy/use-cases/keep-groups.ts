import type { CategoryGroup } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { requireCurrent } from '../../../platform/editing.ts'
import { requireOne, requireUnused } from '../../organisation/index.ts'
import { groupAdded, groupRemoved, groupRenamed } from '../taxonomy.facts.ts'
import { requireTaxonomist } from '../taxonomy.policy.ts'
import { listCategoryGroups } from '../taxonomy.queries.ts'
import { deleteTaxon, insertTaxon, lockTaxa, updateTaxon } from '../taxonomy.store.ts'
import { usesOfGroup } from '../uses.queries.ts'

/** @throws Refusal Forbidden, NameTaken */
export function addGroup(ctx: Context, { group }: { group: string }): Promise<CategoryGroup> {
  return transaction(ctx, async (ctx) => {
    requireTaxonomist(ctx)
    const groupId = await insertTaxon(ctx.db, 'categoryGroups', { name: group })
    await ctx.publish(groupAdded({}, { groupId, group }))
    return requireOne(await listCategoryGroups(ctx.db, groupId))
  })
}

interface Renamed {
  id: number
  group: string
  version?: number | undefined
}

/** @throws Refusal Forbidden, NotFound, NameTaken, StateChanged with `current` */
export function renameGroup(ctx: Context, { id, group, version }: Renamed): Promise<CategoryGroup> {
  return transaction(ctx, async (ctx) => {
    requireTaxonomist(ctx)
    await lockTaxa(ctx.db, 'categoryGroups', id)
    const before = requireOne(await listCategoryGroups(ctx.db, id))
    requireCurrent(version, before)
    if (before.group === group) return before
    await updateTaxon(ctx.db, 'categoryGroups', id, { name: group })
    await ctx.publish(groupRenamed({}, { groupId: id, from: before.group, to: group }))
    return requireOne(await listCategoryGroups(ctx.db, id))
  })
}

/** @throws Refusal Forbidden, NotFound, InUse with `uses` */
export function removeGroup(ctx: Context, id: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    requireTaxonomist(ctx)
    await lockTaxa(ctx.db, 'categoryGroups', id)
    const { group } = requireOne(await listCategoryGroups(ctx.db, id))
    requireUnused(await usesOfGroup(ctx.db, id))
    await deleteTaxon(ctx.db, 'categoryGroups', id)
    await ctx.publish(groupRemoved({}, { groupId: id, group }))
  })
}
