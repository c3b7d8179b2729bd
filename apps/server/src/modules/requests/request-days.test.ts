import { afterEach, describe, expect, test } from 'vitest'
import { calendarDateOf } from '../../platform/clock.ts'
import { addDays, type Calendar, calendarOf, isWorkingDay } from '../holidays/index.ts'
import { daysLeft, dueOnAfterPause, extendedTo, firstDueOn } from './request-clock.ts'
import {
  type ClockStep,
  daysAgain,
  isQuestionDue,
  isReminderDue,
  isSilent,
  reminderAt,
  type ToldDays,
} from './request-days.ts'

const none = calendarOf([])
const zones = ['Pacific/Pago_Pago', 'UTC', 'Asia/Manila', 'Pacific/Kiritimati']
const own = process.env.TZ
afterEach(() => {
  if (own === undefined) delete process.env.TZ
  else process.env.TZ = own
})

/** As slowly as one counts on a wall calendar. */
function countSlowly(from: string, to: string, free: readonly string[]): number {
  const [first, last] = from < to ? [from, to] : [to, from]
  let count = 0
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) {
    const name = new Date(`${day}T12:00:00Z`).getUTCDay()
    if (name !== 0 && name !== 6 && !free.includes(day)) count += 1
  }
  return from <= to ? count : -count
}

describe('days that are counted again', () => {
  const received = { beginsOn: '2026-11-27', steps: [] }
  const told = { dueOn: '2026-12-18', extendedTo: null }

  test('move to a later one with each holiday that is declared within them, and with two at once', () => {
    expect(daysAgain(received, told, none)).toEqual(told)
    expect(daysAgain(received, told, calendarOf(['2026-12-08'])).dueOn).toBe('2026-12-21')
    expect(daysAgain(received, told, calendarOf(['2026-12-08', '2026-12-21'])).dueOn).toBe('2026-12-22')
    expect(daysAgain(received, told, calendarOf(['2026-12-05', '2026-12-25'])).dueOn).toBe('2026-12-18')
  })

  test('stay where they were told when a holiday is taken away again', () => {
    const moved = daysAgain(received, told, calendarOf(['2026-12-08']))
    expect(daysAgain(received, moved, none)).toEqual(moved)
  })

  test('never end on a day on which nobody works: what was told for it goes to the next', () => {
    const moved = { dueOn: '2026-12-21', extendedTo: null }
    expect(daysAgain(received, moved, calendarOf(['2026-12-21'])).dueOn).toBe('2026-12-22')
  })

  test('hold every pause and the extension, in the order in which they came', () => {
    const steps: ClockStep[] = [{ pausedOn: '2026-12-04', answeredOn: '2026-12-11' }, { extendedBy: 5 }]
    // Ten days were left on the 4th; five more from there.
    expect(daysAgain({ ...received, steps }, { dueOn: '2026-12-25', extendedTo: '2027-01-01' }, none)).toEqual({
      dueOn: '2026-12-25',
      extendedTo: '2027-01-01',
    })
    const holidays = calendarOf(['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01'])
    expect(daysAgain({ ...received, steps }, { dueOn: '2026-12-25', extendedTo: '2027-01-01' }, holidays)).toEqual({
      dueOn: '2026-12-29',
      extendedTo: '2027-01-07',
    })
    const again: ClockStep[] = [...steps, { pausedOn: '2026-12-28', answeredOn: '2027-01-15' }]
    const late = daysAgain({ ...received, steps: again }, { dueOn: '2026-12-25', extendedTo: '2027-01-01' }, none)
    // The first day was over when the office asked again; four days of the extension were left.
    expect(late).toEqual({ dueOn: '2026-12-25', extendedTo: '2027-01-21' })
  })

  test('that lie in a pause are none: a holiday in it costs nobody a day', () => {
    const steps: ClockStep[] = [{ pausedOn: '2026-12-04', answeredOn: '2027-01-08' }]
    const free = calendarOf(['2026-12-08', '2026-12-25', '2026-12-30', '2027-01-01'])
    const days = (calendar: Calendar) =>
      daysAgain({ ...received, steps }, { dueOn: '2026-12-18', extendedTo: null }, calendar).dueOn
    expect(days(calendarOf(['2026-12-25', '2027-01-01']))).toBe(days(none))
    // What is free between the question and the day that was told then leaves as many days as before.
    expect(days(free)).toBe(days(none))
  })

  test('run over a leap day', () => {
    expect(firstDueOn('2024-02-15', none)).toBe('2024-03-07')
    expect(firstDueOn('2023-02-15', none)).toBe('2023-03-08')
    expect(
      daysAgain(
        { beginsOn: '2024-02-15', steps: [] },
        { dueOn: '2024-03-07', extendedTo: null },
        calendarOf(['2024-02-29']),
      ).dueOn,
    ).toBe('2024-03-08')
  })
})

