import type { List, PoolUser, UserRef } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { listedPage } from '../../platform/database/page.ts'
import { judge } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { userRefJson } from '../people/index.ts'
import { type MemberFacts, type PoolFacts, rightsOf } from './pool.ts'
import { memberPolicy } from './pools.policy.ts'
import { requirePool } from './require-pool.ts'

interface MemberRow extends MemberFacts {
  user: UserRef
  isActive: boolean
  createdAt: string
}

const source = sql`pool_members m join users u on u.id = m.user_id`
const columns = sql`m.id, m.pool_id, m.user_id, m.is_owner, m.can_add_files, m.can_add_members, m.created_at,
  ${userRefJson('u')} as user, u.accepted_at is not null and u.deactivated_at is null as is_active`
const inOrder = sql`m.is_owner desc, u.first_name collate natural_order, u.last_name collate natural_order, m.id`

/** Who is in a pool. @throws Refusal NotFound */
export async function listMembers(
  ctx: Context,
  poolId: number,
  { page, pageSize, search }: { page: number; pageSize: number; search?: string | undefined },
): Promise<List<PoolUser>> {
  const pool = await requirePool(ctx, poolId, 'view')
  const named = search
    ? sql`and u.first_name || ' ' || u.last_name || ' ' || u.email ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`
    : sql``
  const all = sql`from ${source} where m.pool_id = ${pool.id} ${named}`
  const { rows } = await sql<MemberRow>`
    select ${columns} ${all} order by ${inOrder} limit ${pageSize} offset ${page * pageSize}`.execute(ctx.db)
  const members = rows.map((row) => presentMember(ctx, pool, row))
  return listedPage(ctx.db, members, { page, pageSize, from: all })
}

/** Somebody in a pool that the actor is in. @throws Refusal NotFound */
export async function viewMember(
  ctx: Context,
  { poolId, userId }: { poolId: number; userId: string },
): Promise<PoolUser> {
  return viewWhere(ctx, sql`m.pool_id = ${poolId} and m.user_id = ${userId}::uuid`)
}

/** As `viewMember`, by the number of their membership. */
export const viewMemberById = (ctx: Context, id: number): Promise<PoolUser> => viewWhere(ctx, sql`m.id = ${id}`)

async function viewWhere(ctx: Context, where: RawBuilder<unknown>): Promise<PoolUser> {
  const { rows } = await sql<MemberRow>`select ${columns} from ${source} where ${where}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw refuse('NotFound')
  return presentMember(ctx, await requirePool(ctx, row.poolId, 'view'), row)
}

function presentMember(ctx: Context, pool: PoolFacts, row: MemberRow): PoolUser {
  const member = { ...row, ...rightsOf(row) }
  const may = (action: keyof typeof memberPolicy) =>
    judge(memberPolicy, action, { actor: ctx.actor, pool, member }) === undefined
  return {
    id: row.id,
    poolId: row.poolId,
    user: row.user,
    isOwner: member.isOwner,
    canAddFiles: member.canAddFiles,
    canAddMember: member.canAddMembers,
    isActive: row.isActive,
    createdAt: row.createdAt,
    mayChange: may('change'),
    mayRemove: may('remove'),
  }
}
