const outsideNfd: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** A word without letter case and accents, as the text search configuration `sinupan` compares it. */
export function fold(word: string): string {
  const lower = word.replace(/['’]/g, '').toLowerCase()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII
  if (/^[\x00-\x7f]*$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øđłħıßæœ]/g, (letter) => outsideNfd[letter] ?? letter)
}

/** The words of a text as the index has them (SQL: search_text): letters and digits; an apostrophe separates nothing. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []

/** A word and its plural or singular: what people mean alike. Short words and numbers stand for themselves alone. */
export function numbersOf(word: string): string[] {
  if (word.length < 4 || /\p{N}/u.test(word)) return [word]
  if (/ss$/i.test(word)) return [word]
  return /s$/i.test(word) ? [word, word.slice(0, -1)] : [word, `${word}s`]
}
