import { decode } from 'iconv-lite'

/** What `TextDecoder` lacks, by the names that the kept library has for it. */
const kept: Readonly<Record<string, string>> = {
  'utf-32le': 'utf-32le',
  'utf-32be': 'utf-32be',
  ibm437: 'cp437',
  ibm850: 'cp850',
  ibm852: 'cp852',
}

/**
 * Bytes as letters in an encoding that somebody named: what means nothing in it becomes U+FFFD. The last letter may be cut.
 *
 * @throws RangeError for a name that nobody knows
 */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
  const name = kept[encoding]
  if (name === undefined) return new TextDecoder(encoding).decode(bytes, { stream: true })
  return decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), name)
}

/** What strayed in parts words, as it does to the eye; lines, tabs and pages stay. */
const CONTROL = /[^\P{Cc}\t\n\v\f\r\u0085]/gu

const [BELL, BACK, ESCAPE] = [7, 8, 27].map((code) => String.fromCharCode(code))
/** What a terminal took for colours, moves and its title, in the logs of programs (ECMA-48, 5.4 and 8.3.89). */
const COMMANDS = new RegExp(
  `${ESCAPE}(?:\\[[\\d;?]{0,30}[ -/]{0,4}[@-~]|\\][^${BELL}${ESCAPE}]{0,500}(?:${BELL}|${ESCAPE}\\\\))`,
  'g',
)
/** A letter that a printer strikes over, to underline it or to make it bold. */
const STRUCK_OVER = new RegExp(`[^\\n${BACK}]${BACK}(?=[^\\s${BACK}])`, 'g')

/** Letters without the mark of their order, and with spaces for what no eye sees. */
export const withoutStrays = (text: string): string =>
  text
    .replace(/^\ufeff/, '')
    .replace(COMMANDS, '')
    .replace(STRUCK_OVER, '')
    .replace(CONTROL, ' ')
