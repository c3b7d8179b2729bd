import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Held } from '../../platform/policy.ts'
import type { PoolFacts } from './pool.ts'

export interface PoolFields {
  title: string
  description: string | null
  allowsOthersToAdd: boolean
}

/** A new pool, without anybody in it yet. */
export async function insertPool(
  db: Database,
  fields: PoolFields & { createdBy: string; now: string },
): Promise<number> {
  const { now, ...columns } = fields
  const made = db.insertInto('pools').values({ ...columns, createdAt: now })
  return (await made.returning('id').executeTakeFirstOrThrow()).id
}

export const updatePoolFields = (db: Database, pool: Held<PoolFacts, 'edit'>, fields: PoolFields) =>
  db
    .updateTable('pools')
    .set({ ...fields, version: pool.version + 1 })
    .where('id', '=', pool.id)
    .execute()

/** What was in it goes first, in the order in which others would lock it. */
export async function deletePool(db: Database, pool: Held<PoolFacts, 'remove'>): Promise<void> {
  await sql`with gone as materialized (select id from pool_documents where pool_id = ${pool.id} order by document_id for update)
    delete from pool_documents pd using gone where pd.id = gone.id`.execute(db)
  await db.deleteFrom('pools').where('id', '=', pool.id).execute()
}
