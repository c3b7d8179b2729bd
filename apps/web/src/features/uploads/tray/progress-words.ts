import { t } from '../words.ts'

const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/** `12.6 of 19.7 MB`: both in the unit of the whole. */
export function progressOf(done: number, total: number): string {
  let step = 0
  for (let value = total; value >= 1024 && step < units.length - 1; value /= 1024) step += 1
  const number = (bytes: number) => (bytes / 1024 ** step).toFixed(step === 0 ? 0 : 1)
  return t('progress', { done: number(done), total: number(total), unit: units[step] ?? 'B' })
}

/** `8 s`, `2 min`, `1 h 20 min`. */
export function durationOf(seconds: number): string {
  if (seconds < 60) return t('seconds', { count: Math.max(1, Math.round(seconds)) })
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return t('minutes', { count: minutes })
  return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
}
