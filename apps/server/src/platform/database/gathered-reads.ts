import { gathering, type Waiting } from '../gather.ts'
import { isOfOne } from './constraints.ts'
import type { Database } from './database.ts'

const most = 100

/**
 * Reads rows by their keys, those that many requests ask for at the same time with one statement. It begins after whoever waits
 * for it has asked, so that nobody is told less than they would be told alone. A transaction asks for itself.
 *
 * @param read the rows of those keys that there are
 */
export function gatheredReads<K, V>(
  read: (db: Database, keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): (db: Database, key: K) => Promise<V | undefined> {
  const readFor = async (db: Database, some: readonly Waiting<K, V | undefined>[]) => {
    const found = await read(db, [...new Set(some.map(({ item }) => item))])
    for (const { item, resolve } of some) resolve(found.get(item))
  }
  const gathered = gathering<Database, K, V | undefined>(most, (db, some) =>
    readFor(db, some).catch(async (error) => {
      if (some.length === 1 || !isOfOne(error)) throw error
      await Promise.all(some.map((one) => readFor(db, [one]).catch(one.reject)))
    }),
  )
  return async (db, key) => (db.isTransaction ? (await read(db, [key])).get(key) : gathered(db, key))
}
