import { expect, test } from 'vitest'
import { levelIds } from './level.tsx'
import { changeOf } from './use-send-again.ts'

const posting = { accessLevelId: levelIds.public, isClassified: false, note: 'For the board.', publishAt: null }

test('what is sent again as it was needs no change', () => {
  expect(changeOf(posting, { ...posting })).toBeUndefined()
  expect(changeOf(posting, { ...posting, note: ' For the board. ' })).toBeUndefined()
  expect(changeOf({ ...posting, note: null }, { ...posting, note: '' })).toBeUndefined()
})

test('only what is wished otherwise is changed', () => {
  expect(changeOf(posting, { ...posting, accessLevelId: levelIds.campus })).toEqual({ accessLevelId: levelIds.campus })
  const publishAt = '2027-01-04T00:00:00.000Z'
  expect(changeOf(posting, { ...posting, publishAt })).toEqual({ publishAt })
  expect(changeOf(posting, { ...posting, isClassified: true, note: '' })).toEqual({ isClassified: true, note: null })
})
