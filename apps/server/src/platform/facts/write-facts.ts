import { sql } from 'kysely'
import type { Actor } from '../actor.ts'
import { type Context, isAwaited } from '../context.ts'
import type { Fact, Happened } from './fact.ts'

/**
 * Writes facts and hands them to their subscribers, both in the current transaction: one statement for all facts,
 * one a subscriber.
 */
export async function writeFacts(ctx: Context, happened: readonly Happened[]): Promise<void> {
  if (happened.length === 0) return
  const at = ctx.clock.now().toISOString()
  const rows = happened.map((one) => ({ ...rowOf(ctx, one), at }))
  const { rows: written } = await sql<{ id: number }>`
    insert into facts (name, at, actor_kind, actor_id, session_id, address, request_id, document_id, folder_id, posting_id, unit_id, payload)
    select name, at, actor_kind, actor_id, session_id, address, request_id, document_id, folder_id, posting_id, unit_id, payload
    from json_populate_recordset(null::facts, ${JSON.stringify(rows)}::json) with ordinality as given order by ordinality
    returning id`.execute(ctx.db)
  const facts = happened.map((one, index) => asFact(ctx.actor, one, { id: written[index]?.id ?? 0, at }))
  await ctx.jobs.announce(ctx.db, facts, { isUrgent: isAwaited(ctx) })
}

function rowOf(ctx: Context, { name, subject, payload }: Happened) {
  const { actor, origin } = ctx
  const user = actor.kind === 'user' ? actor : undefined
  return {
    name,
    actor_kind: actor.kind,
    actor_id: user?.userId,
    session_id: user?.sessionId,
    address: origin.address,
    request_id: origin.requestId,
    document_id: subject.documentId,
    folder_id: subject.folderId,
    posting_id: subject.postingId,
    unit_id: subject.unitId,
    payload,
  }
}

const asFact = (actor: Actor, one: Happened, written: { id: number; at: string }): Fact => ({
  ...written,
  ...one.subject,
  name: one.name,
  payload: one.payload,
  actorId: actor.kind === 'user' ? actor.userId : null,
})
