import { decodeAs } from './decode-as.ts'
import { guessEncoding } from './guess-encoding.ts'
import { wide32Order, wideOrder } from './wide-order.ts'

export interface DecodedText {
  text: string
  /** By its name in the WHATWG Encoding standard, in lower case. */
  encoding: string
  /** Nothing says which encoding it is: it was told by the letters that come out. */
  isGuessed: boolean
}

// C0 controls that no text editor writes; tab, line feeds, form feed, return, escape and the DOS end mark may stand, and what
// terminals and printers take for a bell and a step back.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL = /[\u0000-\u0006\u000e-\u0019\u001c-\u001f\u007f]/
const CONTROL_BYTES = Uint8Array.from({ length: 256 }, (_, byte) => Number(CONTROL.test(String.fromCharCode(byte))))
/** A byte in so many may be a stray one (a program's slip, a damaged disk), and one in a short text. */
const STRAY_SHARE = 50
/** But a few bytes with a stray one among them are no text. */
const LEAST_PER_STRAY = 5

/**
 * Reads bytes as text, or answers undefined when they are not text.
 * By a byte order mark, then UTF-16 by its zero bytes (ASCII letters in it are UTF-8 too), then UTF-8, then by a guess, at last Windows-1252 (what 'Latin-1' files
 * really are). The bytes may be cut anywhere: half a character at the end is left out.
 */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  if (hasMoreControls(bytes, 0)) return undefined
  const decoded = decodeAny(bytes)
  return decoded && !CONTROL.test(decoded.text) ? decoded : undefined
}

/** As `decodeText`, also where here and there a byte or a control character strayed in. */
export function decodeStrayedText(bytes: Uint8Array): DecodedText | undefined {
  const said = withoutFilling(bytes)
  if (hasMoreControls(said, 1 + said.length / STRAY_SHARE)) return undefined
  const decoded = decodeAny(said) ?? asMarkedLoosely(said) ?? decodeMixed(said).decoded
  let strays = 0
  for (const letter of decoded.text) if (letter === '\ufffd' || CONTROL.test(letter)) strays += 1
  const { length } = decoded.text
  const isText = strays <= 1 + length / STRAY_SHARE && strays * LEAST_PER_STRAY <= length
  return isText ? decoded : undefined
}

/** Zeros (or DOS's marks of the end) that fill the last block of a text: not more of them than four times its letters. */
function withoutFilling(bytes: Uint8Array): Uint8Array {
  let end = bytes.length
  while (end > 0 && (bytes[end - 1] === 0 || bytes[end - 1] === 0x1a)) end -= 1
  // The last letter of UTF-16 has one of its own.
  return isWide(bytes) || bytes.length - end > Math.min(4_096, end * 4) ? bytes : bytes.subarray(0, end)
}

/**
 * Whether more than `most` of the bytes are control characters, whatever encoding they are in: but for UTF-16 and UTF-32, of
 * which it tells nothing, no letter has such a byte in it. Asked before anything is decoded, since most files are no text, and
 * to read those as one took thirty times as long as all else that an upload asks for.
 */
function hasMoreControls(bytes: Uint8Array, most: number): boolean {
  if (isWide(bytes)) return false
  let count = 0
  for (let at = 0; at < bytes.length && count <= most; at += 1) count += CONTROL_BYTES[bytes[at] ?? 0] ?? 0
  return count > most
}

function decodeAny(bytes: Uint8Array): DecodedText | undefined {
  return (
    asMarked(bytes) ??
    asIso2022(bytes) ??
    asUtf32(bytes) ??
    asUtf16(bytes) ??
    asUtf8(bytes) ??
    asMixed(bytes) ??
    asGuessed(bytes)
  )
}

function strictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}

const told = (text: string | undefined, encoding: string): DecodedText | undefined =>
  text === undefined ? undefined : { text, encoding, isGuessed: false }

function asUtf8(bytes: Uint8Array): DecodedText | undefined {
  return told(strictly(bytes, 'utf-8'), 'utf-8')
}

const MARKS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' }

function isMarked([a, b, c, d]: Uint8Array): boolean {
  return (a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff) || (a === 0 && b === 0 && c === 0xfe && d === 0xff)
}

function asMarked(bytes: Uint8Array): DecodedText | undefined {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return told(utf32(bytes, true), 'utf-32le')
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return told(utf32(bytes, false), 'utf-32be')
  if (a === 0xff && b === 0xfe) return told(strictly(bytes, 'utf-16le'), 'utf-16le')
  return a === 0xfe && b === 0xff ? told(strictly(bytes, 'utf-16be'), 'utf-16be') : undefined
}

