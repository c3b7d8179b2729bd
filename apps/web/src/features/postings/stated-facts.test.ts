import type { Document } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { changeOf, factsOf, rebased } from './stated-facts.ts'

const bare = { documentCategory: null, documentDate: null, description: null, fileTags: [] } as unknown as Document
const known = {
  documentCategory: { id: 7 },
  documentDate: '2026-07-01',
  description: 'For the counter',
  fileTags: [{ tag: { id: 3 } }, { tag: { id: 1 } }],
} as unknown as Document

test('only what is new to the document is saved before it is posted', () => {
  expect(changeOf(bare, factsOf(bare))).toBeUndefined()
  expect(changeOf(bare, { ...factsOf(bare), documentCategoryId: 7 })).toEqual({ documentCategoryId: 7 })
  expect(changeOf(known, { ...factsOf(known), documentDate: '', tagIds: [1, 3] })).toEqual({ documentDate: null })
  expect(changeOf(known, { ...factsOf(known), tagIds: [1] })).toEqual({ tagIds: [1] })
})

test('after somebody else changed the document, the fields that I had not touched are theirs', () => {
  const mine = { ...factsOf(bare), documentCategoryId: 9 }
  expect(rebased(bare, known, mine)).toEqual({ ...factsOf(known), documentCategoryId: 9 })
})
