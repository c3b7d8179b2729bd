import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Held } from '../../../platform/policy.ts'
import type { RequestFacts } from '../request.ts'

/**
 * Takes out of a request who asked, what they wrote and what was written to them, with every file and copy. What the
 * registers tell stays: number, dates, type, unit, outcome. The title of a request for information stays too, since the
 * inventory is made of titles; that of a personal record tells of a person and goes (docs/decisions/0044).
 */
export async function forgetPerson(ctx: Context, { id }: Held<RequestFacts, 'anonymise'>): Promise<void> {
  const { db } = ctx
  await db.deleteFrom('documentRequestFiles').where('requestId', '=', id).execute()
  await db.deleteFrom('documentRequestMessages').where('requestId', '=', id).execute()
  await db.deleteFrom('documentRequestKeys').where('requestId', '=', id).execute()
  await db.deleteFrom('documentRequestReleases').where('requestId', '=', id).execute()
  await db.deleteFrom('documentRequestCopies').where('requestId', '=', id).execute()
  await db.deleteFrom('documentRequestItems').where('requestId', '=', id).execute()
  await db.updateTable('documentRequestEvents').set({ note: null }).where('requestId', '=', id).execute()
  await sql`update document_requests set first_name = '', middle_name = null, last_name = '', organisation = null, email = null,
      mobile = null, description = '', purpose = '', coverage_from = null, coverage_to = null, related_document_id = null,
      idempotency_key = null, search_note = null, decision_reason = null, extension_reason = null,
      title = case when request_type = 'foi' then title else '' end,
      appeal_reason = case when appealed_at is not null then '' end, requester_wrote_last = false,
      anonymised_at = ${ctx.clock.now().toISOString()}, version = version + 1
    where id = ${id}`.execute(db)
}
