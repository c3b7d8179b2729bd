import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { requireCurrent } from '../../platform/editing.ts'
import { type Allowed, underLock } from '../../platform/policy.ts'
import type { Entities, HeldEntity, Kept } from './kept.ts'
import { type Keeper, requireKeeper } from './organisation.policy.ts'
import { lockKept } from './organisation.store.ts'
import { requireAccessLevel, requireCampus, requireOffice, requireUnit } from './require-organisation.ts'

const readers: { [K in Kept]: (db: Database, id: number) => Promise<Entities[K]> } = {
  campuses: requireCampus,
  offices: requireOffice,
  units: requireUnit,
  accessLevels: requireAccessLevel,
}

/**
 * The gate of what administrators change: asks who they are, locks the entity, then reads it, and hands `work` the proof.
 *
 * @throws Refusal Forbidden, NotFound; StateChanged with `current` where `version` is older
 */
export function withKept<K extends Kept, T>(
  ctx: Context,
  table: K,
  { id, version }: { id: number; version?: number | undefined },
  work: (ctx: Context, kept: HeldEntity<K>) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    requireKeeper(ctx)
    await lockKept(ctx.db, table, id)
    const entity = await readers[table](ctx.db, id)
    requireCurrent(version, entity)
    return work(ctx, underLock(entity as Allowed<Entities[K], 'keep'>))
  })
}

/** The gate of what administrators add. @throws Refusal Forbidden */
export const withKeeper = <T>(ctx: Context, work: (ctx: Context, keeper: Keeper) => Promise<T>): Promise<T> =>
  transaction(ctx, (ctx) => work(ctx, requireKeeper(ctx)))
