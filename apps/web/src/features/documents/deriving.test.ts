import type { Document } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { refetchForPages } from './deriving.ts'

const now = Date.parse('2026-11-27T08:00:00Z')
const document = (text: string, createdAt: string) =>
  ({ fileManagerFiles: [{ text, createdAt }] }) as unknown as Document

test('a list is read again while a first page is on its way, and no longer than it is worth', () => {
  const done = document('done', '2026-11-27T07:59:00Z')
  expect(refetchForPages([done, document('pending', '2026-11-27T07:59:00Z')], now)).toBe(4_000)
  expect(refetchForPages([done, document('pending', '2026-11-27T07:50:00Z')], now)).toBe(false)
  expect(refetchForPages([done], now)).toBe(false)
  expect(refetchForPages(undefined, now)).toBe(false)
})
