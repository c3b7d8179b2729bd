/** What a text for TeX begins with. */
export const TEX = /^[^%\n]{0,200}\\(?:documentclass|documentstyle|begin\{document\}|input\{)/m

/** Marks that are set over a letter, by the sign that asks for them. */
const MARKS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030a',
  H: '\u030b',
  v: '\u030c',
  c: '\u0327',
  k: '\u0328',
}
const MARKED =
  /\\(?:(?<sign>[`'^~="'.])|(?<word>[uvHckr])(?=[ {])) ?(?:\{\\?(?<braced>[A-Za-z])\}|\\(?<dotless>[ij])(?![A-Za-z]) ?|(?<bare>[A-Za-z]))/g

/** A text for TeX with its letters as letters: `Se\~nal`, `na\"{\i}ve`. */
export const texLetters = (text: string): string => text.replace(MARKED, (...found) => markedLetter(found.at(-1)))

function markedLetter({ sign, word, braced, dotless, bare }: Record<string, string | undefined>): string {
  return `${braced ?? dotless ?? bare}${MARKS[sign ?? word ?? ''] ?? ''}`.normalize('NFC')
}
