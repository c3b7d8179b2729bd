import { z } from 'zod'
import type { Context } from '../../../platform/context.ts'
import { subscriber, worker } from '../../../platform/jobs/subscriber.ts'
import { holidayChanged, holidayDeclared, holidayRemoved, todayOf } from '../../holidays/index.ts'
import { findOpenRequest, type OpenRequest, streamOpenRequests } from '../open-requests.queries.ts'
import { answerUntil, daysLeft } from '../request-clock.ts'
import { daysAgain, isQuestionDue, isReminderDue, isSilent } from '../request-days.ts'
import { requestAwaited, requestDueMoved, requestReminded, requestResolved } from '../requests.facts.ts'
import { advance, close, markReminded } from '../requests.store.ts'
import { withRequest } from '../with-request.ts'
import { unlessOver } from './unless-over.ts'

export const requestClockQueue = 'request-clock'

/**
 * Every hour, so that each day begins soon after midnight in whatever time zone the institution has: reminds those who work
 * on a request of its day and the requester of an open question, closes what was asked in vain, and puts right days that a
 * holiday had moved while they were written.
 */
export const requestClock = worker(requestClockQueue, z.object({}), keepClock, { schedule: '7 * * * *' })

/** Holidays were declared or changed: open requests are due later where it costs them working days. */
export const requestCalendar = subscriber(
  'request-calendar',
  [holidayDeclared, holidayChanged, holidayRemoved],
  async (ctx) => {
    for await (const { requests, calendarFor } of streamOpenRequests(ctx))
      for (const one of requests) if (isMoved(one, calendarFor(one.campusId))) await moveDays(ctx, one.id)
  },
  { batchSize: 50 },
)

async function keepClock(ctx: Context): Promise<void> {
  const today = todayOf(ctx)
  for await (const { requests, calendarFor } of streamOpenRequests(ctx))
    for (const one of requests) {
      const calendar = calendarFor(one.campusId)
      if (isMoved(one, calendar)) await moveDays(ctx, one.id)
      if (actOf(one, today, calendar)) await act(ctx, one.id, today)
    }
}

type Calendar = Parameters<typeof daysAgain>[2]
const dueOf = ({ dueOn, extendedTo }: Pick<OpenRequest, 'dueOn' | 'extendedTo'>) => extendedTo ?? dueOn

function isMoved(one: OpenRequest, calendar: Calendar): boolean {
  const again = daysAgain(one, one, calendar)
  return again.dueOn !== one.dueOn || again.extendedTo !== one.extendedTo
}

/** What time does to a request today. */
function actOf(one: OpenRequest, today: string, calendar: Calendar): 'lapse' | 'ask' | 'remind' | undefined {
  const { pausedOn, remindedOn } = one
  if (pausedOn === null) return isReminderDue({ dueOn: dueOf(one), remindedOn }, today, calendar) ? 'remind' : undefined
  if (isSilent(pausedOn, today)) return 'lapse'
  return isQuestionDue({ pausedOn, remindedOn }, today) ? 'ask' : undefined
}

const moveDays = (ctx: Context, id: number): Promise<void> =>
  unlessOver(ctx, { id, action: 'moveDays' }, async (ctx, held) => {
    const found = await findOpenRequest(ctx, id)
    if (!found || !isMoved(found.request, found.calendar)) return
    const { request, calendar } = found
    const { dueOn, extendedTo } = daysAgain(request, request, calendar)
    const [from, to] = [dueOf(request), extendedTo ?? dueOn]
    await advance(ctx, held, {
      what: 'request.due-moved',
      note: to,
      change: { dueOn, ...(extendedTo === null ? {} : { extendedTo }) },
    })
    // Who was put off is told the later day alone; who is asked something is told theirs with the answer.
    if (to !== from && request.pausedOn === null)
      await ctx.publish(requestDueMoved({}, { requestId: id, trackingNo: held.trackingNo, from, dueOn: to }))
  })

const act = (ctx: Context, id: number, today: string): Promise<void> =>
  unlessOver(ctx, { id, action: 'remind' }, async (ctx, held) => {
    const found = await findOpenRequest(ctx, id)
    const what = found && actOf(found.request, today, found.calendar)
    if (!what) return
    if (what === 'lapse') return lapseRequest(ctx, id)
    const { request, calendar } = found
    await markReminded(ctx, held, today)
    const told = { requestId: id, trackingNo: held.trackingNo }
    const dueOn = dueOf(request)
    await ctx.publish(
      request.pausedOn
        ? requestAwaited({}, { ...told, answerUntil: answerUntil(request.pausedOn) })
        : requestReminded({}, { ...told, dueOn, daysLeft: daysLeft(dueOn, today, calendar) + 0 }),
    )
  })

/** Closes a request whose requester was asked in vain. @throws Refusal StateChanged where it waits for nothing */
export const lapseRequest = (ctx: Context, id: number): Promise<void> =>
  withRequest(ctx, { id, action: 'lapse' }, async (ctx, held) => {
    await close(ctx, held, { what: 'request.resolved', outcome: 'closed_no_response' })
    const { trackingNo } = held
    await ctx.publish(requestResolved({}, { requestId: id, trackingNo, outcome: 'closed_no_response', ground: null }))
  })
