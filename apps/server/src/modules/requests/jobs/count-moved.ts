import type { Context } from '../../../platform/context.ts'
import type { Calendar } from '../../holidays/index.ts'
import { type OpenRequest, streamOpenRequests } from '../open-requests.queries.ts'
import { daysAgain } from '../request-days.ts'

/** Of how many open requests the told day would move if the offices were closed on another day, of all campuses or of one. */
export async function countMoved(
  ctx: Context,
  { date, campusId }: { date: string; campusId?: number | undefined },
): Promise<number> {
  let count = 0
  for await (const { requests, calendarFor } of streamOpenRequests(ctx))
    for (const one of requests) {
      const isElsewhere = campusId !== undefined && one.campusId !== campusId
      if (!isElsewhere && one.pausedOn === null && isMovedBy(one, date, calendarFor(one.campusId))) count += 1
    }
  return count
}

function isMovedBy(one: OpenRequest, date: string, calendar: Calendar): boolean {
  const { dueOn, extendedTo } = daysAgain(one, one, { isFree: (day) => day === date || calendar.isFree(day) })
  return (extendedTo ?? dueOn) !== (one.extendedTo ?? one.dueOn)
}
