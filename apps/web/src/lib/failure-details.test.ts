import { expect, test } from 'vitest'
import { ApiRefusal } from './api-refusal.ts'
import { isOurs, referenceOf } from './failure-details.ts'
import { formatDayTime } from './format.ts'

const seenAt = new Date('2026-11-24T07:20:00Z')

test('a refusal is found again by its number and its time', () => {
  const refusal = new ApiRefusal('Internal', { status: 500, requestId: '7f2c91aa-0000-4000-8000-000000000000' })
  expect(referenceOf(refusal, seenAt)).toBe(`Reference 7f2c91aa · ${formatDayTime(refusal.at)}`)
})

test('what got no answer, and what broke here, have their time', () => {
  const unreachable = new ApiRefusal('Unreachable')
  expect(referenceOf(unreachable, seenAt)).toBe(formatDayTime(unreachable.at))
  expect(referenceOf(new TypeError('broken'), seenAt)).toBe(formatDayTime(seenAt))
})

test('only what is the system’s failure is told to who keeps it', () => {
  expect(isOurs(new ApiRefusal('Unreachable'))).toBe(true)
  expect(isOurs(new ApiRefusal('Internal', { status: 500 }))).toBe(true)
  expect(isOurs(new ApiRefusal('NameTaken', { status: 409 }))).toBe(false)
})
