import { CompiledQuery } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'

/** Lets pg-boss write through a Kysely transaction, whose rows it reads as they come. */
export function throughKysely(db: Database): { db: NonNullable<Parameters<PgBoss['retry']>[2]>['db'] } {
  const plain = db.withoutPlugins()
  const executeSql = async (text: string, values: unknown[] = []) => {
    const { rows } = await plain.executeQuery(CompiledQuery.raw(text, values))
    return { rows }
  }
  return { db: { executeSql } as NonNullable<Parameters<PgBoss['retry']>[2]>['db'] }
}
