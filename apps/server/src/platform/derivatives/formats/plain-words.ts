import { tidyText } from '../tidy-text.ts'
import { TEX, texLetters } from './tex-letters.ts'

const FOLDED = /^text\/(?:calendar|vcard)$/
const PICTURE = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)\b[^\n]*$/gim
const ESCAPED = /\\(?:u([\da-f]{4})|(["\\/bfnrt]))/gi
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\n', t: '\t', b: ' ', f: '\n' }
const QUOTED = /ENCODING=QUOTED-PRINTABLE/i

/** Of records that follow each other, one a line. */
const LINES_OF_JSON = /^\ufeff?\s*\{"[^\n]*\}[ \t]*\r?\n\s*\{"/
/** When a line of subtitles is to be seen (SubRip, WebVTT), or the same in SubStation's words. */
const TIMES = /^(?:\d+:)?\d+:\d+[.,]\d+ --> |^Dialogue: \d+,\d+:\d+/m

/** Subtitles without what says how their letters look; a break is one. */
const withoutSetting = (text: string): string =>
  text
    .replace(/<\/?[a-z][^<>\n]{0,200}>/gi, '')
    .replace(/\{\\[^{}\n]{0,200}\}/g, '')
    .replace(/\\N/g, '\n')

/** The words of a plain text. Calendars and cards write theirs in lines of 75 letters, whatever words they break (RFC 5545, 3.1). */
export function plainWords(text: string, mediaType: string): string {
  if (mediaType === 'application/json' || LINES_OF_JSON.test(text)) return tidyText(unescaped(text))
  if (TIMES.test(text)) return tidyText(withoutSetting(text))
  if (TEX.test(text)) return tidyText(texLetters(text))
  return tidyText(FOLDED.test(mediaType) ? unfolded(text) : text)
}

/** Letters that a program wrote by their number, and lines that end inside a text (RFC 8259, 7). */
function unescaped(json: string): string {
  if (!json.includes('\\')) return json
  return json
    .replace(ESCAPED, (_, hex: string | undefined, letter = '') =>
      hex ? String.fromCharCode(Number.parseInt(hex, 16)) : (ESCAPES[letter] ?? letter),
    )
    .toWellFormed()
}

function unfolded(text: string): string {
  return withPlainLines(text)
    .replace(/\r?\n[ \t]/g, '')
    .replace(PICTURE, '')
    .replace(/\\n/gi, '\n')
    .replace(/\\([,;\\])/g, '$1')
}

/** A value by its bytes goes on in the next line where its own ends in `=`. */
function withPlainLines(text: string): string {
  if (!QUOTED.test(text)) return text
  const lines: string[] = []
  let value: string[] | undefined
  for (const line of text.split(/\r?\n/)) {
    const colon = line.indexOf(':')
    if (value) value.push(line)
    else if (colon >= 0 && QUOTED.test(line.slice(0, colon))) {
      lines.push(line.slice(0, colon + 1))
      value = [line.slice(colon + 1)]
    } else lines.push(line)
    if (value && !line.endsWith('=')) {
      lines.push(lines.pop() + unquoted(value.join('\n')))
      value = undefined
    }
  }
  return lines.join('\n')
}

/** Old cards write letters beyond ASCII by their bytes. */
function unquoted(value: string): string {
  const bytes = value
    .replace(/=\n/g, '')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  // What stands there as a letter is one already.
  return [...bytes].some((letter) => letter > 'ÿ') ? bytes : Buffer.from(bytes, 'latin1').toString('utf8')
}
