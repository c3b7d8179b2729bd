import { expect, test } from 'vitest'
import { candidates, verdictOf } from './compare-copy.ts'

const charter = { fileName: 'Charter.pdf', size: 10, sha256: 'aa' }
const annex = { fileName: 'Annex.pdf', size: 20, sha256: 'bb' }

test('a copy of any file of the document is one', () => {
  expect(verdictOf('bb', [charter, annex], charter)).toEqual({ is: 'copy', published: annex })
  expect(verdictOf('cc', [charter, annex], charter)).toEqual({ is: 'otherContent' })
})

test('a file of another size is none, and needn’t be read', () => {
  expect(candidates(20, [charter, annex])).toEqual([annex])
  expect(candidates(9, [charter, annex])).toEqual([])
  expect(candidates(21, [charter, annex])).toEqual([])
  expect(verdictOf(undefined, [charter, annex], charter)).toEqual({ is: 'otherSize', published: charter })
})
