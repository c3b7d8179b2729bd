import { expect, test } from 'vitest'
import { inFolder } from '../documents/index.ts'
import { neighboursOf } from './neighbours.ts'

test('a document in a list has what stands beside it', () => {
  expect(neighboursOf([4, 9, 2], 9)).toEqual({ previous: 4, next: 2, place: { at: 2, count: 3 } })
  expect(neighboursOf([4, 9, 2], 4)).toEqual({ previous: undefined, next: 9, place: { at: 1, count: 3 } })
})

test('a document of no list stands alone', () => {
  expect(neighboursOf([4, 9, 2], 7)).toEqual({ previous: undefined, next: undefined, place: undefined })
})

test('a document is found in its folder, or in My Office', () => {
  expect(inFolder({ id: 7, fileFolderId: 12 })).toBe('/archive/folders/12?details=d7')
  expect(inFolder({ id: 7, fileFolderId: null })).toBe('/archive/my-office?details=d7')
})
