// The same ranges stand in migration 0052; `letters.test.ts` holds both against each other, letter by letter.

/** What nobody sees: soft hyphens, joiners, marks of direction, selectors of variants. */
export const unseen =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufe00-\\ufe0f\\ufeff'
/** They separate nothing: a citizen’s charter is a citizens charter. */
export const apostrophes = "'`\\u00b4\\u02bb\\u02bc\\u2018\\u2019\\u201b\\uff07"
/** What is left out of letters: accents, and the points, tones and viramas of other scripts. Vowel signs are letters. */
export const accents =
  '\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf-\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed' +
  '\\u093c\\u094d\\u09bc\\u09cd\\u0a3c\\u0a4d\\u0abc\\u0acd\\u0b3c\\u0b4d\\u0bcd\\u0c4d\\u0cbc\\u0ccd\\u0d4d\\u0dca\\u0e47-\\u0e4e\\u0ec8-\\u0ece\\u1037\\u1039\\u103a' +
  '\\u1714\\u1734\\u17c9-\\u17d3\\u17dd\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f'
/** Scripts that put no spaces between words: each letter is a word, and words in a row are a phrase. */
export const unspaced =
  '\\u0e01-\\u0e46\\u0e81-\\u0ec6\\u1000-\\u103f\\u1050-\\u109d\\u1780-\\u17d7\\u3005-\\u3007\\u3041-\\u3096\\u309d-\\u30ff\\u3105-\\u312f\\u31a0-\\u31bf\\u31f0-\\u31ff' +
  '\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff\\u{20000}-\\u{3ffff}'

/** Arabic-Indic, Persian, Devanagari, Thai, Lao, Myanmar and Khmer noughts; their digits follow. */
const noughts = [0x660, 0x6f0, 0x966, 0xe50, 0xed0, 0x1040, 0x17e0]
const foreignDigit = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u0e50-\u0e59\u0ed0-\u0ed9\u1040-\u1049\u17e0-\u17e9]/g

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII
const ascii = /^[\x00-\x7f]*$/
const notThere = new RegExp(`\\u00ad\\s*|[${unseen}${apostrophes}]`, 'gu')
const accent = new RegExp(`[${accents}]`, 'gu')
const alone = new RegExp(`[${unspaced}]`, 'gu')
const standing = new RegExp(`^[${unspaced}]$`, 'u')

/**
 * A text in the letters that the index compares, case aside: one form for what looks alike (NFKC), no accents, ASCII digits, nothing
 * that can't be seen (SQL: search_letters).
 */
export function lettersOf(text: string): string {
  const seen = text.replace(notThere, '')
  if (ascii.test(seen)) return seen
  return seen.normalize('NFKD').replace(accent, '').normalize('NFC').replace(foreignDigit, digitOf).replaceAll('ς', 'σ')
}

/** A digit as other scripts write it, and raised or lowered. */
export const foreignDigits = (digit: number): string =>
  String.fromCharCode(...noughts.map((nought) => nought + digit), 0x2080 + digit) + ('⁰¹²³⁴⁵⁶⁷⁸⁹'[digit] ?? '')

function digitOf(digit: string): string {
  const code = digit.charCodeAt(0)
  return String(code - (noughts.findLast((nought) => nought <= code) ?? 0))
}

/** Each letter of a script without spaces parted from its neighbours. */
export const spaced = (letters: string): string => (ascii.test(letters) ? letters : letters.replace(alone, ' $& '))

/** Whether a word is one letter of a script without spaces: it can't go on. */
export const standsAlone = (word: string): boolean => standing.test(word)
