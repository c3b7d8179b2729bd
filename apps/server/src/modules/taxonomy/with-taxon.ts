import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { requireCurrent } from '../../platform/editing.ts'
import { type Allowed, underLock } from '../../platform/policy.ts'
import { requireOne } from '../organisation/index.ts'
import type { HeldTaxon, Taxa, Taxon } from './taxon.ts'
import { requireTaxonomist, type Taxonomist } from './taxonomy.policy.ts'
import { listCategories, listCategoryGroups, listTags } from './taxonomy.queries.ts'
import { lockTaxa } from './taxonomy.store.ts'

const readers: { [K in Taxon]: (db: Database, id: number) => Promise<Taxa[K]> } = {
  categories: async (db, id) => requireOne((await listCategories(db, { id })).items),
  categoryGroups: async (db, id) => requireOne((await listCategoryGroups(db, { id })).items),
  tags: async (db, id) => requireOne((await listTags(db, { id })).items),
}

interface Wanted {
  id: number
  version?: number | undefined
  /** What takes its place: locked together with it. */
  replaceWith?: number | undefined
}

/**
 * The gate of what is changed in the taxonomy: asks who it is, locks, then reads, and hands `work` the proof.
 *
 * @throws Refusal Forbidden, NotFound; StateChanged with `current` where `version` is older
 */
export function withTaxon<K extends Taxon, T>(
  ctx: Context,
  table: K,
  { id, version, replaceWith = id }: Wanted,
  work: (ctx: Context, taxon: HeldTaxon<K>) => Promise<T>,
): Promise<T> {
  return transaction(ctx, async (ctx) => {
    requireTaxonomist(ctx)
    await lockTaxa(ctx.db, table, id, replaceWith)
    const taxon = await readers[table](ctx.db, id)
    requireCurrent(version, taxon)
    return work(ctx, underLock(taxon as Allowed<Taxa[K], 'keep'>))
  })
}

/** The gate of what is added to the taxonomy. @throws Refusal Forbidden */
export const withTaxonomist = <T>(
  ctx: Context,
  work: (ctx: Context, taxonomist: Taxonomist) => Promise<T>,
): Promise<T> => transaction(ctx, (ctx) => work(ctx, requireTaxonomist(ctx)))
