import { expect, test } from 'vitest'
import { stemOf } from './file-kind.ts'

test('the stem of a name is what stands before the extension of a file', () => {
  expect(stemOf('Memo 2026-117.final.PDF')).toBe('Memo 2026-117.final')
  expect(stemOf('photo.jpg')).toBe('photo')
})

test('a dot that begins no known extension belongs to the stem', () => {
  for (const name of ['Rules v1.2', 'Res. No. 41', '.htaccess', 'Drafts']) expect(stemOf(name)).toBe(name)
})
