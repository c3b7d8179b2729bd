import type { Sum, TransferView } from '../../../lib/transfers/transfer-store.ts'
import { t } from '../words.ts'
import { durationOf, progressOf } from './progress-words.ts'

type Sums = TransferView['sums']
const open = ['running', 'waiting'] as const

/** So many bytes beside its own a file costs: a thousand small ones take longer than one that is as large as all. */
const fileWorth = 50_000

export const underWayIn = (sums: Sums): number => open.reduce((count, state) => count + sums[state].count, 0)

/** What there is of all kinds, in words: 'Uploading 2 files', '3 files were not uploaded', 'Working on 900 documents'. */
export function titleOf(up: Sums, down: Sums, acts: Sums): string {
  const [uploading, downloading] = [underWayIn(up), underWayIn(down)]
  if (uploading > 0 && downloading > 0) return t('both', { count: uploading, downloads: downloading })
  if (uploading > 0) return t('uploading', { count: uploading })
  if (downloading > 0) return t('downloading', { count: downloading })
  if (underWayIn(acts) > 0) return t('working', { count: acts.running.size + acts.waiting.size })
  if (up.paused.count > 0) return t('stopped', { count: up.paused.count })
  if (up.failed.count > 0) return t('failed', { count: up.failed.count })
  if (down.failed.count > 0) return t('downloadsFailed', { count: down.failed.count })
  if (acts.failed.count > 0) return t('actsRefused', { count: acts.failed.count })
  const arrived = [
    ...(up.done.count > 0 ? [t('uploaded', { count: up.done.count })] : []),
    ...(down.done.count > 0 ? [t('downloaded', { count: down.done.count })] : []),
  ]
  return arrived.length > 0 ? arrived.join(', ') : t('actsDone')
}

/** What is not lost: everything but failures. */
export function wholeOf(up: Sums, down: Sums): Sum {
  const sums = [up, down].flatMap((one) => [one.running, one.waiting, one.paused, one.done])
  const add = (of: (sum: Sum) => number) => sums.reduce((total, sum) => total + of(sum), 0)
  return { count: add((sum) => sum.count), size: add((sum) => sum.size), done: add((sum) => sum.done) }
}

/** What is left to do and what is done, in bytes to which each file adds its own cost; for the time that is left. */
export function workOf(up: Sums, down: Sums): { left: number; done: number } {
  const whole = wholeOf(up, down)
  const arrived = up.done.count + down.done.count
  const underWay = [up, down].flatMap((one) => open.map((state) => one[state]))
  const left = underWay.reduce((total, sum) => total + sum.size - sum.done + sum.count * fileWorth, 0)
  return { left, done: whole.done + arrived * fileWorth }
}

/** '106.7 of 467.9 MB · 2 min left · 2 failed'. `rate`: work a second; 0 while unknown. */
export function sumLine(up: Sums, down: Sums, rate: number): string {
  const { size, done } = wholeOf(up, down)
  const { left } = workOf(up, down)
  const failed = up.failed.count + down.failed.count
  return [
    progressOf(done, size),
    ...(rate > 0 && left > 0 ? [t('timeLeft', { time: durationOf(left / rate) })] : []),
    ...(failed > 0 ? [t('someFailed', { count: failed })] : []),
  ].join(' · ')
}
