import type {
  AccessLevelSetting,
  addAccessLevel as added,
  QueryOf,
  updateAccessLevel as updated,
} from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { changedFields } from '../../../platform/editing.ts'
import { refuse } from '../../../platform/refusal.ts'
import { scopeOf } from '../access-levels.queries.ts'
import { accessLevelAdded, accessLevelChanged, accessLevelRemoved } from '../organisation.facts.ts'
import { deleteKept, insertKept, updateKept } from '../organisation.store.ts'
import { requireAccessLevel } from '../require-organisation.ts'
import { requireUnused, usesOfAccessLevel } from '../uses.queries.ts'
import { withKeeper, withKept } from '../with-kept.ts'

/** An added level is a label: it reaches whom the known level `behavesAs` reaches. @throws Refusal Forbidden, NameTaken */
export function addAccessLevel(
  ctx: Context,
  { access, description, behavesAs }: QueryOf<typeof added>,
): Promise<AccessLevelSetting> {
  return withKeeper(ctx, async (ctx, keeper) => {
    const columns = { access, description: description ?? '', scope: scopeOf(behavesAs) }
    const accessLevelId = await insertKept(ctx.db, keeper, 'accessLevels', columns)
    await ctx.publish(accessLevelAdded({}, { accessLevelId, access, behavesAs }))
    return requireAccessLevel(ctx.db, accessLevelId)
  })
}

type Change = QueryOf<typeof updated> & { id: number; access: string }

/**
 * Renames a level. Whom it reaches changes only while no posting was made at it: what was approved for some people must
 * not reach others without another decision.
 *
 * @throws Refusal Forbidden, NotFound, NameTaken, StateChanged with `current`, BuiltIn, InUse with `uses`
 */
export function changeAccessLevel(ctx: Context, { id, version, ...given }: Change): Promise<AccessLevelSetting> {
  return withKept(ctx, 'accessLevels', { id, version }, async (ctx, level) => {
    const change = { ...given, ...(given.description === null && { description: '' }) }
    const changed = changedFields({ ...level }, change)
    if (!changed) return level
    const { behavesAs = level.behavesAs, access, description } = change
    if (behavesAs !== level.behavesAs) {
      if (level.isBuiltIn) throw refuse('BuiltIn')
      requireUnused(await usesOfAccessLevel(ctx.db, id))
    }
    await updateKept(ctx.db, 'accessLevels', level, { access, description, scope: scopeOf(behavesAs) })
    await ctx.publish(accessLevelChanged({}, { accessLevelId: id, access, ...changed }))
    return requireAccessLevel(ctx.db, id)
  })
}

/** @throws Refusal Forbidden, NotFound, BuiltIn, InUse with `uses` */
export function removeAccessLevel(ctx: Context, id: number): Promise<void> {
  return withKept(ctx, 'accessLevels', { id }, async (ctx, kept) => {
    const { access, isBuiltIn } = kept
    if (isBuiltIn) throw refuse('BuiltIn')
    requireUnused(await usesOfAccessLevel(ctx.db, id))
    await deleteKept(ctx.db, 'accessLevels', kept)
    await ctx.publish(accessLevelRemoved({}, { accessLevelId: id, access }))
  })
}
