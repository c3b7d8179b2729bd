import { tidyText } from '../tidy-text.ts'

const FOLDED = /^text\/(?:calendar|vcard)$/
const PICTURE = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)\b[^\n]*$/gim
const QUOTED = /^([^:\n]*ENCODING=QUOTED-PRINTABLE[^:\n]*):((?:[^\n]*=\r?\n)*[^\n]*)$/gim

/** The words of a plain text. Calendars and cards write theirs in lines of 75 letters, whatever words they break (RFC 5545, 3.1). */
export function plainWords(text: string, mediaType: string): string {
  return tidyText(FOLDED.test(mediaType) ? unfolded(text) : text)
}

function unfolded(text: string): string {
  return text
    .replace(QUOTED, (_, name: string, value: string) => `${name}:${unquoted(value)}`)
    .replace(/\r?\n[ \t]/g, '')
    .replace(PICTURE, '')
    .replace(/\\n/gi, '\n')
    .replace(/\\([,;\\])/g, '$1')
}

/** Old cards write letters beyond ASCII by their bytes. */
function unquoted(value: string): string {
  const bytes = value
    .replace(/=\r?\n/g, '')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  // What stands there as a letter is one already.
  return [...bytes].some((letter) => letter > 'ÿ') ? bytes : Buffer.from(bytes, 'latin1').toString('utf8')
}
