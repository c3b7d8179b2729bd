import { describe, expect, test } from 'vitest'
import { NamesInFolder } from './zip-names.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
function takeAll(names: readonly string[], isFolder = false): string[] {
  const folder = new NamesInFolder()
  return names.map((name) => folder.take(name, isFolder))
}
const isDistinct = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase())).size === names.length

describe('names in a folder of an archive', () => {
  test('are given once each, equal ones numbered before the extension, a folder’s at its end', () => {
    expect(takeAll(['a.txt', 'A.TXT', 'a (2).txt', 'a.txt', 'a (2).txt'])).toEqual([
      'a.txt',
      'A (2).TXT',
      'a (2) (2).txt',
      'a (3).txt',
      'a (2) (3).txt',
    ])
    expect(takeAll(['v1.2', 'v1.2'], true)).toEqual(['v1.2', 'v1.2 (2)'])
    expect(takeAll(['e\u0301', 'é', 'É'])).toEqual(['é', 'é (2)', 'É (3)'])
  })

  const many = 16_000
  const sets: [string, string[]][] = [
    ['equal', numbers(many).map(() => 'scan.pdf')],
    ['equal but for letter case', numbers(many).map((n) => (n % 2 ? 'SCAN.pdf' : 'scan.PDF'))],
    ['equal but for their Unicode form', numbers(many).map((n) => (n % 2 ? 'Se\u0301.pdf' : 'Sé.pdf'))],
    ['numbered already, and equal', numbers(many).map((n) => (n % 2 ? `scan (${(n + 3) / 2}).pdf` : 'scan.pdf'))],
    ['made one from another', numbers(many).map((n) => (n % 2 ? 'scan.pdf' : 'scan (2).pdf'))],
    ['equal once they can be unpacked', numbers(many).map((n) => `${'?*:|<>'.charAt(n % 6)}.pdf`)],
  ]
  // Tried one after the other from the first number on, they took minutes, which the test's time does not leave.
  test.each(sets)(
    'are given at once by the thousand when they are %s',
    (_, names) => {
      const taken = takeAll(names)
      expect(taken).toHaveLength(many)
      expect(isDistinct(taken)).toBe(true)
    },
    30_000,
  )
})
