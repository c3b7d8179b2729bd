import { mostPoolDocuments } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** Keeps which pools a posting's document is meant for. */
export async function insertPostingPools(
  db: Database,
  { postingId, poolIds, addedBy }: { postingId: number; poolIds: readonly number[]; addedBy: string },
): Promise<void> {
  await sql`insert into posting_pools (posting_id, pool_id, added_by)
    select ${postingId}::integer, given.id, ${addedBy}::uuid from unnest(${poolIds}::integer[]) as given(id) order by 1`.execute(
    db,
  )
}

/** Pools that still wait for the approval of a posting. */
export async function findWaitingPools(db: Database, postingId: number): Promise<number[]> {
  const waiting = db.selectFrom('postingPools').select('poolId').where('postingId', '=', postingId)
  const rows = await waiting.where('settledAt', 'is', null).orderBy('poolId').execute()
  return rows.map((row) => row.poolId)
}

export interface Delivered {
  poolId: number
  title: string
  addedBy: string
  /** Whether the pool has got the document, or had it. */
  isPlaced: boolean
}

interface Delivery {
  postingId: number
  document: { id: number; unitId: number }
  /** Whether the document may be shared at all. */
  isShareable: boolean
  now: string
}

/**
 * Gives the document of an approved posting to the pools that wait for it and are locked, where whoever wished so still
 * may: works in the document's unit, is in the pool and may add documents there, and the pool has room.
 */
export async function deliver(db: Database, { postingId, document, isShareable, now }: Delivery): Promise<Delivered[]> {
  const { rows } = await sql<Delivered>`
    with waiting as materialized (
      select w.pool_id, w.added_by, p.title, ${isShareable}::boolean and exists (
        select from pool_members m join users u on u.id = m.user_id
        where m.pool_id = w.pool_id and m.user_id = w.added_by and (m.is_owner or m.can_add_files or p.allows_others_to_add)
          and u.accepted_at is not null and u.deactivated_at is null
          and (u.home_unit_id = ${document.unitId} or exists (
            select from unit_memberships um where um.user_id = u.id and um.unit_id = ${document.unitId}))
      ) and (select count(*) from pool_documents pd where pd.pool_id = w.pool_id) < ${mostPoolDocuments} as is_placed
      from posting_pools w join pools p on p.id = w.pool_id where w.posting_id = ${postingId} and w.settled_at is null
    ), placed as (
      insert into pool_documents (pool_id, document_id, added_by, created_at)
      select pool_id, ${document.id}::integer, added_by, ${now}::timestamptz from waiting where is_placed order by pool_id
      on conflict (pool_id, document_id) do update set added_by = excluded.added_by
        where not may_share(pool_documents.added_by, pool_documents.document_id)
    ), settled as (
      update posting_pools w set settled_at = ${now}::timestamptz from waiting
      where w.posting_id = ${postingId} and w.pool_id = waiting.pool_id
    )
    select pool_id, title, added_by, is_placed from waiting order by pool_id`.execute(db)
  return rows
}
