import type { Notification } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { noticeOf } from './notices.ts'

const notice = (kind: string, payload: Notification['payload']): Notification => ({
  id: 1,
  kind,
  payload,
  createdAt: '2026-11-24T07:20:00.000Z',
  readAt: null,
})

test('a notice says what is now true, why, and where to look', () => {
  const payload = {
    name: 'Memo 2026-117',
    by: 'Cynthia Bagtas',
    reason: 'The annex is missing.',
    unitName: 'Admissions',
    postingId: 7,
  }
  expect(noticeOf(notice('posting.returned', payload))).toEqual({
    title: 'Memo 2026-117 was returned',
    line: 'The annex is missing.',
    to: '/archive/my-archive?tab=returned&posting=7',
  })
  expect(noticeOf(notice('posting.sent', payload))).toMatchObject({
    line: 'Admissions',
    to: '/archive/cru-file-posting?posting=7',
  })
  expect(noticeOf(notice('posting.approved', payload))).toMatchObject({
    line: 'By Cynthia Bagtas',
    to: '/archive/my-archive?tab=posted&posting=7',
  })
  expect(noticeOf(notice('posting.withdrawn', { name: 'Memo' })).to).toBe('/archive/my-archive')
})

test('a delivery leads to its folder, several are counted, and what was opened leads to the document', () => {
  const payload = { name: 'Cruz', title: 'Clearances', by: 'Juan', folderRouteId: 'abc' }
  expect(noticeOf(notice('drop.delivered', payload))).toMatchObject({
    title: 'Cruz has arrived for Clearances',
    to: '/archive/folders/abc',
  })
  expect(noticeOf(notice('drop.delivered', { ...payload, count: 3 })).title).toBe('3 files have arrived for Clearances')
  const opened = { name: 'Memo', by: 'Ana', expiresAt: '2026-11-29T00:00:00Z', routeId: 'def' }
  expect(noticeOf(notice('access.granted', opened)).to).toBe('/files/def')
})

test('a kind of a later release is still a sentence', () => {
  expect(noticeOf(notice('document.shared', {}))).toEqual({ title: 'Something changed: A document', line: undefined })
})
