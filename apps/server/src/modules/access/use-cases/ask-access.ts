import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { requireSeldom } from '../../../platform/throttle.ts'
import { withDocument } from '../../documents/index.ts'
import { accessAsked } from '../access.facts.ts'

// Each one is told to an owner, by mail too.
const often = { count: 60, windowSeconds: 3_600 }

/**
 * Asks the owner of a classified document to open it; while one request waits, another is the same.
 *
 * @throws Refusal NotFound, InTrash, AlreadyOpen, TooManyRequests
 */
export async function askAccess(ctx: Context, { id, reason }: { id: number; reason: string }): Promise<number> {
  const userId = userIdOf(ctx.actor)
  await requireSeldom(ctx, `ask-access:${userId}`, often)
  return withDocument(ctx, id, 'askAccess', async (ctx, { unitId, name }) => {
    const { rows: made } = await sql<{ id: number }>`
      insert into access_requests (document_id, user_id, reason, created_at)
      values (${id}, ${userId}, ${reason}, ${ctx.clock.now().toISOString()})
      on conflict (document_id, user_id) where status = 'waiting' do nothing returning id`.execute(ctx.db)
    const requestId = made[0]?.id
    if (requestId !== undefined) {
      await ctx.publish(accessAsked({ documentId: id, unitId }, { name, requestId, reason }))
      return requestId
    }
    const { rows: waiting } = await sql<{ id: number }>`
      select id from access_requests where document_id = ${id} and user_id = ${userId} and status = 'waiting'`.execute(
      ctx.db,
    )
    return waiting[0]?.id ?? 0
  })
}