describe.each(zones)('on a server in %s', (zone) => {
  test('a request whose calendar, pauses and extension change never hears an earlier day, and its days left are counted right', () => {
    process.env.TZ = zone
    let seed = Number(process.env.SEED ?? Date.now() % 100_000)
    const first = seed
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let round = 0; round < 150; round++) {
      const receivedOn = addDays('2023-10-01', random(1_200))
      let free = Array.from({ length: random(12) }, () => addDays(receivedOn, random(60)))
      let days: ToldDays = { dueOn: firstDueOn(receivedOn, calendarOf(free)), extendedTo: null }
      const steps: ClockStep[] = []
      let today = receivedOn
      for (let step = 0; step < 12; step++) {
        today = addDays(today, random(9))
        const calendar = calendarOf(free)
        const before = days
        const what = random(4)
        if (what === 0) free = [...free, addDays(receivedOn, random(90))]
        else if (what === 1) free = free.slice(random(2))
        else if (what === 2 && days.extendedTo === null && today <= days.dueOn) {
          const extendedBy = 1 + random(20)
          steps.push({ extendedBy })
          days = { dueOn: days.dueOn, extendedTo: extendedTo(days.dueOn, extendedBy, calendar) }
        } else {
          const pause = { pausedOn: today, answeredOn: addDays(today, random(30)) }
          steps.push(pause)
          const goesOn = (dueOn: string) => dueOnAfterPause({ dueOn, ...pause }, calendar)
          days = { dueOn: goesOn(days.dueOn), extendedTo: days.extendedTo && goesOn(days.extendedTo) }
          today = pause.answeredOn
        }
        days = daysAgain({ beginsOn: receivedOn, steps }, days, calendarOf(free))
        const trace = `seed ${first}, round ${round}`
        const due = days.extendedTo ?? days.dueOn
        expect(due >= (before.extendedTo ?? before.dueOn), trace).toBe(true)
        expect(days.dueOn >= before.dueOn, trace).toBe(true)
        expect(due >= days.dueOn, trace).toBe(true)
        expect(isWorkingDay(due, calendarOf(free)), trace).toBe(true)
        expect(daysLeft(due, today, calendarOf(free)) + 0, trace).toBe(countSlowly(today, due, free) + 0)
        expect(daysAgain({ beginsOn: receivedOn, steps }, days, calendarOf(free)), trace).toEqual(days)
      }
    }
  })

  test('its day of receipt is that of the institution, whose last minute belongs to it', () => {
    process.env.TZ = zone
    expect(firstDueOn(calendarDateOf(new Date('2020-01-28T16:00:00Z'), 'Asia/Manila'), none)).toBe('2020-02-19')
    expect(firstDueOn(calendarDateOf(new Date('2020-01-29T15:59:59Z'), 'Asia/Manila'), none)).toBe('2020-02-19')
    expect(firstDueOn(calendarDateOf(new Date('2020-01-29T16:00:00Z'), 'Asia/Manila'), none)).toBe('2020-02-20')
  })
})

describe('reminders', () => {
  test('come 5, 2 and 0 working days before, and each 5 after', () => {
    expect([9, 6, 5, 4, 3, 2, 1, 0, -1, -4, -5, -9, -10].map(reminderAt)).toEqual([
      ...[null, null, 5, 5, 5, 2, 2, 0, 0, 0, -5, -5, -10],
    ])
  })

  test('come once each where somebody looks every day, and the newest alone after a sleep', () => {
    const dueOn = '2026-12-18'
    const days = (sleeps: (day: string) => boolean) => {
      const told: string[] = []
      for (let today = '2026-11-27'; today < '2027-01-10'; today = addDays(today, 1))
        if (!sleeps(today) && isReminderDue({ dueOn, remindedOn: told.at(-1) ?? null }, today, none)) told.push(today)
      return told
    }
    expect(days(() => false)).toEqual([
      ...['2026-12-11', '2026-12-16', '2026-12-18', '2026-12-25', '2027-01-01', '2027-01-08'],
    ])
    expect(days((day) => day > '2026-12-10' && day < '2026-12-28')).toEqual(['2026-12-28', '2027-01-01', '2027-01-08'])
  })

  test('come anew for a day that was put off', () => {
    expect(isReminderDue({ dueOn: '2027-01-15', remindedOn: '2026-12-18' }, '2027-01-08', none)).toBe(true)
  })

  test('of a question come after 30 and 53 days, and it is silent after 60', () => {
    const told: string[] = []
    for (let today = '2026-11-02'; !isSilent('2026-11-02', today); today = addDays(today, 1))
      if (isQuestionDue({ pausedOn: '2026-11-02', remindedOn: told.at(-1) ?? null }, today)) told.push(today)
    expect(told).toEqual(['2026-12-02', '2026-12-25'])
    expect(isSilent('2026-11-02', '2027-01-01')).toBe(false)
    expect(isSilent('2026-11-02', '2027-01-02')).toBe(true)
    expect(isQuestionDue({ pausedOn: '2026-11-02', remindedOn: '2026-10-30' }, '2026-12-28')).toBe(true)
  })
})
