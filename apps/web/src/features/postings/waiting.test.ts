import { beforeAll, expect, test } from 'vitest'
import { setTimeZone } from '../../lib/format.ts'
import { ordinal } from './ordinal.ts'
import { daysWaiting, isLongWait, waitingLong, waitingShort } from './waiting.ts'

beforeAll(() => setTimeZone('Asia/Manila'))
const now = new Date('2026-11-27T08:00:00Z')

test.each([
  ['2026-11-27T01:00:00Z', 0, 'Today', 'Sent today'],
  ['2026-11-26T16:00:00Z', 0, 'Today', 'Sent today'],
  ['2026-11-26T15:59:00Z', 1, '1 day', 'Waiting 1 day'],
  ['2026-11-23T02:00:00Z', 4, '4 days', 'Waiting 4 days'],
])('a posting sent at %s has waited %i calendar days', (sentAt, days, short, long) => {
  expect([daysWaiting(sentAt, now), waitingShort(sentAt, now), waitingLong(sentAt, now)]).toEqual([days, short, long])
})

test('the fourth day asks for attention, a clock that is ahead counts as today', () => {
  expect(isLongWait('2026-11-24T02:00:00Z', now)).toBe(false)
  expect(isLongWait('2026-11-23T02:00:00Z', now)).toBe(true)
  expect(daysWaiting('2026-11-29T02:00:00Z', now)).toBe(0)
})

test('rounds are counted as people do', () => {
  expect([1, 2, 3, 4, 11, 12, 21, 22, 103].map(ordinal)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '12th',
    '21st',
    '22nd',
    '103rd',
  ])
})
