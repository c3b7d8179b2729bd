import type { RequestClock } from '@sinupan/contract'
import { t } from './words.ts'

/** How many working days are left; undefined where it stands still or the last day is over. */
export function leftOfClock({ left }: RequestClock): string | undefined {
  if (left === null || left < 0) return undefined
  return left === 0 ? t('dueToday') : t('daysLeft', { count: left })
}

/** 'Day 10 of 15', until the last one is over. */
export function dayOfClock({ counted, left }: RequestClock): string | undefined {
  return left === null || left < 0 ? undefined : t('dayOf', { day: counted, of: counted + left })
}
