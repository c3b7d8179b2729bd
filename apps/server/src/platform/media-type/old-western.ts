/**
 * Spanish in what DOS and the Mac of before 2001 wrote. Only letters that stand in the midst of words are looked at: there Windows
 * writes nothing but letters, and what means `ñ` in the older ones is none (`¤`, `–`).
 */
const OLDER: readonly (readonly [encoding: string, letters: string])[] = [
  ['ibm850', '\u00a0\u0082\u00a1\u00a2\u00a3\u00a4\u0081\u00a5\u00b5\u0090\u00d6\u00e0\u00e9\u009a'],
  ['macintosh', '\u0087\u008e\u0092\u0097\u009c\u0096\u009f\u0084\u00e7\u0083\u00ea\u00ee\u00f2\u0086'],
]
const BETWEEN_LETTERS = /(?<=[A-Za-z])[\u0080-\u00ff](?=[A-Za-z])/g
/** What people put between words without a space (dashes, apostrophes, dots), of which nothing is told. */
const MARKS = /[\u0085\u0091-\u0097\u00ad\u00b7]/
/** Letters of Windows-1252, but for capitals of Central Europe. */
const LETTERS = /[\u0083\u009a\u009c\u009e\u009f\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]/
/** So many that can't be right, and so many of all that then are. */
const [LEAST, SHARE] = [2, 0.9]

/** The older encoding that a text's letters are in; undefined where they may be those of Windows-1252. */
export function oldWesternEncoding(bytes: Uint8Array): string | undefined {
  const letters = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .match(BETWEEN_LETTERS)
  if (!letters) return undefined
  const strange = letters.filter((letter) => !MARKS.test(letter) && !LETTERS.test(letter)).length
  const told = letters.filter((letter) => !MARKS.test(letter)).length
  if (strange < LEAST || strange * 2 < told) return undefined
  return OLDER.find(
    ([, known]) => letters.filter((letter) => known.includes(letter)).length >= letters.length * SHARE,
  )?.[0]
}
