import type { RequestState } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { addDays, type Calendar, calendarsBetween, todayOf } from '../holidays/index.ts'
import type { ClockStep } from './request-days.ts'

/** An open request as time looks at it. */
export interface OpenRequest {
  id: number
  status: RequestState
  campusId: number
  receivedOn: string
  /** Its receipt, or the day on which it was opened again with a whole clock. */
  beginsOn: string
  dueOn: string
  extendedTo: string | null
  pausedOn: string | null
  remindedOn: string | null
  steps: ClockStep[]
}

interface Row extends Omit<OpenRequest, 'steps' | 'beginsOn'> {
  extensionDays: number | null
  events: { what: string; day: string }[]
}

const piece = 500

/** All open requests in pieces, each piece with the calendars of its campuses: two statements a piece. */
export async function* streamOpenRequests(ctx: Context) {
  for (let after = 0; ; ) {
    const requests = await selectOpen(ctx, sql`r.id > ${after} order by r.id limit ${piece}`)
    const last = requests.at(-1)
    if (!last) return
    yield { requests, calendarFor: await calendarsOf(ctx, requests) }
    after = last.id
  }
}

/** One of them, with the calendar of its campus. Undefined where it is open no more, after the same two statements. */
export async function findOpenRequest(
  ctx: Context,
  id: number,
): Promise<{ request: OpenRequest; calendar: Calendar } | undefined> {
  const requests = await selectOpen(ctx, sql`r.id = ${id}`)
  const [request] = requests
  const calendarFor = await calendarsOf(ctx, requests)
  return request && { request, calendar: calendarFor(request.campusId) }
}

async function selectOpen({ db }: Context, tail: ReturnType<typeof sql>): Promise<OpenRequest[]> {
  const { rows } = await sql<Row>`
    select r.id, r.status, r.campus_id, r.received_on, r.due_on, r.extended_to, r.extension_days, r.paused_on, r.reminded_on,
      (select coalesce(json_agg(json_build_object('what', e.what, 'day', e.day) order by e.id), '[]')
        from document_request_events e where e.request_id = r.id
          and e.what in ('request.clarified', 'request.answered', 'request.extended', 'request.reopened')) as events
    from document_requests r where r.status not in ('unverified', 'resolved') and ${tail}`.execute(db)
  return rows.map(({ events, extensionDays, ...row }) => {
    const again = events.findLast(({ what }) => what === 'request.reopened')
    const since = again ? events.slice(events.indexOf(again) + 1) : events
    return { ...row, beginsOn: again?.day ?? row.receivedOn, steps: stepsOf(since, extensionDays) }
  })
}

function stepsOf(events: Row['events'], extensionDays: number | null): ClockStep[] {
  const steps: ClockStep[] = []
  let pausedOn: string | undefined
  for (const { what, day } of events) {
    if (what === 'request.clarified') pausedOn = day
    else if (what === 'request.extended') steps.push({ extendedBy: extensionDays ?? 0 })
    else if (pausedOn) steps.push({ pausedOn, answeredOn: day })
  }
  return steps
}

// Of the longest way that a day can go from what is told: fifteen days and twenty, over a season of holidays.
const ahead = 120

function calendarsOf(ctx: Context, requests: readonly OpenRequest[]) {
  const today = todayOf(ctx)
  const days = [today, ...requests.flatMap(({ receivedOn, dueOn, extendedTo }) => [receivedOn, extendedTo ?? dueOn])]
  const [from = today] = days.sort()
  return calendarsBetween(ctx.db, { from, to: addDays(days.at(-1) ?? today, ahead) })
}
