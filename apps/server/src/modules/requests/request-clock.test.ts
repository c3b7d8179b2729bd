import { describe, expect, test } from 'vitest'
import { addDays, calendarOf, isWorkingDay } from '../holidays/index.ts'
import { appealUntil, daysLeft, dueOnAfterPause, extendedTo, firstDueOn } from './request-clock.ts'

const none = calendarOf([])

describe('the clock of a request', () => {
  test('gives the dates of three real cases', () => {
    expect(firstDueOn('2020-01-29', none)).toBe('2020-02-19')
    expect(firstDueOn('2019-04-30', calendarOf(['2019-05-01', '2019-05-13']))).toBe('2019-05-23')
    expect(firstDueOn('2020-03-09', none)).toBe('2020-03-30')
  })

  test('runs over the end of a year, past its holidays', () => {
    const free = calendarOf(['2026-12-25', '2026-12-30', '2026-12-31', '2027-01-01'])
    // Eleven working days of December are left after the 10th, without the three free ones.
    expect(firstDueOn('2026-12-10', free)).toBe('2027-01-06')
  })

  test('begins on the next working day for what came at a weekend', () => {
    expect(firstDueOn('2026-11-28', none)).toBe('2026-12-18')
    expect(firstDueOn('2026-11-27', none)).toBe('2026-12-18')
  })

  test('goes on after an answer with the days that were left when it stood still', () => {
    expect(dueOnAfterPause({ dueOn: '2026-12-18', pausedOn: '2026-12-04', answeredOn: '2026-12-11' }, none)).toBe(
      '2026-12-25',
    )
    expect(dueOnAfterPause({ dueOn: '2026-12-18', pausedOn: '2026-12-04', answeredOn: '2026-12-04' }, none)).toBe(
      '2026-12-18',
    )
  })

  test('that was over already is not begun anew by a question', () => {
    expect(dueOnAfterPause({ dueOn: '2026-12-18', pausedOn: '2026-12-21', answeredOn: '2027-01-15' }, none)).toBe(
      '2026-12-18',
    )
  })

  test('is put off by working days', () => {
    expect(extendedTo('2026-12-18', 20, calendarOf(['2026-12-25', '2027-01-01']))).toBe('2027-01-19')
  })

  test('never tells an earlier date than it told, whatever happens to it', () => {
    let seed = Number(process.env.SEED ?? Date.now() % 100_000)
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let round = 0; round < 500; round++) {
      const receivedOn = addDays('2024-01-01', random(1_500))
      const days = Array.from({ length: random(30) }, () => addDays(receivedOn, random(90)))
      const calendar = calendarOf(days)
      let told = firstDueOn(receivedOn, calendar)
      expect(isWorkingDay(told, calendar), `seed ${seed}`).toBe(true)
      const pausedOn = addDays(receivedOn, random(40))
      const later = dueOnAfterPause({ dueOn: told, pausedOn, answeredOn: addDays(pausedOn, random(60)) }, calendar)
      expect(later >= told, `seed ${seed}`).toBe(true)
      told = later
      expect(daysLeft(told, told, calendar)).toBe(0)
    }
  })

  test('gives fifteen calendar days to appeal', () => {
    expect(appealUntil('2024-02-20')).toBe('2024-03-06')
  })
})
