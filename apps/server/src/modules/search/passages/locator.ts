import { foreignDigits, standsAlone } from '../query/letters.ts'
import type { Sought } from './marks.ts'

const mostWords = 6
const mostLetters = 12

/**
 * Regular expressions of PostgreSQL that lead to where a long text holds what is sought, however that is spelled: with
 * accents, in full width, with signs between its letters. First for what tells most, then for all of it. They may lead
 * astray; `excerpt` looks again.
 */
export function locatorsOf(sought: readonly Sought[]): string[] {
  const telling = sought
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .slice(0, 60)
    .map(patternOf)
  return [telling[0] ?? '', telling.join('|')]
}

const weightOf = ({ words }: Sought): number => {
  const text = words.join('')
  return text.length + (/\d/.test(text) ? 2 : 0)
}

// A word begins and ends; in scripts without spaces it stands among others.
const letter = 'a-z0-9\\u00c0-\\u024f'
function patternOf({ words, isPrefix }: Sought): string {
  const some = words.slice(0, mostWords)
  const [first = '', last = ''] = [some[0], some.at(-1)]
  const isWhole = some.length === words.length && last.length <= mostLetters && !isPrefix
  const before = standsAlone(first) ? '' : `(?<![${letter}])`
  const after = isWhole && !standsAlone(last) ? `(?![${letter}])` : ''
  return before + some.map(spelled).join('[^[:alnum:]]*') + after
}

// Signs that are no letters, and two that are and count as apostrophes.
const between = '(?:[^[:alnum:][:space:]]|[\\u02bb\\u02bc])*'
const spelled = (word: string): string =>
  (word.match(/ae|oe|ss|./gu) ?? [])
    .slice(0, mostLetters)
    .map((letters) => spellings(letters))
    .join(standsAlone(word) ? '' : between)

const joined: Record<string, string> = { ae: 'æ', oe: 'œ', ss: 'ß' }

// Words are letters and digits only.
function spellings(letters: string): string {
  if (letters.length === 2 && joined[letters])
    return `(?:${Array.from(letters, spellings).join('')}|${joined[letters]})`
  const code = letters.codePointAt(0) ?? 0
  const wide = String.fromCodePoint(code + 0xfee0)
  if (/[0-9]/.test(letters)) return `[${letters}${wide}${foreignDigits(Number(letters))}]`
  if (code < 0x80) return `[${letters}${wide}\\u00c0-\\u024f\\u1e00-\\u1eff]`
  // Greek and Cyrillic letters with an accent are signs of their own.
  if (code >= 0x370 && code < 0x530) return `[${letters}\\u0370-\\u052f\\u1f00-\\u1fff]`
  if (code >= 0x30a0 && code < 0x3100) return `(?:${letters}|[\\uff66-\\uff9f][\\uff9e\\uff9f]?)`
  return marked[letters] ?? letters
}

/** What Thai and Lao write as one sign and compare as two, without the first. */
const marked: Record<string, string> = { า: '[\\u0e32\\u0e33]', າ: '[\\u0eb2\\u0eb3]' }
