import { addDays, addWorkingDays, type Calendar, isWorkingDay } from '../holidays/index.ts'
import { answerUntil, daysLeft, dueOnAfterPause, extendedTo, firstDueOn } from './request-clock.ts'

/** What happened to the clock of a request, in order; a question that waits for its answer is not in it. */
export type ClockStep = { pausedOn: string; answeredOn: string } | { extendedBy: number }

export interface ClockHistory {
  /** The day of receipt, or the day on which it was opened again. */
  beginsOn: string
  steps: readonly ClockStep[]
}
/** The days that were told: the last one of the clock, and the one that it was put off to. */
export interface ToldDays {
  dueOn: string
  extendedTo: string | null
}

/**
 * The days of a request when the calendar is another one than on the day on which they were told: its whole history is
 * counted again, every pause and the extension. Nobody is told an earlier day than before; a told day on which the offices
 * are closed now moves to the next one on which they are open.
 */
export function daysAgain({ beginsOn, steps }: ClockHistory, told: ToldDays, calendar: Calendar): ToldDays {
  const counted = steps.reduce<ToldDays>((days, step) => after(days, step, calendar), {
    dueOn: firstDueOn(beginsOn, calendar),
    extendedTo: null,
  })
  const dueOn = later(told.dueOn, counted.dueOn, calendar)
  if (told.extendedTo === null) return { dueOn, extendedTo: null }
  return { dueOn, extendedTo: later(told.extendedTo, counted.extendedTo ?? dueOn, calendar) }
}

function after({ dueOn, extendedTo: put }: ToldDays, step: ClockStep, calendar: Calendar): ToldDays {
  if ('extendedBy' in step) return { dueOn, extendedTo: extendedTo(dueOn, step.extendedBy, calendar) }
  const goesOn = (day: string) => dueOnAfterPause({ dueOn: day, ...step }, calendar)
  return { dueOn: goesOn(dueOn), extendedTo: put && goesOn(put) }
}

function later(told: string, counted: string, calendar: Calendar): string {
  const day = told > counted ? told : counted
  return isWorkingDay(day, calendar) ? day : addWorkingDays(day, 1, calendar)
}

/** So many working days before the last day those who work on it are reminded, and again each so many after it. */
const reminded = { before: [5, 2, 0], every: 5 } as const
/** So many days after the question the requester is reminded of it. */
const asked = [53, 30] as const

/** The reminder that is called for where `left` working days are left: 5, 2, 0, −5, −10 …; null before the first. */
export function reminderAt(left: number): number | null {
  const [first] = reminded.before
  if (left > first) return null
  if (left < 0) return Math.ceil(left / reminded.every) * reminded.every + 0
  return Math.min(...reminded.before.filter((days) => days >= left))
}

/** Whether those who work on it are reminded today: once for each of its days, the newest alone where some were slept through. */
export function isReminderDue({ dueOn, remindedOn }: Reminded, today: string, calendar: Calendar): boolean {
  const now = reminderAt(daysLeft(dueOn, today, calendar))
  if (now === null) return false
  const last = remindedOn === null ? null : reminderAt(daysLeft(dueOn, remindedOn, calendar))
  return last === null || now < last
}
interface Reminded {
  dueOn: string
  remindedOn: string | null
}

/** Whether the requester is reminded today of the question that was asked on `pausedOn`. */
export function isQuestionDue({ pausedOn, remindedOn }: Asked, today: string): boolean {
  const day = asked.map((days) => addDays(pausedOn, days)).find((one) => one <= today)
  return day !== undefined && (remindedOn === null || remindedOn < day)
}
interface Asked {
  pausedOn: string
  remindedOn: string | null
}

/** Whether the last day on which a question waits is over. */
export const isSilent = (pausedOn: string, today: string): boolean => today > answerUntil(pausedOn)
