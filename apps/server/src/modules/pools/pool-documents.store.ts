import { mostPoolDocuments } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Held } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import type { DocumentFacts } from '../documents/index.ts'
import type { PoolFacts } from './pool.ts'
import type { PlacedInPool } from './with-pool.ts'

interface Placing {
  documents: readonly Held<DocumentFacts, 'share'>[]
  addedBy: string
  now: string
}

/**
 * Puts documents into a pool; what is in it stays, and where who put it there may no longer share it, it is there by the
 * right of who adds it now. Answers which are new there.
 *
 * @throws Refusal PoolFull
 */
export async function insertPlaced(
  db: Database,
  pool: Held<PoolFacts, 'addFiles'>,
  { documents, addedBy, now }: Placing,
): Promise<{ id: number; documentId: number }[]> {
  const { rows } = await sql<{ id: number; documentId: number }>`
    insert into pool_documents (pool_id, document_id, added_by, created_at)
    select ${pool.id}, given.id, ${addedBy}::uuid, ${now}::timestamptz
    from unnest(${documents.map(({ id }) => id)}::integer[]) with ordinality as given(id, place) order by place
    on conflict (pool_id, document_id) do update set added_by = excluded.added_by, created_at = excluded.created_at
      where not may_share(pool_documents.added_by, pool_documents.document_id)
    returning id, document_id`.execute(db)
  if (rows.length > 0 && (await countPlaced(db, pool.id)) > mostPoolDocuments) throw refuse('PoolFull')
  return rows
}

async function countPlaced(db: Database, poolId: number): Promise<number> {
  const counted = db.selectFrom('poolDocuments').select((eb) => eb.fn.countAll<number>().as('count'))
  return Number((await counted.where('poolId', '=', poolId).executeTakeFirstOrThrow()).count)
}

export const deletePlaced = (db: Database, placed: readonly Held<PlacedInPool, 'takeOut'>[]) =>
  sql`delete from pool_documents where id = any(${placed.map(({ id }) => id)}::integer[])`.execute(db)
