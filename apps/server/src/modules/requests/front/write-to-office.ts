import { type RequestCase, requestBounds } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { requireSeldom } from '../../../platform/throttle.ts'
import { todayOf } from '../../holidays/index.ts'
import { campusCalendar } from '../campus-calendar.ts'
import type { RequestFacts } from '../request.ts'
import { dueOnAfterPause } from '../request-clock.ts'
import { insertMessage } from '../request-files.store.ts'
import { requestAnswered, requestMessaged } from '../requests.facts.ts'
import { advance } from '../requests.store.ts'
import { withRequest } from '../with-request.ts'
import { viewCase } from './case.queries.ts'
import { type OpenCase, requireCase } from './require-case.ts'

interface Message {
  text: string
  attachmentIds?: string[] | undefined
}

const messagesAnHour = { count: 20, windowSeconds: 3_600 }

/**
 * Writes to the office. Where that had asked something this is the answer, and the clock goes on: what was left when it
 * stood still is left from today on, of an extension too.
 *
 * @throws Refusal StateChanged once it is answered, TooManyItems, TooManyRequests, ValidationFailed on attachmentIds
 */
export async function writeToOffice({ ctx, request }: OpenCase, token: unknown, message: Message) {
  await requireSeldom(ctx, `request-message:${request.id}`, messagesAnHour)
  await withRequest(ctx, { id: request.id, action: 'write', isRequester: true }, async (ctx, request) => {
    const { id: requestId, trackingNo, status, statusBefore } = request
    await requireRoom(ctx, requestId)
    await insertMessage(ctx, { requestId, sender: 'requester', writtenBy: null, ...message })
    if (status !== 'awaiting_clarification') {
      await advance(ctx, request, { what: 'request.messaged', change: { requesterWroteLast: true } })
      return ctx.publish(requestMessaged(subjectOf(request), { requestId, trackingNo, from: 'requester' }))
    }
    const due = await dueAgain(ctx, request)
    await advance(ctx, request, {
      what: 'request.answered',
      status: statusBefore ?? 'pending',
      change: { ...due, statusBefore: null, pausedOn: null, requesterWroteLast: true },
    })
    const dueOn = due.extendedTo ?? due.dueOn
    return ctx.publish(requestAnswered(subjectOf(request), { requestId, trackingNo, dueOn }))
  })
  return viewAgain(ctx, token)
}

/** The unit learns of it once the request was given to it. */
export const subjectOf = ({ unitId, decisionMakerId }: RequestFacts) => (unitId && decisionMakerId ? { unitId } : {})

/** The case as it is after what was done to it. */
export async function viewAgain(ctx: Context, token: unknown): Promise<RequestCase> {
  const { request } = await requireCase(ctx, token)
  return viewCase(ctx, request)
}

async function requireRoom({ db }: Context, requestId: number): Promise<void> {
  const { count } = await db
    .selectFrom('documentRequestMessages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow()
  if (Number(count) >= requestBounds.messages)
    throw refuse('TooManyItems', {}, 'Enough was written here. Call the office, or visit it.')
}

/** The days of the clock that runs on from today, after a question stopped it: of an extension too. */
export async function dueAgain(ctx: Context, { campusId, dueOn, extendedTo, pausedOn }: RequestFacts) {
  const answeredOn = todayOf(ctx)
  if (!dueOn || !pausedOn) throw refuse('StateChanged')
  const first = dueOn < pausedOn ? dueOn : pausedOn
  const calendar = await campusCalendar(ctx, campusId, first)
  const again = (day: string) => dueOnAfterPause({ dueOn: day, pausedOn, answeredOn }, calendar)
  return { dueOn: again(dueOn), ...(extendedTo ? { extendedTo: again(extendedTo) } : {}) }
}
