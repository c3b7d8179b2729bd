import { ownLetters } from './mail-charset.ts'

/** Encoded words (RFC 2047, 2), and two behind each other that some program cut in the midst of a letter. */
const WORD = /=\?([^?*\s]{1,40})(?:\*[^?\s]{0,10})?\?([bq])\?([^?\r\n]*)\?=/gi
const CUT = /=\?([^?\s]{1,50})\?b\?([^?\s]*)\?=(?:\r?\n)?[ \t]+=\?\1\?b\?([^?\s]*)\?=/i
/** Japanese as it was before there were encoded words. */
const ESCAPE = String.fromCharCode(27)
const ESCAPED = new RegExp(`${ESCAPE}\\$[@B][^\\r\\n]*?${ESCAPE}\\([BJ]`, 'g')
const MOST_CUTS = 1_000

/** The mail with its heads written so that the library reads them; what stands below them stays byte for byte. */
export function withPlainHeads(bytes: Buffer): Buffer {
  const end = endOfHeads(bytes)
  const heads = bytes.toString('latin1', 0, end)
  if (!heads.includes('=?') && !heads.includes('\u001b$')) return bytes
  const words = heads.replace(ESCAPED, (text) => `=?iso-2022-jp?B?${Buffer.from(text, 'latin1').toString('base64')}?=`)
  const said = joined(words).replace(WORD, (word, charset: string, way: string, text: string) => {
    const letters = ownLetters(bytesOfWord(way, text), charset)
    return letters === undefined ? word : `=?utf-8?B?${Buffer.from(letters).toString('base64')}?=`
  })
  return said === heads ? bytes : Buffer.concat([Buffer.from(said, 'latin1'), bytes.subarray(end)])
}

function endOfHeads(bytes: Buffer): number {
  const ends = ['\n\r\n', '\n\n'].map((mark) => bytes.indexOf(mark)).filter((at) => at >= 0)
  return ends.length > 0 ? Math.min(...ends) : bytes.length
}

/** Words of base64 put together, so that the halves of a letter meet. */
function joined(heads: string): string {
  const pieces: string[] = []
  let rest = heads
  for (let count = 0; count < MOST_CUTS; count += 1) {
    const cut = CUT.exec(rest)
    if (!cut) break
    const [both, charset = '', one = '', two = ''] = cut
    const whole = Buffer.concat([Buffer.from(one, 'base64'), Buffer.from(two, 'base64')]).toString('base64')
    pieces.push(rest.slice(0, cut.index))
    rest = `=?${charset}?B?${whole}?=${rest.slice(cut.index + both.length)}`
  }
  return pieces.join('') + rest
}

function bytesOfWord(way: string, text: string): Buffer {
  if (way.toLowerCase() === 'b') return Buffer.from(text, 'base64')
  const letters = text
    .replaceAll('_', ' ')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(letters, 'latin1')
}
