import type { CategoryGroup } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { requireOne, requireUnused } from '../../organisation/index.ts'
import { groupAdded, groupRemoved, groupRenamed } from '../taxonomy.facts.ts'
import { listCategoryGroups } from '../taxonomy.queries.ts'
import { deleteTaxon, insertTaxon, updateTaxon } from '../taxonomy.store.ts'
import { usesOfGroup } from '../uses.queries.ts'
import { withTaxon, withTaxonomist } from '../with-taxon.ts'

/** @throws Refusal Forbidden, NameTaken */
export function addGroup(ctx: Context, { group }: { group: string }): Promise<CategoryGroup> {
  return withTaxonomist(ctx, async (ctx, taxonomist) => {
    const groupId = await insertTaxon(ctx.db, taxonomist, 'categoryGroups', { name: group })
    await ctx.publish(groupAdded({}, { groupId, group }))
    return requireOne((await listCategoryGroups(ctx.db, { id: groupId })).items)
  })
}

interface Renamed {
  id: number
  group: string
  version?: number | undefined
}

/** @throws Refusal Forbidden, NotFound, NameTaken, StateChanged with `current` */
export function renameGroup(ctx: Context, { id, group, version }: Renamed): Promise<CategoryGroup> {
  return withTaxon(ctx, 'categoryGroups', { id, version }, async (ctx, before) => {
    if (before.group === group) return before
    await updateTaxon(ctx.db, 'categoryGroups', before, { name: group })
    await ctx.publish(groupRenamed({}, { groupId: id, from: before.group, to: group }))
    return requireOne((await listCategoryGroups(ctx.db, { id })).items)
  })
}

/** @throws Refusal Forbidden, NotFound, InUse with `uses` */
export function removeGroup(ctx: Context, id: number): Promise<void> {
  return withTaxon(ctx, 'categoryGroups', { id }, async (ctx, taxon) => {
    const { group } = taxon
    requireUnused(await usesOfGroup(ctx.db, id))
    await deleteTaxon(ctx.db, 'categoryGroups', taxon)
    await ctx.publish(groupRemoved({}, { groupId: id, group }))
  })
}
