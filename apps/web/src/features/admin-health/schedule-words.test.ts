import { expect, test } from 'vitest'
import { setTimeZone } from '../../lib/format.ts'
import { scheduleWords } from './schedule-words.ts'

test('a schedule is told in words, in the institution’s time', () => {
  setTimeZone('Asia/Manila')
  expect(scheduleWords('15 18 * * *')).toBe('Every day at 2:15 am')
  expect(scheduleWords('5 * * * *')).toBe('Every hour at :05')
  expect(scheduleWords('*/5 * * * *')).toBe('Every 5 minutes')
  expect(scheduleWords('* * * * *')).toBe('Every minute')
})

test('what is no plain schedule stands as it is', () => {
  expect(scheduleWords('0 8-18 * * 1-5')).toBe('0 8-18 * * 1-5')
  expect(scheduleWords('0 */6 * * *')).toBe('0 */6 * * *')
  expect(scheduleWords(null)).toBe('–')
})
