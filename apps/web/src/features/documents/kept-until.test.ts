import type { Document } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { keptUntil, retentionRule } from './kept-until.ts'

const category = (retention: number | null, reference: string | null = null) =>
  ({ id: 1, category: 'Memoranda', retention, reference }) as Document['documentCategory']
const document = (more: Partial<Document>) =>
  ({ isPermanent: false, documentCategory: null, expiresOn: null, ...more }) as Document

test('a document is kept until a day, for ever, or nothing says so', () => {
  const scheduled = document({ documentCategory: category(5, 'HSU-ADM-012'), expiresOn: '2031-11-24' })
  expect(keptUntil(scheduled)).toEqual({ text: 'Nov 24 2031', isQuiet: false })
  expect(retentionRule(scheduled)).toBe('5 years, series HSU-ADM-012')
  expect(keptUntil(document({ documentCategory: category(null) }))).toEqual({ text: 'Permanent', isQuiet: false })
  expect(keptUntil(document({ isPermanent: true }))).toEqual({ text: 'Permanent', isQuiet: false })
  expect(keptUntil(document({}))).toEqual({ text: 'Unscheduled', isQuiet: true })
  expect(retentionRule(document({}))).toBe('A category sets how long it is kept')
})
