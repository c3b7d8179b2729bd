import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

const digest = (...parts: Uint8Array[]) => {
  const hash = sha256()
  for (const part of parts) hash.add(part)
  return hash.hex()
}
const text = (letters: string) => new TextEncoder().encode(letters)

test('the published examples come out (FIPS 180-4)', () => {
  expect(digest()).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(digest(text('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(digest(text('a'.repeat(1_000_000)))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0')
})

test('bytes in any parts have the digest of the whole', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 12 }), (parts) => {
      const whole = createHash('sha256')
      for (const part of parts) whole.update(part)
      expect(digest(...parts)).toBe(whole.digest('hex'))
    }),
    { numRuns: 300 },
  )
})
