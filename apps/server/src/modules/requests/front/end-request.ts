import type { RequestCase } from '@sinupan/contract'
import { requestAppealed, requestWithdrawn } from '../requests.facts.ts'
import { advance, close } from '../requests.store.ts'
import { withRequest } from '../with-request.ts'
import type { OpenCase } from './require-case.ts'
import { subjectOf, viewAgain } from './write-to-office.ts'

/** Takes a request back, by who made it. @throws Refusal StateChanged once it is answered */
export async function withdrawRequest(
  { ctx, request }: OpenCase,
  token: unknown,
  reason: string | null,
): Promise<RequestCase> {
  await withRequest(ctx, { id: request.id, action: 'withdraw', isRequester: true }, async (ctx, request) => {
    await close(ctx, request, { what: 'request.withdrawn', outcome: 'withdrawn', note: reason })
    await ctx.publish(requestWithdrawn(subjectOf(request), { requestId: request.id, trackingNo: request.trackingNo }))
  })
  return viewAgain(ctx, token)
}

/** Asks for another decision, once, within fifteen days of the first. @throws Refusal StateChanged where it may not be */
export async function appealRequest({ ctx, request }: OpenCase, token: unknown, reason: string): Promise<RequestCase> {
  await withRequest(ctx, { id: request.id, action: 'appeal', isRequester: true }, async (ctx, request) => {
    const change = { appealReason: reason, appealedAt: ctx.clock.now().toISOString(), requesterWroteLast: true }
    await advance(ctx, request, { what: 'request.appealed', note: reason, change })
    await ctx.publish(requestAppealed(subjectOf(request), { requestId: request.id, trackingNo: request.trackingNo }))
  })
  return viewAgain(ctx, token)
}
