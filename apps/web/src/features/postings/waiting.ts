import { daysUntil, today } from '../../lib/format.ts'
import { t } from './words.ts'

/** From so many days on a waiting posting asks for attention (look, section 6: Review). */
export const longWait = 4

/** Whole days that a posting has waited, by the institution's calendar; 0 on the day it was sent. */
export const daysWaiting = (sentAt: string, now = new Date()): number =>
  Math.max(0, -daysUntil(today(new Date(sentAt)), now))

/** `Today`, `1 day`, `6 days`. */
export function waitingShort(sentAt: string, now?: Date): string {
  const count = daysWaiting(sentAt, now)
  return count === 0 ? t('today') : t('days', { count })
}

/** `Sent today`, `Waiting 6 days`. */
export function waitingLong(sentAt: string, now?: Date): string {
  const count = daysWaiting(sentAt, now)
  return count === 0 ? t('sentToday') : t('waiting', { count })
}

export const isLongWait = (sentAt: string, now?: Date): boolean => daysWaiting(sentAt, now) >= longWait
