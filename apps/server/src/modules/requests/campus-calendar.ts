import type { Context } from '../../platform/context.ts'
import { addDays, type Calendar, calendarsBetween } from '../holidays/index.ts'

/** The working days of a campus as the clock of a request needs them: half a year from `from` on. */
export async function campusCalendar({ db }: Context, campusId: number, from: string): Promise<Calendar> {
  const calendarFor = await calendarsBetween(db, { from: addDays(from, -1), to: addDays(from, 183) })
  return calendarFor(campusId)
}
