import { expect, test } from 'vitest'
import { isoInstant } from './iso-instant.ts'

test('an instant keeps its milliseconds, however PostgreSQL writes it', () => {
  expect(isoInstant('2026-11-28 08:00:00+00')).toBe('2026-11-28T08:00:00.000Z')
  expect(isoInstant('2026-11-28 08:00:00.5+00')).toBe('2026-11-28T08:00:00.500Z')
  expect(isoInstant('2026-11-28 08:00:00.123999+00')).toBe('2026-11-28T08:00:00.123Z')
  expect(isoInstant('1899-12-31 23:59:59.0001+00')).toBe('1899-12-31T23:59:59.000Z')
})

test('an instant in another zone or of a far year is read as the same instant', () => {
  expect(isoInstant('2026-11-28 08:00:00.25+08')).toBe('2026-11-28T00:00:00.250Z')
  expect(isoInstant('2026-11-28 08:00:00+05:30')).toBe('2026-11-28T02:30:00.000Z')
})
