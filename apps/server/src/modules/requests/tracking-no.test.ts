import { describe, expect, test } from 'vitest'
import { checkOf, newTrackingNo, readTrackingNo } from './tracking-no.ts'

describe('a tracking number', () => {
  test('tells its year, and is another one each time', () => {
    const many = new Set(Array.from({ length: 2_000 }, () => newTrackingNo(2026)))
    expect(many.size).toBe(2_000)
    for (const one of many) expect(one).toMatch(/^REQ-2026-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-Z]$/)
  })

  test('is read in any letter case, without its hyphens or its prefix, and with letters that look like its figures', () => {
    const no = `REQ-2026-7K4M-Q8D1-${checkOf('20267K4MQ8D1')}`
    const typings = [no, no.toLowerCase(), no.replaceAll('-', ''), no.replaceAll('-', ' '), no.slice(4), ` ${no} `]
    for (const typed of [...typings, no.replace('Q8D1', 'Q8DL'), no.replace('Q8D1', 'q8di')])
      expect(readTrackingNo(typed)).toBe(no)
  })

  test('with one wrong character is none, and nearly never with two that changed places', () => {
    const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
    let missed = 0
    for (let round = 0; round < 200; round++) {
      const no = newTrackingNo(2026).replaceAll('-', '').slice(3)
      const at = 4 + (round % 8)
      for (const letter of letters)
        if (letter !== no[at]) expect(readTrackingNo(no.slice(0, at) + letter + no.slice(at + 1))).toBeUndefined()
      const [one = '', other = ''] = [no[at], no[at + 1]]
      if (one !== other && at < 11 && readTrackingNo(no.slice(0, at) + other + one + no.slice(at + 2))) missed += 1
    }
    // The standard finds all single errors, and all or nearly all transpositions.
    expect(missed).toBeLessThan(20)
  })

  test('has the check characters that the standard gives', () => {
    // ISO 7064, MOD 37,36: the example of the Global Release Identifier's standard (A1-2425G-ABC1234002-M).
    expect(checkOf('A12425GABC1234002')).toBe('M')
  })

  test('is nothing shorter, longer or empty', () => {
    for (const typed of ['', 'REQ', 'REQ-2026-7K4M-Q9XD', '2026', 'REQ-2026-7K4M-Q9XD-TT', '💥', 'REQ-20267K4MQ9XD'])
      expect(readTrackingNo(typed)).toBeUndefined()
  })
})
