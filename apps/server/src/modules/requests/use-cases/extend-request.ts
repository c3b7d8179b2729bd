import type { DocumentRequest } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { campusCalendar } from '../campus-calendar.ts'
import { extendedTo } from '../request-clock.ts'
import { requestExtended } from '../requests.facts.ts'
import { viewRequest } from '../requests.queries.ts'
import { advance } from '../requests.store.ts'
import { type Which, withRequest } from '../with-request.ts'

/**
 * Puts the due date off, once, before it comes.
 *
 * @param days working days
 * @throws Refusal NotFound, Forbidden, StateChanged, AlreadyExtended, TooLate
 */
export const extendRequest = (
  ctx: Context,
  { id, version, days, reason }: Which & { days: number; reason: string },
): Promise<DocumentRequest> =>
  withRequest(ctx, { id, version, action: 'extend' }, async (ctx, request) => {
    const { campusId, dueOn, trackingNo } = request
    if (dueOn === null) throw refuse('StateChanged')
    const until = extendedTo(dueOn, days, await campusCalendar(ctx, campusId, dueOn))
    await advance(ctx, request, {
      what: requestExtended.factName,
      note: reason,
      change: { extendedTo: until, extensionDays: days, extensionReason: reason },
    })
    await ctx.publish(requestExtended({}, { requestId: id, trackingNo, extendedTo: until, reason: null }))
    return viewRequest(ctx, id)
  })
