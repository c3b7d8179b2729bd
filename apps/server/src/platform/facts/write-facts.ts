import { sql } from 'kysely'
import { awaitedBy, type Context } from '../context.ts'
import type { Happened } from './fact.ts'

/** Writes facts, and orders the reactions of their subscribers, in one statement of the current transaction. */
export async function writeFacts(ctx: Context, happened: readonly Happened[]): Promise<void> {
  if (happened.length === 0) return
  const at = ctx.clock.now().toISOString()
  const rows = happened.map((one) => ({ ...rowOf(ctx, one), at }))
  const names = [...new Set(happened.map(({ name }) => name))]
  const reactions = names.flatMap((name) => ctx.jobs.queuesOn(name).map((queue) => ({ name, queue })))
  const written = sql`
    insert into facts (name, at, actor_kind, actor_id, session_id, address, request_id, document_id, folder_id, posting_id, unit_id, payload)
    select name, at, actor_kind, actor_id, session_id, address, request_id, document_id, folder_id, posting_id, unit_id, payload
    from json_populate_recordset(null::facts, ${JSON.stringify(rows)}::json) with ordinality as given order by ordinality`
  if (reactions.length === 0) return void (await written.execute(ctx.db))
  await sql`
    with written as (${written} returning id, name)
    insert into job_outbox (queue, fact_id, awaited_by) select r.queue, w.id, ${awaitedBy(ctx)}
    from written w join json_to_recordset(${JSON.stringify(reactions)}::json) as r(name text, queue text) on r.name = w.name
    order by w.id`.execute(ctx.db)
  ctx.jobs.ordered(ctx.db)
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
