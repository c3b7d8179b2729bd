import { lettersOf, spaced } from './letters.ts'

const outsideNfd: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  // What lower case makes of a last Σ.
  ς: 'σ',
}

/** A word without letter case and accents, as the text search configuration `sinupan` compares it. */
export const fold = (word: string): string =>
  lettersOf(word)
    .toLowerCase()
    .replace(/[øđłħıßæœς]/g, (letter) => outsideNfd[letter] ?? letter)

/**
 * The words of a text as the index has them (SQL: search_text): letters and digits; an apostrophe separates nothing. In a script
 * without spaces each letter is one.
 */
export const wordsOf = (text: string): string[] => spaced(lettersOf(text)).match(/[\p{Alphabetic}0-9]+/gu) ?? []

/** A word and its plural or singular: what people mean alike. Short words and numbers stand for themselves alone. */
export function numbersOf(word: string): string[] {
  if (word.length < 4 || /[0-9]/.test(word)) return [word]
  if (/ss$/i.test(word)) return [word]
  return /s$/i.test(word) ? [word, word.slice(0, -1)] : [word, `${word}s`]
}
