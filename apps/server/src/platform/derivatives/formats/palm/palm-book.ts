import { decode } from 'iconv-lite'
import { decodeText } from '../../../media-type/decode-text.ts'
import { Unreadable } from '../../unreadable.ts'
import { unpackPalm } from './palm-unpack.ts'

const [PLAIN, PALM] = [1, 2]
const [UTF8, NOTHING] = [65_001, 0xffffffff]
/** Records of text are shorter than this, unpacked. */
const RECORD_BYTES = 65_536
const MOST_BYTES = 100_000_000
/** What stands in the head of Mobipocket: its version from 8 on is that of newer Kindles. */
const AT = { head: 16, encoding: 28, version: 36, name: 84, picture: 108, extras: 242, flows: 192 } as const
const AUTHOR = 100
const [COVER, TITLE] = [201, 503]

export interface PalmBook {
  title: string
  author: string
  /** As it is kept: letters, or markup. */
  text: string
  isMarkup: boolean
  /** Empty where it has none. */
  cover: Buffer
}

/**
 * A book of PalmDOC, or of Mobipocket and Kindle, from its records (MobileRead's page of the format, "MOBI").
 * @throws Unreadable where it is locked, packed in another way or damaged
 */
export function bookIn(records: readonly Buffer[]): PalmBook {
  const [head] = records
  if (!head || head.length < AT.head) throw new Unreadable('Corrupt', 'The book is cut off')
  const way = head.readUInt16BE(0)
  if (head.readUInt16BE(12) !== 0) throw new Unreadable('PasswordProtected', 'The book is protected')
  if (way !== PLAIN && way !== PALM) throw new Unreadable('Corrupt', 'The book is packed in a way that is not read')
  const isMarkup = head.toString('latin1', AT.head, AT.head + 4) === 'MOBI'
  const extras = isMarkup ? said(head, AT.extras, 2) : 0
  let left = MOST_BYTES
  const pieces = records.slice(1, 1 + head.readUInt16BE(8)).map((record) => {
    const own = withoutExtras(record, extras)
    const piece = way === PLAIN ? own : unpackPalm(own, Math.min(RECORD_BYTES, left))
    left -= piece.length
    return piece
  })
  const bytes = Buffer.concat(pieces)
  const known = isMarkup ? knownIn(head) : new Map<number, Buffer>()
  const encoding = isMarkup && head.readUInt32BE(AT.encoding) === UTF8 ? 'utf-8' : 'win1252'
  const text = bytes.subarray(0, isMarkup ? endOfBook(head, records, bytes.length) : bytes.length)
  return {
    title: decode(known.get(TITLE) ?? nameIn(head, isMarkup), encoding),
    author: decode(known.get(AUTHOR) ?? Buffer.alloc(0), encoding),
    text: isMarkup ? decode(text, encoding) : (decodeText(text)?.text ?? decode(text, 'win1252')),
    isMarkup,
    cover: coverIn(head, records, known),
  }
}

/** A number of the head; 0 where the head is an older one, and shorter. */
function said(head: Buffer, at: number, bytes: 2 | 4): number {
  const isThere = head.length >= at + bytes && AT.head + said4(head, AT.head + 4) >= at + bytes
  return isThere ? head.readUIntBE(at, bytes) : 0
}

const said4 = (head: Buffer, at: number): number => (head.length >= at + 4 ? head.readUInt32BE(at) : 0)

/** Behind the text of a record may stand what belongs to it: each as long as its last bytes say, and letters that are cut. */
function withoutExtras(record: Buffer, extras: number): Buffer {
  let end = record.length
  for (let flags = extras >> 1; flags > 0; flags >>= 1) if (flags & 1) end -= lengthBefore(record, end)
  if (extras & 1) end -= ((record[end - 1] ?? 0) & 3) + 1
  return record.subarray(0, Math.max(0, end))
}

/** A number written backwards, seven bits a byte, the first of which has the eighth. */
function lengthBefore(record: Buffer, end: number): number {
  let value = 0
  for (let bytes = 0; bytes < 4; bytes += 1) {
    const byte = record[end - 1 - bytes] ?? 0x80
    value += (byte & 0x7f) * 2 ** (7 * bytes)
    if (byte & 0x80) break
  }
  return value
}

/** Behind the book itself, newer ones keep styles and drawings: a record says where each begins. */
function endOfBook(head: Buffer, records: readonly Buffer[], length: number): number {
  const flows = said4(head, AT.version) >= 8 ? records[said(head, AT.flows, 4)] : undefined
  return flows && flows.length >= 20 && flows.toString('latin1', 0, 4) === 'FDST' ? flows.readUInt32BE(16) : length
}

function nameIn(head: Buffer, isMarkup: boolean): Buffer {
  const from = isMarkup ? said4(head, AT.name) : 0
  return head.subarray(from, from + (from > 0 ? said4(head, AT.name + 4) : 0))
}

/** What is known of the book, by its number: behind the head, where it is so. */
function knownIn(head: Buffer): Map<number, Buffer> {
  const known = new Map<number, Buffer>()
  const from = AT.head + said4(head, AT.head + 4)
  if (head.toString('latin1', from, from + 4) !== 'EXTH') return known
  let at = from + 12
  for (let left = said4(head, from + 8); left > 0 && at + 8 <= head.length; left -= 1) {
    const size = head.readUInt32BE(at + 4)
    if (size < 8) break
    known.set(head.readUInt32BE(at), head.subarray(at + 8, at + size))
    at += size
  }
  return known
}

function coverIn(head: Buffer, records: readonly Buffer[], known: ReadonlyMap<number, Buffer>): Buffer {
  const first = known.has(COVER) ? said(head, AT.picture, 4) : NOTHING
  const number = known.get(COVER)
  return (number?.length === 4 && first !== NOTHING && records[first + number.readUInt32BE(0)]) || Buffer.alloc(0)
}
