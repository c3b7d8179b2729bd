import { calendarDateOf } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'

/** The calendar date of the institution now. */
export const todayOf = ({ clock, config }: Pick<Context, 'clock' | 'config'>): string =>
  calendarDateOf(clock.now(), config.TIME_ZONE)
