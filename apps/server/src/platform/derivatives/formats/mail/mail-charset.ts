import { decode, encodingExists } from 'iconv-lite'
import { decodeText } from '../../../media-type/decode-text.ts'
import { byDeclaration } from '../markup-encoding.ts'

/** What mails say where they know nothing of their letters, or think that they have none beyond ASCII. */
const SAYS_NOTHING = /^(?:|us-ascii|ascii|ansi_x3\.4-19\d\d|default|(?:x-)?unknown(?:-8bit)?|(?:x-)?user-defined)$/
const [SHIFT_OUT, SHIFT_IN] = [String.fromCharCode(14), String.fromCharCode(15)]
/** Of old Chinese and Korean mail: all bytes are ASCII, shifts say which letters they stand for (RFC 1843, RFC 1557). */
const SHIFTED: Readonly<Record<string, readonly [encoding: string, shifted: RegExp]>> = {
  'hz-gb-2312': ['gbk', /~\{((?:[!-}][!-~])*)(?:~\})?/g],
  'iso-2022-kr': ['euc-kr', new RegExp(`${SHIFT_OUT}([^${SHIFT_OUT}${SHIFT_IN}]*)${SHIFT_IN}?`, 'g')],
}
const KOREAN_MARK = '\u001b$)C'
/** Too few letters to guess by. */
const SHORT = 32

/** Letters in an encoding that the library of mails does not know, or that the mail does not tell; undefined for all others. A page may tell it itself. */
export function ownLetters(bytes: Buffer, charset: string, isPage = false): string | undefined {
  const name = charset.trim().toLowerCase()
  if (SAYS_NOTHING.test(name)) return (isPage ? byDeclaration(bytes)?.text : undefined) ?? guessed(bytes)
  const shifted = SHIFTED[name]
  if (shifted) return unshifted(bytes.toString('latin1').replaceAll(KOREAN_MARK, ''), ...shifted)
  const kept = name.replace(/^unicode-1-1-(?=utf-7$)/, '').replace(/^(?:ibm|x-cp)-?(?=\d)/, 'cp')
  return isUnknown(name) && encodingExists(kept) ? decode(bytes, kept) : undefined
}

function guessed(bytes: Buffer): string | undefined {
  if (bytes.every((byte) => byte < 0x80)) return undefined
  const decoded = decodeText(bytes)
  return decoded?.isGuessed && bytes.length < SHORT ? undefined : decoded?.text
}

function unshifted(text: string, encoding: string, shifted: RegExp): string {
  return text.replace(shifted, (_, letters: string) =>
    decode(Buffer.from(letters, 'latin1').map((byte) => byte | 0x80) as Buffer, encoding),
  )
}

const isUnknown = (name: string): boolean =>
  /^(?:utf-7|unicode-1-1-utf-7|cp\d+|ibm-?\d+)$/.test(name) &&
  !/^(?:cp|ibm)(?:866|874|932|936|949|950|125\d|819)$/.test(name)
