import type { List, Pool, UserRef } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { type Actor, userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { listedPage } from '../../platform/database/page.ts'
import { judge } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import { placeAndPosting, seenNow } from '../documents/index.ts'
import { userRefJson } from '../people/index.ts'
import { type PoolFacts, type Rights, rightsOf } from './pool.ts'
import { leavingPolicy, poolPolicy } from './pools.policy.ts'

export interface PoolsQuery {
  page: number
  pageSize: number
  sort?: 'title' | 'created' | undefined
  order?: 'asc' | 'desc' | undefined
  search?: string | undefined
}

interface PoolRow extends Omit<PoolFacts, 'me'> {
  me: Rights & { id: number }
  createdAt: string
  owner: UserRef | null
  fileCount: number
  userCount: number
  hasOtherOwner: boolean
}

/** SQL: documents (`d`) that the actor sees, in whichever edition. Aliases: those of `placeAndPosting`. */
export const seenBy = (actor: Actor): RawBuilder<boolean> =>
  sql`(${seenNow(actor, 'working')} or ${seenNow(actor, 'snapshot')})`

const columns = (
  actor: Actor,
) => sql`pool.id, pool.title, pool.description, pool.allows_others_to_add, pool.version, pool.created_at,
  json_build_object('id', me.id, 'isOwner', me.is_owner, 'canAddFiles', me.can_add_files, 'canAddMembers', me.can_add_members) as me,
  (select ${userRefJson('u')} from pool_members m join users u on u.id = m.user_id where m.pool_id = pool.id and m.is_owner
    order by u.deactivated_at nulls first, m.id limit 1) as owner,
  (select count(*)::int from pool_members m where m.pool_id = pool.id) as user_count,
  (select count(*)::int from pool_documents pd join documents d on d.id = pd.document_id ${placeAndPosting}
    where pd.pool_id = pool.id and ${seenBy(actor)}) as file_count,
  exists (select from pool_members m join users u on u.id = m.user_id where m.pool_id = pool.id and m.is_owner
    and m.id <> me.id and u.accepted_at is not null and u.deactivated_at is null) as has_other_owner`

const source = (actor: Actor) =>
  sql`pool_members me join pools pool on pool.id = me.pool_id where me.user_id = ${userIdOf(actor)}::uuid`

/** Which of the pools that the actor is in. Aliases: `me` their membership, `pool` the pool. */
export const kinds = {
  owned: sql<boolean>`me.is_owner`,
  shared: sql<boolean>`not me.is_owner`,
  open: sql<boolean>`(me.is_owner or me.can_add_files or pool.allows_others_to_add)`,
}

/** Pools that the actor is in, of one kind: one statement a page, or two. */
export async function listPools(ctx: Context, kind: keyof typeof kinds, query: PoolsQuery): Promise<List<Pool>> {
  const { page, pageSize, sort = 'title', order = sort === 'title' ? 'asc' : 'desc', search } = query
  const named = search ? sql`and pool.title ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}` : sql``
  const all = sql`from ${source(ctx.actor)} and ${kinds[kind]} ${named}`
  const key = sort === 'title' ? sql`pool.title collate natural_order` : sql`pool.created_at`
  const inOrder = order === 'desc' ? sql`${key} desc, pool.id desc` : sql`${key}, pool.id`
  const { rows } = await sql<PoolRow>`
    select ${columns(ctx.actor)} ${all} order by ${inOrder} limit ${pageSize} offset ${page * pageSize}`.execute(ctx.db)
  const pools = rows.map((row) => presentPool(ctx, row))
  return listedPage(ctx.db, pools, { page, pageSize, from: all })
}

/** A pool that the actor is in. @throws Refusal NotFound */
export async function viewPool(ctx: Context, id: number): Promise<Pool> {
  const { rows } = await sql<PoolRow>`
    select ${columns(ctx.actor)} from ${source(ctx.actor)} and pool.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw refuse('NotFound')
  return presentPool(ctx, row)
}

function presentPool(ctx: Context, row: PoolRow): Pool {
  const me = rightsOf(row.me)
  const pool = { ...row, me }
  const staying = judge(leavingPolicy, 'leave', { pool, hasOtherOwner: row.hasOtherOwner })
  const may = (action: keyof typeof poolPolicy) => judge(poolPolicy, action, { pool }) === undefined
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    allowOtherUserToAddFiles: row.allowsOthersToAdd,
    owner: row.owner,
    fileCount: row.fileCount,
    userCount: row.userCount,
    my: {
      isOwner: me.isOwner,
      canAddFiles: me.canAddFiles,
      canAddMember: me.canAddMembers,
      poolUserId: row.me.id,
    },
    capabilities: {
      edit: may('edit'),
      addFiles: may('addFiles'),
      addMembers: may('addMembers'),
      leave: staying === undefined,
      reasons: staying === 'LastOwner' ? { leave: staying } : {},
    },
    createdAt: row.createdAt,
    routeId: routeIdOf(ctx.secrets, { kind: 'pool', id: row.id, unitId: 0 }),
    version: row.version,
  }
}
