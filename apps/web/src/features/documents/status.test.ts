import type { Document } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { postingWords, statusOf } from './status.tsx'

const document = (status: Document['status'], isClassified: boolean, publishAt: string | null = null) =>
  ({ status, isClassified, filePostings: [{ publishAt }] }) as unknown as Document

test('the state of the posting goes before the lock of a classified document', () => {
  expect(statusOf(document('approved', true))).toBe('posted')
  expect(statusOf(document('', true))).toBe('classified')
  expect(statusOf(document('', false))).toBeUndefined()
})

test('what is approved for an hour to come is scheduled, not posted', () => {
  const publishAt = '2027-01-04T00:00:00.000Z'
  expect(statusOf(document('approved', false, publishAt))).toBe('scheduled')
  expect(statusOf(document('pending', false, publishAt))).toBe('pending')
  expect(postingWords({ status: 'approved', publishAt })).toEqual({ status: 'scheduled', label: 'Scheduled' })
})
