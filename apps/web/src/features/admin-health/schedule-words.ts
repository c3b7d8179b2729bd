import { formatTime } from '../../lib/format.ts'
import { t } from './words.ts'

/** When work is due by itself, in words: a cron expression in UTC, as far as the product writes such; else as it stands. */
export function scheduleWords(cron: string | null): string {
  const [minute = '', hour = '', ...days] = cron?.split(' ') ?? []
  if (!cron) return '–'
  if (days.join(' ') !== '* * *') return cron
  const every = /^\*\/(\d+)$/.exec(minute)?.[1]
  if (minute === '*' && hour === '*') return t('everyMinutes', { count: 1 })
  if (every && hour === '*') return t('everyMinutes', { count: Number(every) })
  if (!/^\d+$/.test(minute)) return cron
  if (hour === '*') return t('hourly', { minute: minute.padStart(2, '0') })
  if (!/^\d+$/.test(hour)) return cron
  return t('daily', { time: formatTime(new Date(Date.UTC(2026, 0, 1, Number(hour), Number(minute)))) })
}
