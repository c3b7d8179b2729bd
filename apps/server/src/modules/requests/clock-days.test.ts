import { requestBounds } from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { addDays, calendarOf } from '../holidays/index.ts'
import { clockDays } from './clock-days.ts'
import { firstDueOn } from './request-clock.ts'

// Nov 30 2026 is a Monday, and Bonifacio's day.
const calendar = calendarOf(['2026-11-30'])
const asked = { beginsOn: '2026-11-11', dueOn: '2026-12-07', pausedOn: null, steps: [] }
const pause = { pausedOn: '2026-11-16', answeredOn: '2026-11-18' }
const kinds = ({ days }: ReturnType<typeof clockDays>) => days.map(({ kind }) => kind[0]).join('')

describe('the days of a clock', () => {
  test('begin after the receipt, leave weekends out, and end with the day on which the answer is due', () => {
    const clock = clockDays({ ...asked, dueOn: '2026-12-03' }, '2026-11-27', calendar)
    expect(clock.days[0]).toEqual({ on: '2026-11-12', kind: 'counted' })
    expect(clock.days.at(-1)).toEqual({ on: '2026-12-03', kind: 'left' })
    expect(kinds(clock)).toBe('cc' + 'ccccc' + 'ccccc' + 'hlll')
    expect(clock).toMatchObject({ today: '2026-11-27', counted: 12, left: 3 })
  })

  test('show which days did not count: what waited for an answer, from the day after the question', () => {
    const clock = clockDays({ ...asked, steps: [pause] }, '2026-11-27', calendar)
    expect(kinds(clock)).toBe('cc' + 'cppcc' + 'ccccc' + 'hllll' + 'l')
    expect([clock.counted, clock.left]).toEqual([10, 5])
  })

  test('end today while the clock stands still, and say of no day when the answer is due', () => {
    const clock = clockDays({ ...asked, pausedOn: '2026-11-24' }, '2026-11-27', calendar)
    expect(kinds(clock)).toBe('cc' + 'ccccc' + 'ccppp')
    expect([clock.counted, clock.left]).toEqual([9, null])
  })

  test('go on to today where the day is over', () => {
    const clock = clockDays({ ...asked, dueOn: '2026-11-13' }, '2026-11-17', calendar)
    expect(kinds(clock)).toBe('cc' + 'cc')
    expect(clock.left).toBe(-2)
  })

  test('of a clock that ran for long are the latest ones', () => {
    const clock = clockDays({ ...asked, dueOn: '2027-12-31' }, '2027-12-01', calendar)
    expect(clock.days).toHaveLength(requestBounds.clockDays)
    expect(clock.days.at(-1)?.on).toBe('2027-12-31')
  })

  test('count as many as the clock does, whatever day it is', () => {
    for (let day = 0; day < 30; day += 1) {
      const today = addDays('2026-11-11', day)
      const { counted, left } = clockDays({ ...asked, dueOn: firstDueOn('2026-11-11', calendar) }, today, calendar)
      expect(counted + (left ?? 0)).toBe(requestBounds.workingDays)
    }
  })
})
