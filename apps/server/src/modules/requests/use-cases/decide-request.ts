import type { BodyOf, decideRequest as contract, DocumentRequest } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { releaseCopies } from '../copies/release-copies.ts'
import { requestResolved } from '../requests.facts.ts'
import { viewRequest } from '../requests.queries.ts'
import { close } from '../requests.store.ts'
import { type Which, withRequest } from '../with-request.ts'

type Decision = Pick<BodyOf<typeof contract>, 'outcome' | 'ground' | 'reason'>

/** What the records unit answers itself, before anybody searches. */
const withoutSearch: readonly Decision['outcome'][] = ['invalid', 'proactively_disclosed']

/**
 * Answers a request. The decision maker answers what the unit proposed; the central records unit what needs no search.
 *
 * @throws Refusal NotFound, Forbidden, StateChanged, SameProposer, NotReleasable with `files`; ValidationFailed where a refusal says
 *   no why, and where the answer says something else than was found
 */
export const decideRequest = (ctx: Context, { id, version, ...decision }: Which & Decision): Promise<DocumentRequest> =>
  transaction(ctx, async (ctx) => {
    const { rows } = await sql<{ status: string }>`
      select status from document_requests where id = ${id} for no key update`.execute(ctx.db)
    const isEarly = rows[0]?.status === 'pending' || rows[0]?.status === 'accepted'
    const action = isEarly && withoutSearch.includes(decision.outcome) ? 'close' : 'decide'
    return withRequest(ctx, { id, version, action }, async (ctx, request) => {
      await requireReasons(ctx, id, decision)
      const { outcome, ground = null, reason } = decision
      if (isGiven(outcome)) await releaseCopies(ctx, request, outcome)
      const isRefused = outcome === 'denied' || outcome === 'partially_successful'
      const said = { ground: isRefused ? ground : null, reason: reason || null }
      await close(ctx, request, { what: requestResolved.factName, outcome, ...said })
      const { trackingNo } = request
      await ctx.publish(requestResolved({}, { requestId: id, trackingNo, outcome, ground: said.ground }))
      return viewRequest(ctx, id)
    })
  })

const isGiven = (outcome: Decision['outcome']) => outcome === 'successful' || outcome === 'partially_successful'

async function requireReasons({ db }: Context, id: number, { outcome, ground, reason }: Decision): Promise<void> {
  if (outcome === 'denied' || outcome === 'partially_successful') {
    const errors = {
      ...(!ground && { ground: ['Choose why it is refused.'] }),
      ...(!reason && { reason: ['Say why in plain words: the requester reads it.'] }),
    }
    if (Object.keys(errors).length > 0) throw refuse('ValidationFailed', { errors })
  }
  const { rows } = await sql<{ proposal: string }>`
    select proposal from document_request_items where request_id = ${id}`.execute(db)
  requireTruth(outcome, rows)
  if (outcome !== 'not_held' || reason) return
  const { rows: noted } = await sql`select from document_requests where id = ${id} and search_note is not null`.execute(
    db,
  )
  if (noted.length === 0) throw refuseField('reason', 'Say where was searched: the requester reads it.')
}

/**
 * An answer says what was found. Else something would be withheld without a ground, and without an appeal against it.
 *
 * @throws Refusal ValidationFailed on the outcome
 */
function requireTruth(outcome: Decision['outcome'], items: readonly { proposal: string }[]): void {
  if (outcome === 'denied' || outcome === 'partially_successful') return
  if (items.some((item) => item.proposal === 'withhold'))
    throw refuseField('outcome', 'Something is withheld. Give it in part or refuse it, with why, or send it back.')
  if (outcome === 'not_held' && items.length > 0)
    throw refuseField('outcome', 'Documents were found. Refuse them, with why, or send it back.')
}
