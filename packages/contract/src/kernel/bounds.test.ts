import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelsOf, partsOf } from './bounds.ts'

const seed = randomInt(2 ** 31)
const paths = fc.array(fc.constantFrom('/', '/', '.', 'a', 'é'), { maxLength: 16 }).map((some) => some.join(''))

test(`a path has as many levels as parts (seed ${seed})`, () => {
  fc.assert(
    fc.property(paths, (path) => {
      expect(levelsOf(path)).toBe(partsOf(path).length)
    }),
    { seed, numRuns: 2_000 },
  )
})
