import type { DocumentRequest } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { todayOf } from '../../holidays/index.ts'
import { campusCalendar } from '../campus-calendar.ts'
import { holdLinked } from '../linked-documents.ts'
import { dueOnAgain } from '../request-clock.ts'
import { requestReopened } from '../requests.facts.ts'
import { viewRequest } from '../requests.queries.ts'
import { advance } from '../requests.store.ts'
import { type Which, withRequest } from '../with-request.ts'

/**
 * Searches and decides again, on an appeal or on second thoughts: with the whole clock from today, and what is linked held
 * again. What nobody was given to search goes back to be accepted.
 *
 * @throws Refusal NotFound, Forbidden, StateChanged
 */
export const reopenRequest = (
  ctx: Context,
  { id, version, reason }: Which & { reason: string },
): Promise<DocumentRequest> =>
  withRequest(ctx, { id, version, action: 'reopen' }, async (ctx, request) => {
    const today = todayOf(ctx)
    const told = request.extendedTo ?? request.dueOn ?? today
    const { campusId, trackingNo } = request
    await advance(ctx, request, {
      what: requestReopened.factName,
      status: request.decisionMakerId === null ? 'pending' : 'processing',
      note: reason,
      change: {
        ...{ outcome: null, closedAt: null, closedOn: null, mergedInto: null, referredTo: null },
        ...{ decidedBy: null, decidedAt: null, decisionGround: null, decisionReason: null },
        ...{ proposedBy: null, proposedAt: null, requesterWroteLast: false },
        ...{ extendedTo: null, extensionDays: null, extensionReason: null },
        dueOn: dueOnAgain(today, told, await campusCalendar(ctx, campusId, today)),
      },
    })
    await holdLinked(ctx, request)
    await ctx.publish(requestReopened({}, { requestId: id, trackingNo, reason: null }))
    return viewRequest(ctx, id)
  })
