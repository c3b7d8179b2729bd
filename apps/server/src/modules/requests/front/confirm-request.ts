import type { RequestStatusView } from '@sinupan/contract'
import { anonymous } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { campusCalendar } from '../campus-calendar.ts'
import { holdLinked } from '../linked-documents.ts'
import { takeRegistryNo } from '../registry-no.ts'
import { firstDueOn } from '../request-clock.ts'
import { requestReceived } from '../requests.facts.ts'
import { advance } from '../requests.store.ts'
import { withRequest } from '../with-request.ts'
import { findByToken } from './request-keys.store.ts'
import { viewStatus } from './status.queries.ts'

/**
 * Confirms a form by its mailed token: from now on it counts, and its clock runs since the day of the form. Confirmed once
 * more it stays as it is.
 *
 * @throws Refusal NotFound for a token that isn't one, or is over
 */
export async function confirmRequest(given: Context, token: string): Promise<RequestStatusView> {
  const ctx = { ...given, actor: anonymous }
  const found = await findByToken(ctx, token, 'confirm')
  if (!found) throw refuse('NotFound', {}, 'This link is over, or is not whole. Ask once more.')
  const { id, trackingNo } = found
  await withRequest(ctx, { id, action: 'confirm', isRequester: true }, async (ctx, request) => {
    if (request.status !== 'unverified') return
    const dueOn = firstDueOn(request.receivedOn, await campusCalendar(ctx, request.campusId, request.receivedOn))
    const numbered = await takeRegistryNo(ctx)
    await advance(ctx, request, { what: 'request.received', status: 'pending', change: { dueOn, ...numbered } })
    await holdLinked(ctx, { id, trackingNo })
    await ctx.publish(requestReceived({}, { requestId: id, trackingNo, channel: 'web' }))
  })
  return viewStatus(ctx, trackingNo)
}
