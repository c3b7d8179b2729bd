import { mostPoolMembers, mostPoolsOfPerson } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Held } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import type { PoolFacts, Rights } from './pool.ts'
import type { MemberInPool } from './with-pool.ts'

export interface NewMember {
  id: number
  userId: string
}

/**
 * Locks accounts, behind the pool: who is in how many pools is counted by one at a time, and nobody is deactivated
 * meanwhile. Answers those that are active.
 */
export async function lockActiveAccounts(db: Database, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; isActive: boolean }>`
    select id, accepted_at is not null and deactivated_at is null as is_active from users
    where id = any(${userIds}::uuid[]) order by id for no key update`.execute(db)
  return rows.filter((row) => row.isActive).map((row) => row.id)
}

export interface Joining {
  poolId: number
  userIds: readonly string[]
  rights: Rights
  addedBy: string | null
  now: string
}

/**
 * Takes people into a pool, whose accounts are locked; who is in it stays as they are. Answers who is new.
 *
 * @throws Refusal PoolFull
 */
export async function insertMembers(
  db: Database,
  { poolId, userIds, rights, addedBy, now }: Joining,
): Promise<NewMember[]> {
  const { rows } = await sql<NewMember>`
    insert into pool_members (pool_id, user_id, is_owner, can_add_files, can_add_members, added_by, created_at)
    select ${poolId}, given.id, ${rights.isOwner}, ${rights.canAddFiles}, ${rights.canAddMembers}, ${addedBy}::uuid, ${now}::timestamptz
    from unnest(${userIds}::uuid[]) with ordinality as given(id, place) order by place
    on conflict (pool_id, user_id) do nothing returning id, user_id`.execute(db)
  await requireRoom(db, poolId, rows)
  return rows
}

async function requireRoom(db: Database, poolId: number, added: readonly NewMember[]): Promise<void> {
  const { rows } = await sql<{ isFull: boolean }>`
    select (select count(*) from pool_members where pool_id = ${poolId}) > ${mostPoolMembers}
      or exists (select from unnest(${added.map((one) => one.userId)}::uuid[]) as given(id)
        where (select count(*) from pool_members m where m.user_id = given.id) > ${mostPoolsOfPerson}) as is_full`.execute(
    db,
  )
  if (rows[0]?.isFull) throw refuse('PoolFull')
}

/** Gives each the rights beside them, in one statement. */
export async function setRights(
  db: Database,
  changes: readonly { member: Held<MemberInPool, 'change'>; rights: Rights }[],
): Promise<void> {
  const column = (right: keyof Rights) => changes.map(({ rights }) => rights[right])
  await sql`update pool_members m set is_owner = given.is_owner, can_add_files = given.can_add_files, can_add_members = given.can_add_members
    from unnest(${changes.map(({ member }) => member.id)}::integer[], ${column('isOwner')}::boolean[],
      ${column('canAddFiles')}::boolean[], ${column('canAddMembers')}::boolean[])
      as given(id, is_owner, can_add_files, can_add_members)
    where m.id = given.id`.execute(db)
}

export const deleteMembers = (db: Database, members: readonly Held<MemberInPool, 'remove'>[]) =>
  sql`delete from pool_members where id = any(${members.map(({ id }) => id)}::integer[])`.execute(db)

/**
 * Of those pools, which are locked, the ones without an owner whose account is active. Their owners' accounts are locked
 * too: nobody is deactivated behind the answer.
 */
export async function findOwnerless(db: Database, poolIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ poolId: number }>`
    select m.pool_id from pool_members m join users u on u.id = m.user_id
    where m.pool_id = any(${poolIds}::integer[]) and m.is_owner and u.accepted_at is not null and u.deactivated_at is null
    order by u.id for share of u`.execute(db)
  const owned = new Set(rows.map((row) => row.poolId))
  return poolIds.filter((id) => !owned.has(id))
}

/** Makes somebody who is in the pool its owner; `pool` was found to have none. */
export const makeOwner = (db: Database, pool: Pick<PoolFacts, 'id'>, userId: string) =>
  db
    .updateTable('poolMembers')
    .set({ isOwner: true, canAddFiles: true, canAddMembers: true })
    .where('poolId', '=', pool.id)
    .where('userId', '=', userId)
    .execute()
