import type { Context } from '../../platform/context.ts'
import { dayOf } from './working-days.ts'

/** The calendar date of the institution now. */
export const todayOf = ({ clock, config }: Pick<Context, 'clock' | 'config'>): string =>
  dayOf(clock.now(), config.TIME_ZONE)
