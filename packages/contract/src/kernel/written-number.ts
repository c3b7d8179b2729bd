import { z } from 'zod'

/**
 * A whole number as an address or the field of a form holds it: digits alone. JavaScript would take a blank for 0, and
 * `+1`, `1e0` and `0x1` for 1.
 */
export const writtenNumber = (least: number, most: number) =>
  z.preprocess((value) => (isDigits(value) ? Number(value) : value), z.int().min(least).max(most))

const isDigits = (value: unknown): boolean => typeof value === 'string' && /^\d{1,10}$/.test(value)
