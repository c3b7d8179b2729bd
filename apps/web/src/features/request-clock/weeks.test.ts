import type { RequestClock } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { weeksOf } from './weeks.ts'

const november = (days: number[], today: number, left: number | null = 3): RequestClock => ({
  today: `2026-11-${today}`,
  counted: 3,
  left,
  days: days.map((day) => ({ on: `2026-11-${day}`, kind: day <= today ? 'counted' : 'left' })),
})
const under = (clock: RequestClock) =>
  weeksOf(clock).map(({ labels }) => [...labels].sort(([a], [b]) => a - b).map(([at, { kind }]) => `${at} ${kind}`))

test('the days of a clock stand by weeks, and under each what there is room for', () => {
  const clock = november([12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27], 20)
  expect(weeksOf(clock).map(({ days }) => days.length)).toEqual([2, 5, 5])
  expect(under(clock)).toEqual([[], ['0 start', '4 today'], ['0 start', '4 due']])
})

test('today stands before the date of its week, and a last day of its own week stands alone', () => {
  expect(under(november([16, 17, 18, 19, 20, 23], 17))).toEqual([['1 today'], ['0 due']])
})

test('a clock that stands still names no last day', () => {
  expect(under(november([16, 17, 18], 18, null))).toEqual([['2 today']])
})
