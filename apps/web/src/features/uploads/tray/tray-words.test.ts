import { describe, expect, it } from 'vitest'
import { speed } from '../../../lib/transfers/speed.ts'
import { durationOf, progressOf } from './progress-words.ts'

const MB = 1024 * 1024

describe('the progress of an upload in words', () => {
  it('says both numbers in the unit of the whole', () => {
    expect(progressOf(12.6 * MB, 19.7 * MB)).toBe('12.6 of 19.7 MB')
    expect(progressOf(200, 900)).toBe('200 of 900 B')
    expect(progressOf(0, 3 * 1024 * MB)).toBe('0.0 of 3.0 GB')
  })

  it('says the time left in seconds, minutes and hours', () => {
    expect(durationOf(0.2)).toBe('1 s')
    expect(durationOf(8.4)).toBe('8 s')
    expect(durationOf(119)).toBe('2 min')
    expect(durationOf(4800)).toBe('1 h 20 min')
  })
})

describe('the speed of an upload', () => {
  it('is told after half a second, from the last six', () => {
    let now = 0
    const rate = speed(() => now)
    expect(rate(0)).toBe(0)
    now = 400
    expect(rate(1 * MB)).toBe(0)
    now = 1_000
    expect(rate(2 * MB)).toBeCloseTo(2 * MB)
    now = 20_000
    expect(rate(3 * MB)).toBe(0)
    now = 21_000
    expect(rate(7 * MB)).toBeCloseTo(4 * MB)
  })
})
