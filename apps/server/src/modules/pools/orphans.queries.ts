import type { List, OrphanedPool } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { listedPage } from '../../platform/database/page.ts'
import { userRefJson } from '../people/index.ts'

const isActive = sql`u.accepted_at is not null and u.deactivated_at is null`

/** SQL: pools (`p`) whose owners have all been deactivated. */
const isOrphaned = sql<boolean>`not exists (select from pool_members m join users u on u.id = m.user_id
  where m.pool_id = p.id and m.is_owner and ${isActive})`

const columns = sql`p.id, p.title, p.created_at, p.version,
  (select ${userRefJson('u')} from pool_members m join users u on u.id = m.user_id where m.pool_id = p.id and m.is_owner
    order by u.deactivated_at desc nulls last, m.id limit 1) as owner,
  (select count(*)::int from pool_members m join users u on u.id = m.user_id where m.pool_id = p.id and ${isActive}) as user_count,
  coalesce((select json_agg(heir.person) from (select ${userRefJson('u')} as person from pool_members m join users u on u.id = m.user_id
    where m.pool_id = p.id and ${isActive} order by m.can_add_members desc, m.can_add_files desc, m.id limit 10) as heir), '[]') as heirs`

/** Pools that wait for an owner, the oldest first. */
export async function listOrphans(
  ctx: Context,
  { page, pageSize, search }: { page: number; pageSize: number; search?: string | undefined },
): Promise<List<OrphanedPool>> {
  const named = search ? sql`and p.title ilike ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}` : sql``
  const from = sql`from pools p where ${isOrphaned} ${named}`
  const { rows } = await sql<OrphanedPool>`
    select ${columns} ${from} order by p.id limit ${pageSize} offset ${page * pageSize}`.execute(ctx.db)
  return listedPage(ctx.db, rows, { page, pageSize, from })
}

/** The pool of that number while its owners are all deactivated. */
export const findOrphan = async (ctx: Context, id: number): Promise<OrphanedPool | undefined> =>
  (await select(ctx, sql`p.id = ${id}`))[0]

/** The pools that somebody owned, and nobody owns now. */
export const listOrphansOf = (ctx: Context, userId: string): Promise<OrphanedPool[]> =>
  select(
    ctx,
    sql`exists (select from pool_members own where own.pool_id = p.id and own.is_owner and own.user_id = ${userId}::uuid)`,
  )

async function select(ctx: Context, where: RawBuilder<unknown>): Promise<OrphanedPool[]> {
  const { rows } = await sql<OrphanedPool>`
    select ${columns} from pools p where ${where} and ${isOrphaned} order by p.id`.execute(ctx.db)
  return rows
}
