import type {
  AccessLevelSetting,
  addAccessLevel as added,
  QueryOf,
  updateAccessLevel as updated,
} from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { changedFields, requireCurrent } from '../../../platform/editing.ts'
import { refuse } from '../../../platform/refusal.ts'
import { scopeOf } from '../access-levels.queries.ts'
import { accessLevelAdded, accessLevelChanged, accessLevelRemoved } from '../organisation.facts.ts'
import { requireKeeper } from '../organisation.policy.ts'
import { deleteKept, insertKept, lockKept, updateKept } from '../organisation.store.ts'
import { requireAccessLevel } from '../require-organisation.ts'
import { requireUnused, usesOfAccessLevel } from '../uses.queries.ts'

/** An added level is a label: it reaches whom the known level `behavesAs` reaches. @throws Refusal Forbidden, NameTaken */
export function addAccessLevel(
  ctx: Context,
  { access, description, behavesAs }: QueryOf<typeof added>,
): Promise<AccessLevelSetting> {
  return transaction(ctx, async (ctx) => {
    requireKeeper(ctx)
    const columns = { access, description: description ?? '', scope: scopeOf(behavesAs) }
    const accessLevelId = await insertKept(ctx.db, 'accessLevels', columns)
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
  return transaction(ctx, async (ctx) => {
    requireKeeper(ctx)
    await lockKept(ctx.db, 'accessLevels', id)
    const level = await requireAccessLevel(ctx.db, id)
    requireCurrent(version, level)
    const change = { ...given, ...(given.description === null && { description: '' }) }
    const changed = changedFields({ ...level }, change)
    if (!changed) return level
    const { behavesAs = level.behavesAs, access, description } = change
    if (behavesAs !== level.behavesAs) {
      if (level.isBuiltIn) throw refuse('BuiltIn')
      requireUnused(await usesOfAccessLevel(ctx.db, id))
    }
    await updateKept(ctx.db, 'accessLevels', id, { access, description, scope: scopeOf(behavesAs) })
    await ctx.publish(accessLevelChanged({}, { accessLevelId: id, access, ...changed }))
    return requireAccessLevel(ctx.db, id)
  })
}

/** @throws Refusal Forbidden, NotFound, BuiltIn, InUse with `uses` */
export function removeAccessLevel(ctx: Context, id: number): Promise<void> {
  return transaction(ctx, async (ctx) => {
    requireKeeper(ctx)
    await lockKept(ctx.db, 'accessLevels', id)
    const { access, isBuiltIn } = await requireAccessLevel(ctx.db, id)
    if (isBuiltIn) throw refuse('BuiltIn')
    requireUnused(await usesOfAccessLevel(ctx.db, id))
    await deleteKept(ctx.db, 'accessLevels', id)
    await ctx.publish(accessLevelRemoved({}, { accessLevelId: id, access }))
  })
}
