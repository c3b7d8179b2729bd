import { expect, test } from 'vitest'
import { readDay } from './read-day.ts'

const today = '2026-11-28'

test.each([
  ['Nov 24 2026', '2026-11-24'],
  ['nov. 24, 2026', '2026-11-24'],
  ['24 November 2026', '2026-11-24'],
  ['Nobyembre 24 2026', '2026-11-24'],
  ['2026-11-24', '2026-11-24'],
  ['2026-1-5', '2026-01-05'],
  ['11/24/2026', '2026-11-24'],
  ['24/11/2026', '2026-11-24'],
  ['5 Mayo', '2026-05-05'],
  ['Feb 29 2024', '2024-02-29'],
])('%s is read as %s', (written, day) => {
  expect(readDay(written, today)).toBe(day)
})

test.each(['', 'yesterday', 'Feb 30 2026', '2026', '13/13/2026', 'Ma 5 2026', '11/24/26', 'Nov 24 2026 8'])(
  '“%s” is no date',
  (written) => {
    expect(readDay(written, today)).toBeUndefined()
  },
)
