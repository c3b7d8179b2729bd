// What the standard fonts of a PDF can show (WinAnsi) beyond Latin-1.
const BEYOND = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
const INSTEAD: Readonly<Record<string, string>> = {
  '₱': 'P',
  '\n': '\n',
  '\t': '    ',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u25cf': '•',
  '\u25aa': '•',
  '\uf0b7': '•',
  '\u2192': '>',
}

/**
 * Text as the standard fonts can show it: other letters lose their accents; what has no Latin form becomes a middle
 * dot, which keeps the shape of the line without claiming to be a letter.
 */
export function printable(text: string): string {
  let shown = ''
  for (const letter of text.normalize('NFC')) shown += printableLetter(letter)
  return shown
}

function printableLetter(letter: string): string {
  if (isShown(letter)) return letter
  const instead = INSTEAD[letter]
  if (instead !== undefined) return instead
  if (/\p{C}/u.test(letter)) return ''
  const base = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  return base !== '' && [...base].every(isShown) ? base : '·'
}

function isShown(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return (code >= 0x20 && code < 0x7f) || (code > 0xa0 && code <= 0xff && code !== 0xad) || BEYOND.has(letter)
}
