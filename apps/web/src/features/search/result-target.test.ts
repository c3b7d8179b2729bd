import type { Passage, SearchResult } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { resultTarget } from './result-target.ts'

const passage = {
  page: 3,
  text: 'the <mark>peri&amp;helion</mark> of',
  fileId: 9,
  place: { kind: 'page', number: 3, isScanned: false },
} as Passage
const found = { type: 'File', id: 7, file: { id: 7, fileFolderId: 4 }, path: [] } as unknown as SearchResult

test('a document of one’s unit opens in its folder, where the passage stands', () => {
  expect(resultTarget(found)).toBe('/archive/folders/4?preview=7')
  expect(resultTarget(found, passage)).toBe('/archive/folders/4?preview=7&at=3&in=9&find=peri%26helion')
})

test('what was posted by others opens in the office archive', () => {
  expect(resultTarget({ ...found, path: undefined } as unknown as SearchResult)).toBe(
    '/archive/office-archive?preview=7',
  )
})
