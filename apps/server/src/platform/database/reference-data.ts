import { sql } from 'kysely'
import type { Database } from './database.ts'

/** SQL: the number that every change of reference data raises, as of the statement that it stands in. */
export const referenceGeneration = sql<number>`(select no from reference_generation)`

/** A row that `read` brings: its key, and `referenceGeneration`. */
interface Read<K> {
  key: K
  generation: number
}

/**
 * Things by their keys, as they stood when `generation` was read or later; keys of nothing are left out.
 *
 * @param generation `referenceGeneration`, read for this answer
 */
export type ReferenceData<K, V> = (db: Database, generation: number, keys: Iterable<K>) => Promise<ReadonlyMap<K, V>>

interface Kept<K, V> {
  generation: number
  values: Map<K, V>
}

// Bounds what a server keeps of each kind; a university has fewer of all kinds but people.
const mostKept = 20_000

/**
 * Reference data that is read once and kept as long as nobody changes any (decision 0063). A transaction keeps nothing: it
 * may have changed something itself, and may yet undo it.
 */
export function referenceData<K, R extends Read<K>, V>(
  read: (db: Database, keys: readonly K[]) => Promise<readonly R[]>,
  present: (row: R) => V,
): ReferenceData<K, V> {
  const keptOn = new WeakMap<Database, Kept<K, V>>()
  const keptFor = (db: Database, generation: number): Kept<K, V> => {
    const known = keptOn.get(db)
    if (known && known.generation >= generation && known.values.size < mostKept) return known
    const fresh = { generation, values: new Map<K, V>() }
    if (!db.isTransaction) keptOn.set(db, fresh)
    return fresh
  }

  return async (db, generation, keys) => {
    const wanted = [...new Set(keys)]
    const kept = keptFor(db, generation)
    const missing = wanted.filter((key) => !kept.values.has(key))
    if (missing.length === 0) return kept.values
    const found = await read(db, missing)
    const isOfOneGeneration = found.every((row) => row.generation === kept.generation)
    // What somebody changed meanwhile is told together, and kept by whoever asks next.
    const told = isOfOneGeneration || missing.length === wanted.length ? found : await read(db, wanted)
    const values = isOfOneGeneration ? kept.values : new Map<K, V>()
    for (const row of told) values.set(row.key, present(row))
    return values
  }
}
