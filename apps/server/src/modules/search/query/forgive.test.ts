import { describe, expect, test } from 'vitest'
import { doubtfulWords, forgive, mistakes } from './forgive.ts'
import { parseQuery } from './parse-query.ts'
import { textsOf } from './to-tsquery.ts'

describe('a misspelt query', () => {
  test('counts letters that are missing, too many, wrong or swapped', () => {
    expect(mistakes('enrolment', 'enrolment')).toBe(0)
    expect(mistakes('enrolmnt', 'enrolment')).toBe(1)
    expect(mistakes('enrollment', 'enrolment')).toBe(1)
    expect(mistakes('enrolmemt', 'enrolment')).toBe(1)
    expect(mistakes('enrolmnet', 'enrolment')).toBe(1)
    expect(mistakes('memo', 'minutes')).toBe(6)
  })

  test('doubts no numbers, no short words, nothing quoted or excluded', () => {
    expect(doubtfulWords(parseQuery('Enrólmnt 2026 fee "exactly this" -draaft 18s memmo'))).toEqual([
      'enrolmnt',
      'memmo',
    ])
  })

  test('also asks for what was probably meant, not for what only looks alike', () => {
    const near = [
      { given: 'enrolmnt', word: 'enrolment' },
      { given: 'enrolmnt', word: 'environment' },
      { given: 'feees', word: 'fees' },
    ]
    const corrected = forgive(parseQuery('enrolmnt feees x'), near)
    expect(corrected && textsOf(corrected).whole).toBe(
      "(('enrolmnt' | 'enrolmnts') | ('enrolment' | 'enrolments')) & (('feees' | 'feee') | ('fees' | 'fee')) & ('x')",
    )
    expect(forgive(parseQuery('registrar'), near)).toBeUndefined()
  })

  test('is held against the beginning of a word while it is typed', () => {
    const corrected = forgive(parseQuery('enrolmm'), [{ given: 'enrolmm', word: 'enrolment' }])
    expect(corrected?.clauses[0]?.terms).toHaveLength(2)
  })
})
