import { expect, test } from 'vitest'
import { z } from 'zod'
import { judge } from './judge.ts'

const shape = z.object({ year: z.int().min(1900).max(2200), size: z.int().max(10_000_000), name: z.string().max(5000) })

test('a bound that may be a year is told as years are, others by their thousands', () => {
  const said = (given: object) => judge(shape, { year: 2026, size: 1, name: 'a', ...given }).problems?.[0]?.message
  expect(said({ year: 12 })).toBe('At least 1900.')
  expect(said({ year: 12_000 })).toBe('At most 2200.')
  expect(said({ size: 10_000_001 })).toBe('At most 10,000,000.')
  expect(said({ name: 'a'.repeat(5001) })).toBe('At most 5,000 characters.')
})
