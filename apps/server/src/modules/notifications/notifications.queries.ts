import type { Notification } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'

interface NotificationsQuery {
  page: number
  pageSize: number
  unread?: boolean | undefined
}

const columns = sql`id, kind, payload, created_at, read_at`

/** A person's own notices, newest first, and how many of all of them are unread. */
export async function listNotifications(ctx: Context, userId: string, { page, pageSize, unread }: NotificationsQuery) {
  const wanted = unread === undefined ? sql`` : unread ? sql`and read_at is null` : sql`and read_at is not null`
  const [{ rows }, counted] = await Promise.all([
    sql<Notification>`select ${columns} from notifications where user_id = ${userId} ${wanted}
      order by id desc limit ${pageSize} offset ${page * pageSize}`.execute(ctx.db),
    sql<{ total: number; unread: number }>`
      select count(*) filter (where true ${wanted})::int as total, count(*) filter (where read_at is null)::int as unread
      from notifications where user_id = ${userId}`.execute(ctx.db),
  ])
  const { total = 0, unread: unreadCount = 0 } = counted.rows[0] ?? {}
  return { ...asList(rows, total), unread: unreadCount }
}

/** Marks a notice of that person as read; undefined where they have no such notice. */
export async function markRead(ctx: Context, userId: string, id: number): Promise<Notification | undefined> {
  const { rows } = await sql<Notification>`
    update notifications set read_at = coalesce(read_at, ${ctx.clock.now().toISOString()})
    where id = ${id} and user_id = ${userId} returning ${columns}`.execute(ctx.db)
  return rows[0]
}

/** Marks all notices of a person as read; answers how many were unread. */
export async function markAllRead(ctx: Context, userId: string): Promise<number> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('notifications')
    .set({ readAt: ctx.clock.now().toISOString() })
    .where('userId', '=', userId)
    .where('readAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

export interface Notice {
  userId: string
  kind: string
  payload: Record<string, unknown>
  factId: number
}

/** Writes notices, one a person and fact whatever happens; answers who had none of this fact before. */
export async function insertNotices(ctx: Context, notices: readonly Notice[]): Promise<Set<string>> {
  if (notices.length === 0) return new Set()
  const createdAt = ctx.clock.now().toISOString()
  const written = await ctx.db
    .insertInto('notifications')
    .values(notices.map((notice) => ({ ...notice, payload: JSON.stringify(notice.payload), createdAt })))
    .onConflict((conflict) => conflict.columns(['userId', 'factId']).doNothing())
    .returning('userId')
    .execute()
  return new Set(written.map((row) => row.userId))
}
