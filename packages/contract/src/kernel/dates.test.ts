import { describe, expect, test } from 'vitest'
import { calendarDate, givenInstant } from './primitives.ts'
import { sayings } from './sayings.ts'

const said = (schema: typeof calendarDate | typeof givenInstant, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message)

describe('a calendar date', () => {
  test.each(['0001-01-01', '1899-12-31', '2024-02-29', '9898-12-31'])('takes %s', (text) => {
    expect(calendarDate.parse(text)).toBe(text)
  })
  test.each(['0000-01-01', '9899-01-01', '9999-12-31'])('tells of %s once which years there are', (text) => {
    expect(said(calendarDate, text)).toEqual([sayings.outsideCalendar])
  })
  test.each(['2026-02-30', '10000-01-01', '2026-1-1', '2026-05-17T08:00:00Z', '-0001-01-01'])(
    'tells of %s once what a date is',
    (text) => {
      expect(said(calendarDate, text)).toHaveLength(1)
      expect(said(calendarDate, text)).not.toEqual([sayings.outsideCalendar])
    },
  )
})

describe('an instant', () => {
  test.each(['0000-12-31T00:00:00Z', '9899-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])(
    'tells of %s once which years there are',
    (text) => {
      expect(said(givenInstant, text)).toEqual([sayings.outsideCalendar])
    },
  )
  test.each([
    '2026-05-17',
    '9999-12-31',
    '+275760-09-13T00:00:00.000Z',
    '2026-02-30T00:00:00Z',
    '2026-05-17T08:00:00',
    '',
  ])('tells of “%s” once what an instant is, which a date alone is not', (text) => {
    expect(said(givenInstant, text)).toEqual([sayings.noInstant])
  })
})
