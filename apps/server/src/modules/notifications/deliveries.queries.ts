import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

interface Arrived {
  userId: string
  dropId: number
  documentId: number
}

const arrivals = sql`kind = 'drop.delivered'`

/** Whether that person was told of this file before, be it read or not: a job may run twice. */
export async function isToldOf(ctx: Context, { userId, dropId, documentId }: Arrived): Promise<boolean> {
  const { rows } = await sql`select from notifications where user_id = ${userId} and ${arrivals}
    and payload @> ${JSON.stringify({ dropId, documentIds: [documentId] })}::jsonb limit 1`.execute(ctx.db)
  return rows.length > 0
}

/**
 * Takes away the unread notice of a request's earlier files; answers the documents that it told of. Behind the request's
 * lock. A new one in its place stands where the newest notices are.
 */
export async function takeUnread(ctx: Context, { userId, dropId }: Omit<Arrived, 'documentId'>): Promise<number[]> {
  const { rows } = await sql<{ documentIds: number[] }>`delete from notifications
    where user_id = ${userId} and ${arrivals} and read_at is null and payload @> ${JSON.stringify({ dropId })}::jsonb
    returning coalesce(payload -> 'documentIds', jsonb_build_array(payload -> 'documentId')) as document_ids`.execute(
    ctx.db,
  )
  return rows.flatMap(({ documentIds }) => documentIds)
}
