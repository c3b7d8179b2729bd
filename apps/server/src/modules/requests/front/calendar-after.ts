import type { Context } from '../../../platform/context.ts'
import { addDays, type Calendar, calendarsBetween } from '../../holidays/index.ts'

// No clock of a request runs longer than that.
const mostDays = 730

/** The calendar of a campus from a day on. */
export async function calendarAfter(ctx: Context, campusId: number, day: string): Promise<Calendar> {
  const calendarFor = await calendarsBetween(ctx.db, { from: day, to: addDays(day, mostDays) })
  return calendarFor(campusId)
}
