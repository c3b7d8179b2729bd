import { type BodyOf, type decideRequest as contract, type DocumentRequest, requestBounds } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { requestResolved } from '../requests.facts.ts'
import { viewRequest } from '../requests.queries.ts'
import { close, type HeldRequest } from '../requests.store.ts'
import { type Which, withRequest } from '../with-request.ts'

type Decision = Pick<BodyOf<typeof contract>, 'outcome' | 'ground' | 'reason'>

/** What the records unit answers itself, before anybody searches. */
const withoutSearch: readonly Decision['outcome'][] = ['invalid', 'proactively_disclosed']

/**
 * Answers a request. The decision maker answers what the unit proposed; the central records unit what needs no search.
 *
 * @throws Refusal NotFound, Forbidden, StateChanged, SameProposer, NotReleasable; ValidationFailed where a refusal says no why
 */
export const decideRequest = (ctx: Context, { id, version, ...decision }: Which & Decision): Promise<DocumentRequest> =>
  transaction(ctx, async (ctx) => {
    const { rows } = await sql<{ status: string }>`
      select status from document_requests where id = ${id} for no key update`.execute(ctx.db)
    const isEarly = rows[0]?.status === 'pending' || rows[0]?.status === 'accepted'
    const action = isEarly && withoutSearch.includes(decision.outcome) ? 'close' : 'decide'
    return withRequest(ctx, { id, version, action }, async (ctx, request) => {
      await requireReasons(ctx, id, decision)
      if (isGiven(decision)) await releaseCopies(ctx, request)
      const { outcome, ground = null, reason } = decision
      const isRefused = outcome === 'denied' || outcome === 'partially_successful'
      const said = { ground: isRefused ? ground : null, reason: reason || null }
      await close(ctx, request, { what: requestResolved.factName, outcome, ...said })
      const { trackingNo } = request
      await ctx.publish(requestResolved({}, { requestId: id, trackingNo, outcome, ground: said.ground }))
      return viewRequest(ctx, id)
    })
  })

const isGiven = ({ outcome }: Decision) => outcome === 'successful' || outcome === 'partially_successful'

async function requireReasons({ db }: Context, id: number, { outcome, ground, reason }: Decision): Promise<void> {
  if (outcome === 'denied' || outcome === 'partially_successful') {
    const errors = {
      ...(!ground && { ground: ['Choose why it is refused.'] }),
      ...(!reason && { reason: ['Say why in plain words: the requester reads it.'] }),
    }
    if (Object.keys(errors).length > 0) throw refuse('ValidationFailed', { errors })
  }
  if (outcome !== 'not_held' || reason) return
  const { rows } = await sql`select from document_requests where id = ${id} and search_note is not null`.execute(db)
  if (rows.length === 0) throw refuseField('reason', 'Say where was searched: the requester reads it.')
}

/**
 * What is downloaded goes out as the copies that were prepared, each checked: of what is to be released by now, and of files
 * that stand as they did then. @throws Refusal NotReleasable where a document that is to be released has none
 */
async function releaseCopies(ctx: Context, { id }: HeldRequest): Promise<void> {
  const now = ctx.clock.now()
  const expiresAt = new Date(now.getTime() + requestBounds.releaseDays * 86_400_000).toISOString()
  const { rows } = await sql<{ documentId: number }>`
    update document_request_releases l set released_at = ${now.toISOString()}::timestamptz, expires_at = ${expiresAt}::timestamptz
    from document_request_items i, files f
    where l.request_id = ${id} and l.released_at is null and l.revoked_at is null
      and i.request_id = l.request_id and i.document_id = l.document_id and i.proposal = 'release'
      and f.id = l.file_id and f.is_current and f.removed_at is null and f.sha256 = l.source_sha256
    returning l.document_id`.execute(ctx.db)
  const given = rows.map((row) => row.documentId)
  const { rows: missing } = await sql`
    select from document_requests r where r.id = ${id} and r.delivery_mode = 'download' and (${given.length} = 0 or exists (
      select from document_request_items i where i.request_id = r.id and i.proposal = 'release'
        and i.document_id <> all (${given}::integer[])))`.execute(ctx.db)
  if (missing.length > 0) throw refuse('NotReleasable')
}
