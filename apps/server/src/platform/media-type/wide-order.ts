const ENCODINGS = ['utf-16le', 'utf-16be'] as const
/** Letters that are looked at; fewer tell nothing. */
const [MOST, LEAST] = [2_048, 8]
/** What stands in texts: no controls, nothing private, nothing without a meaning. */
const STRANGE = /[\p{Cn}\p{Co}\p{Cs}\ufffd]|[^\P{Cc}\t\n\r\f]/u
const KINDS = [
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu,
  /\p{sc=Hang}/gu,
  /\p{sc=Cyrl}/gu,
  /\p{sc=Grek}/gu,
  /\p{sc=Arab}/gu,
  /\p{sc=Hebr}/gu,
  /\p{sc=Thai}/gu,
  /\p{sc=Deva}/gu,
]
/** Of the letters so many are of one kind, and so many signs are letters, spaces or the like. */
const [ONE_KIND, WORDED] = [0.9, 0.97]

/**
 * The order of bytes in UTF-16 without a mark whose letters are not Latin ones: in that order, and in no other, all of it
 * means something and nearly all of its letters are of one kind. Asked of what has zero bytes, as spaces and line ends are there.
 */
export function wideOrder(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const beginning = bytes.subarray(0, (MOST * 2) & ~1)
  const fitting = ENCODINGS.filter(
    (encoding, index) => mayBe(beginning, index) && isWorded(new TextDecoder(encoding).decode(beginning)),
  )
  return fitting.length === 1 ? fitting[0] : undefined
}

/** Letters of UTF-32 that are looked at. */
const MOST_OF_FOUR = 512

/**
 * The order of bytes in UTF-32 without a mark: all its letters mean something, and most are words. Tables of numbers look alike
 * until they are read as letters.
 */
export function wide32Order(bytes: Uint8Array): 'utf-32le' | 'utf-32be' | undefined {
  if (bytes.length < LEAST * 4) return undefined
  const isLittle = bytes[3] === 0 && bytes[0] !== 0
  if (!isLittle && (bytes[0] !== 0 || bytes[1] !== 0 || bytes[3] === 0)) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MOST_OF_FOUR * 4) & ~3)
  let text = ''
  for (let at = 0; at < view.byteLength; at += 4) {
    const code = view.getUint32(at, isLittle)
    if (code > 0x2ffff) return undefined
    text += String.fromCodePoint(code)
  }
  if (STRANGE.test(text) || !isOfOneWriting(text)) return undefined
  return isLittle ? 'utf-32le' : 'utf-32be'
}

/** Whether most of its signs are letters of ASCII and spaces, or nearly all letters of one other kind. */
function isOfOneWriting(text: string): boolean {
  const plain = text.match(/[A-Za-z\s]/g)?.length ?? 0
  return plain > text.length / 2 || isWorded(text)
}

const SIGNS = /[\t\n\r -~\u00a0«»]/

/** Whether the zero bytes at the places of high ones stand beside signs of ASCII, as most of other files do not. */
function mayBe(bytes: Uint8Array, lowAt: number): boolean {
  let signs = 0
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at + 1 - lowAt] !== 0) continue
    const low = bytes[at + lowAt] ?? 0
    if (!SIGNS.test(String.fromCharCode(low))) return false
    signs += 1
  }
  return signs > 0
}

function isWorded(text: string): boolean {
  const said = text.replace(/\ufffd$/, '')
  if (said.length < LEAST || STRANGE.test(said)) return false
  const letters = said.match(/\p{L}/gu)?.length ?? 0
  const signs = said.match(/[\p{L}\p{M}\p{N}\p{P}\s]/gu)?.length ?? 0
  const most = Math.max(...KINDS.map((kind) => said.match(kind)?.length ?? 0))
  return letters > 0 && most >= letters * ONE_KIND && signs >= said.length * WORDED
}
