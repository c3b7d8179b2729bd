import type { DocumentRequest } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { requestResolved } from '../requests.facts.ts'
import { viewRequest } from '../requests.queries.ts'
import { close } from '../requests.store.ts'
import { type Which, withRequest } from '../with-request.ts'

type Why = Which & { reason?: string | null | undefined }

/** Sends it on to the office outside that holds what is asked for. @throws Refusal NotFound, Forbidden, StateChanged */
export const referRequest = (
  ctx: Context,
  { id, version, to, reason }: Why & { to: string },
): Promise<DocumentRequest> =>
  withRequest(ctx, { id, version, action: 'refer' }, async (ctx, request) => {
    const outcome = 'referred'
    const said = { reason: reason || null, note: to, change: { referredTo: to } }
    await close(ctx, request, { what: requestResolved.factName, outcome, ...said })
    await ctx.publish(requestResolved({}, { requestId: id, trackingNo: request.trackingNo, outcome, ground: null }))
    return viewRequest(ctx, id)
  })

/**
 * Closes it as the same as another one, which goes on.
 *
 * @throws Refusal NotFound, Forbidden, StateChanged; ValidationFailed for another that was itself merged, ended without an
 *   answer, or isn't there
 */
export const mergeRequest = (
  ctx: Context,
  { id, version, intoId, reason }: Why & { intoId: number },
): Promise<DocumentRequest> =>
  transaction(ctx, async (ctx) => {
    // Both in everybody's order: each may be merged into the other at once.
    await sql`select count(*) from (select from document_requests where id in (${id}, ${intoId})
      order by id for no key update) as locked`.execute(ctx.db)
    return withRequest(ctx, { id, version, action: 'merge' }, async (ctx, request) => {
      const into = await findOther(ctx, id, intoId)
      if (!into) throw refuseField('intoId', 'Choose another request that goes on, or was answered.')
      const outcome = 'duplicate'
      const said = { reason: reason || null, note: into, change: { mergedInto: intoId } }
      await close(ctx, request, { what: requestResolved.factName, outcome, ...said })
      await ctx.publish(requestResolved({}, { requestId: id, trackingNo: request.trackingNo, outcome, ground: null }))
      return viewRequest(ctx, id)
    })
  })

// Whoever is told that their request is the same as another gets its answer: one that never gets any is no other.
async function findOther({ db }: Context, id: number, intoId: number): Promise<string | undefined> {
  const { rows } = await sql<{ trackingNo: string }>`select tracking_no from document_requests
    where id = ${intoId} and id <> ${id} and status <> 'unverified' and merged_into is null
      and (outcome is null or outcome not in ('withdrawn', 'closed_no_response', 'invalid'))`.execute(db)
  return rows[0]?.trackingNo
}
