import { afterEach, describe, expect, test } from 'vitest'
import { calendarDateOf } from '../../platform/clock.ts'
import { addWorkingDays, calendarOf, dueAfter, endOfDay, isWorkingDay, workingDaysBetween } from './working-days.ts'

const zones = ['Pacific/Pago_Pago', 'UTC', 'Asia/Manila', 'Pacific/Kiritimati']
const noHoliday = calendarOf([])
const may2019 = calendarOf(['2019-05-01', '2019-05-13'])
const vectors = [
  ['2020-01-29', '2020-02-19', noHoliday],
  ['2019-04-30', '2019-05-23', may2019],
  ['2020-03-09', '2020-03-30', noHoliday],
] as const

const own = process.env.TZ
afterEach(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

describe.each(zones)('on a server whose clock runs in %s', (machineZone) => {
  test.each(vectors)('what is received on %s is due 15 working days later, on %s', (received, due, calendar) => {
    process.env.TZ = machineZone
    expect(addWorkingDays(received, 15, calendar)).toBe(due)
    expect(workingDaysBetween(received, due, calendar)).toBe(15)
  })

  test.each(zones)('the day of receipt is that of the institution in %s, to its last minute', (timeZone) => {
    process.env.TZ = machineZone
    const midnight = endOfDay('2020-01-28', timeZone)
    const lastMinute = new Date(endOfDay('2020-01-29', timeZone).getTime() - 60_000)
    for (const receivedAt of [midnight, lastMinute]) {
      expect(calendarDateOf(receivedAt, timeZone)).toBe('2020-01-29')
      const { dueOn, overAt } = dueAfter(receivedAt, 15, { timeZone, calendar: noHoliday })
      expect(dueOn).toBe('2020-02-19')
      expect(calendarDateOf(new Date(overAt.getTime() - 1), timeZone)).toBe('2020-02-19')
      expect(calendarDateOf(overAt, timeZone)).toBe('2020-02-20')
    }
  })
})

describe('the working-day clock', () => {
  test('doesn’t count weekends and holidays, and begins after a free day as after any other', () => {
    expect(['2026-11-27', '2026-11-28', '2026-11-29'].map((day) => isWorkingDay(day, noHoliday))).toEqual([
      true,
      false,
      false,
    ])
    expect(isWorkingDay('2026-11-30', calendarOf(['2026-11-30']))).toBe(false)
    expect(addWorkingDays('2026-11-28', 1, calendarOf(['2026-11-30']))).toBe('2026-12-01')
    expect(addWorkingDays('2026-11-27', 0, noHoliday)).toBe('2026-11-27')
  })

  test('counts backwards for what is over', () => {
    expect(workingDaysBetween('2026-12-01', '2026-11-26', noHoliday)).toBe(-3)
    expect(workingDaysBetween('2026-12-01', '2026-12-01', noHoliday)).toBe(0)
  })

  test('knows the end of days on which clocks are changed', () => {
    expect(endOfDay('2026-03-08', 'America/New_York').toISOString()).toBe('2026-03-09T04:00:00.000Z')
    expect(endOfDay('2026-11-01', 'America/New_York').toISOString()).toBe('2026-11-02T05:00:00.000Z')
    expect(endOfDay('2026-11-27', 'Asia/Manila').toISOString()).toBe('2026-11-27T16:00:00.000Z')
  })
})
