/// <reference types="node" />
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import {
  clockAt,
  daysUntil,
  formatCalendarDate,
  formatCount,
  formatDay,
  formatDayTime,
  formatRelativeDay,
  formatSize,
  formatTime,
  instantAt,
  lastMomentOf,
  nameMonthsIn,
  setTimeZone,
  today,
} from './format.ts'

test('a size has units of 1024 and two decimals, bytes none', () => {
  expect([0, 512, 1023, 1024, 90_286, 12_582_912].map((size) => formatSize(size))).toEqual([
    '0 B',
    '512 B',
    '1023 B',
    '1.00 kB',
    '88.17 kB',
    '12.00 MB',
  ])
  expect(formatSize(1024 ** 3 * 1.31)).toBe('1.31 GB')
  expect(formatSize(1024 ** 4 * 3)).toBe('3.00 TB')
  expect(formatSize(1024 ** 5 * 2)).toBe('2048.00 TB')
  expect(formatSize(1536, 1)).toBe('1.5 kB')
})

test('what would round up to 1024 is written in the next unit', () => {
  expect(formatSize(1024 ** 2 - 1)).toBe('1.00 MB')
  expect(formatSize(1024 ** 2 - 6_000)).toBe('1018.14 kB')
})

test('a count has commas', () => {
  expect(formatCount(1408)).toBe('1,408')
})

const readersZone = process.env.TZ
afterAll(() => {
  if (readersZone === undefined) delete process.env.TZ
  else process.env.TZ = readersZone
})

describe.each(['Pacific/Pago_Pago', 'UTC', 'Asia/Manila', 'Pacific/Kiritimati'])('for a reader in %s', (zone) => {
  beforeEach(() => {
    process.env.TZ = zone
    setTimeZone('Asia/Manila')
  })

  test('the clock is the reader’s', () => {
    const hoursEast = { 'Pacific/Pago_Pago': -11, UTC: 0, 'Asia/Manila': 8, 'Pacific/Kiritimati': 14 }[zone]
    expect(new Date('2026-11-24T00:00:00Z').getTimezoneOffset()).toBe(0 - 60 * (hoursEast ?? Number.NaN))
  })

  test('an instant is shown in the institution’s time zone', () => {
    expect(formatDayTime('2026-11-24T07:20:00.000Z')).toBe('Nov 24 2026 3:20 pm')
    expect(formatTime('2026-11-24T16:05:00.000Z')).toBe('12:05 am')
    expect(formatDay('2026-11-24T16:05:00.000Z')).toBe('Nov 25 2026')
    expect(formatTime('2026-11-24T04:00:00.000Z')).toBe('12:00 pm')
  })

  test('a calendar date is the same day everywhere, also where the institution is', () => {
    const shown = ['Pacific/Pago_Pago', 'UTC', 'Asia/Manila', 'Pacific/Kiritimati'].map((institution) => {
      setTimeZone(institution)
      return formatCalendarDate('2026-11-05')
    })
    expect(shown).toEqual(Array(4).fill('Nov 05 2026'))
  })

  test('today and the days until a date are counted where the institution is', () => {
    const lateEvening = new Date('2026-11-24T17:30:00Z')
    expect(today(lateEvening)).toBe('2026-11-25')
    expect(daysUntil('2026-11-25', lateEvening)).toBe(0)
    expect(daysUntil('2027-03-01', lateEvening)).toBe(96)
    expect(
      ['2026-11-25', '2026-11-26', '2026-11-24', '2026-11-20', '2026-12-02'].map((date) =>
        formatRelativeDay(date, lateEvening),
      ),
    ).toEqual(['today', 'tomorrow', 'yesterday', '5 days ago', 'in 7 days'])
    expect(formatRelativeDay('2026-11-24T16:05:00.000Z', lateEvening)).toBe('today')
    expect(formatRelativeDay('2026-11-24T15:55:00.000Z', lateEvening)).toBe('yesterday')
  })
})

test('Filipino has its own months in the same order', () => {
  setTimeZone('Asia/Manila')
  nameMonthsIn('fil')
  try {
    expect(formatDayTime('2026-11-24T07:20:00.000Z')).toBe('Nob 24 2026 3:20 pm')
    expect(formatCalendarDate('2026-01-05')).toBe('Ene 05 2026')
  } finally {
    nameMonthsIn('en')
  }
  expect(formatCalendarDate('2026-01-05')).toBe('Jan 05 2026')
})

test('an hour is chosen by the clock of the institution, wherever the reader sits', () => {
  setTimeZone('Asia/Manila')
  expect(instantAt('2026-12-01T08:00')).toBe('2026-12-01T00:00:00.000Z')
  expect(clockAt('2026-12-01T00:00:00.000Z')).toBe('2026-12-01T08:00')
  setTimeZone('America/New_York')
  expect(instantAt('2026-07-01T00:00')).toBe('2026-07-01T04:00:00.000Z')
  expect(clockAt(instantAt('2026-11-01T03:30') ?? '')).toBe('2026-11-01T03:30')
  expect(instantAt('')).toBeUndefined()
})

test('what holds until a day ends with that day where the institution is', () => {
  setTimeZone('Asia/Manila')
  expect(lastMomentOf('2026-12-31')).toBe('2026-12-31T15:59:59.000Z')
  setTimeZone('America/New_York')
  expect(lastMomentOf('2026-11-01')).toBe('2026-11-02T04:59:59.000Z')
  expect(lastMomentOf('someday')).toBeUndefined()
})
