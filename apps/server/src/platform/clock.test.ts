import { expect, test } from 'vitest'
import { calendarDateOf, writtenDay } from './clock.ts'

test('an instant falls on the day of the time zone, and is written as people read it', () => {
  const midnightInManila = new Date('2026-11-23T16:00:00Z')
  expect(calendarDateOf(midnightInManila, 'Asia/Manila')).toBe('2026-11-24')
  expect(calendarDateOf(midnightInManila, 'Pacific/Pago_Pago')).toBe('2026-11-23')
  expect(writtenDay('2026-11-24')).toBe('Nov 24 2026')
  expect(writtenDay('0999-01-05')).toBe('Jan 5 999')
})
