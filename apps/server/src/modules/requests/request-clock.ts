import { requestBounds } from '@sinupan/contract'
import { addDays, addWorkingDays, type Calendar, workingDaysBetween } from '../holidays/index.ts'

/**
 * The clock of a request (domain.md, 'Requests'; EO 2 s. 2016, sections 9 and 13): fifteen working days, the day of receipt is
 * day 0. All days are calendar dates of the institution. A date that was told never moves to an earlier one.
 */
export const firstDueOn = (receivedOn: string, calendar: Calendar): string =>
  addWorkingDays(receivedOn, requestBounds.workingDays, calendar)

interface Pause {
  /** The last day of the clock, as it was told. */
  dueOn: string
  pausedOn: string
  answeredOn: string
}

/** The due date after a question of the office was answered: what was left when it stood still is left from the answer on. */
export function dueOnAfterPause({ dueOn, pausedOn, answeredOn }: Pause, calendar: Calendar): string {
  const left = workingDaysBetween(pausedOn, dueOn, calendar)
  return later(dueOn, left > 0 ? addWorkingDays(answeredOn, left, calendar) : dueOn)
}

/** The due date after the decision maker put it off. @param days working days, at most 20 */
export const extendedTo = (dueOn: string, days: number, calendar: Calendar): string =>
  addWorkingDays(dueOn, days, calendar)

/** The due date of a clock that begins anew: those who were told a later one keep it. */
export const dueOnAgain = (beginsOn: string, told: string, calendar: Calendar): string =>
  later(told, firstDueOn(beginsOn, calendar))

/** Working days that are left on `today`; below 0 they are over. */
export const daysLeft = (dueOn: string, today: string, calendar: Calendar): number =>
  workingDaysBetween(today, dueOn, calendar)

/** The last day on which whoever was refused may appeal. */
export const appealUntil = (closedOn: string): string => addDays(closedOn, requestBounds.appealDays)
/** The last day on which a question of the office waits for its answer. */
export const answerUntil = (pausedOn: string): string => addDays(pausedOn, requestBounds.silentDays)

const later = (one: string, other: string) => (one > other ? one : other)