/** By its mark alone, whatever of it means nothing. */
function asMarkedLoosely(bytes: Uint8Array): DecodedText | undefined {
  const encoding = MARKS[Buffer.from(bytes.subarray(0, 2)).toString('hex')]
  return encoding ? told(new TextDecoder(encoding).decode(bytes), encoding) : undefined
}

function utf32(bytes: Uint8Array, isLittle: boolean): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const letters: string[] = []
  for (let at = 0; at + 4 <= bytes.length; at += 4) {
    const code = view.getUint32(at, isLittle)
    if (code > 0x10ffff) return undefined
    letters.push(String.fromCodePoint(code))
  }
  return letters.join('').toWellFormed()
}

/** Japanese mail and old Unix: all bytes are ASCII, its escapes say which letters they stand for. */
function asIso2022(bytes: Uint8Array): DecodedText | undefined {
  const isEscaped = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('\u001b$', 0, 'latin1')
  return isEscaped ? told(strictly(bytes, 'iso-2022-jp'), 'iso-2022-jp') : undefined
}

/** Of letters that take two bytes or four each, zeros tell nothing. */
const isWide = (bytes: Uint8Array): boolean =>
  isMarked(bytes) || wide32Order(bytes) !== undefined || utf16Order(bytes) !== undefined

function asUtf32(bytes: Uint8Array): DecodedText | undefined {
  const encoding = wide32Order(bytes)
  return encoding && told(utf32(bytes, encoding === 'utf-32le'), encoding)
}

function asUtf16(bytes: Uint8Array): DecodedText | undefined {
  const encoding = utf16Order(bytes)
  return encoding && told(strictly(bytes, encoding), encoding)
}

function utf16Order(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes.length < 4) return undefined
  const zeros = [0, 0]
  const seen = Math.min(bytes.length, 512) & ~1
  for (let at = 0; at < seen; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  // Latin text in UTF-16 has a zero in nearly every pair, always on the same side.
  if (even === 0 && odd > seen * 0.35) return 'utf-16le'
  if (odd === 0 && even > seen * 0.35) return 'utf-16be'
  return even + odd > 0 ? wideOrder(bytes) : undefined
}

function asGuessed(bytes: Uint8Array): DecodedText | undefined {
  if (bytes.includes(0)) return undefined
  for (const encoding of [...guessEncoding(bytes), 'windows-1252']) {
    const text = encoding.startsWith('ibm') ? decodeAs(bytes, encoding) : strictly(bytes, encoding)
    // WHATWG's Windows-1252 gives C1 controls for the five bytes that mean nothing in it.
    if (text !== undefined && !/[\u0080-\u009f]/.test(text)) return { text, encoding, isGuessed: true }
  }
  return undefined
}

const UTF8_OR_BYTE =
  /([\u00c2-\u00df][\u0080-\u00bf]|[\u00e0-\u00ef][\u0080-\u00bf]{2}|[\u00f0-\u00f4][\u0080-\u00bf]{3})|([\u0080-\u00ff])/g

// WHATWG's Windows-1252 gives C1 controls for the five bytes that mean nothing in it.
const WESTERN = [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
  (letter) => (/[\u0080-\u009f]/.test(letter) ? '\ufffd' : letter),
)

/** UTF-8 with single bytes of Windows-1252 in it, or bytes that mean nothing; `wide` letters of UTF-8, `single` others. */
function decodeMixed(bytes: Uint8Array): { decoded: DecodedText; wide: number; single: number } {
  let [wide, single] = [0, 0]
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(UTF8_OR_BYTE, (whole, isWide: string | undefined) => {
      if (isWide) wide += 1
      else single += 1
      return isWide ? Buffer.from(whole, 'latin1').toString('utf8') : (WESTERN[whole.charCodeAt(0)] ?? '')
    })
  return { decoded: { text, encoding: 'utf-8', isGuessed: true }, wide, single }
}

/** Where most letters beyond ASCII are UTF-8's, the rest strayed in: no other encoding looks like that. */
function asMixed(bytes: Uint8Array): DecodedText | undefined {
  if (bytes.includes(0)) return undefined
  const { decoded, wide, single } = decodeMixed(bytes)
  return wide >= single * 2 ? decoded : undefined
}
