import { beforeAll, expect, test } from 'vitest'
import { setTimeZone } from '../../lib/format.ts'
import { conflictOf } from './conflict.ts'

beforeAll(() => setTimeZone('Asia/Manila'))
const now = new Date('2026-11-27T08:00:00Z')
const cynthia = { id: 'u', firstName: 'Cynthia', lastName: 'Bagtas', email: 'c@h.example' }
const decided = { reviewedBy: cynthia, reviewedAt: '2026-11-27T06:29:00Z', endedAt: null }

test('who comes second is told who decided, and when', () => {
  expect(conflictOf({ ...decided, status: 'returned' }, now)).toEqual({
    line: 'Cynthia Bagtas returned this posting at 2:29 pm.',
    isDecided: true,
    isShown: false,
  })
  expect(conflictOf({ ...decided, status: 'approved', reviewedAt: '2026-11-21T06:29:00Z' }, now)).toEqual({
    line: 'Cynthia Bagtas approved this posting on Nov 21 2026.',
    isDecided: true,
    isShown: false,
  })
  expect(conflictOf({ ...decided, status: 'approved', fileManager: {} }, now).isShown).toBe(true)
})

test('a decider whose account is gone is still somebody', () => {
  expect(conflictOf({ ...decided, reviewedBy: null, status: 'returned' }, now).line).toBe(
    'Somebody returned this posting at 2:29 pm.',
  )
})

test('what was only changed is still to be decided; what was withdrawn is not', () => {
  expect(conflictOf({ status: 'pending', reviewedBy: cynthia, reviewedAt: decided.reviewedAt }, now).isDecided).toBe(
    false,
  )
  expect(conflictOf(undefined, now).isDecided).toBe(false)
  expect(conflictOf({ ...decided, status: 'returned', endedAt: '2026-11-27T07:00:00Z' }, now)).toEqual({
    line: 'This posting was withdrawn in the meantime.',
    isDecided: true,
    isShown: false,
  })
})
