import { Unreadable } from '../unreadable.ts'
import { type DeletedRange, deletedRanges, keptParts } from './doc-revisions.ts'

const WORD_97 = 0xa5ec
const WORD_95 = 0xa5dc
const COMPRESSED = 0x40000000
const MAX_PIECES = 200_000

export interface DocText {
  body: string
  /** Footnotes, headers, endnotes and text boxes; comments are left out. */
  beside: string
}

/**
 * The text of a Word 97–2003 document from its piece table ([MS-DOC] 2.4.1), without what tracked changes deleted and
 * without the codes of fields.
 * @param main the WordDocument stream
 * @param tableOf the table stream of a name
 */
export function readDocText(main: Buffer, tableOf: (name: '0Table' | '1Table') => Buffer): DocText {
  if (main.length < 0x200) throw new Unreadable('Corrupt', 'The document is cut off')
  const flags = main.readUInt16LE(0x0a)
  if ((flags & 0x0100) !== 0) throw new Unreadable('PasswordProtected', 'The document is protected by a password')
  if (main.readUInt16LE(0) === WORD_95) return { body: readWord95(main, flags), beside: '' }
  if (main.readUInt16LE(0) !== WORD_97) throw new Unreadable('Corrupt', 'Documents of this age are not read')
  const table = tableOf((flags & 0x0200) !== 0 ? '1Table' : '0Table')
  const text = joinPieces(main, readPieces(main, table), deletedRanges(main, table))
  const lengths = [0x4c, 0x50, 0x54, 0x58, 0x5c, 0x60, 0x64, 0x68].map((at) => main.readUInt32LE(at))
  const [body = '', footnotes = '', headers = '', , , endnotes = '', boxes = '', headerBoxes = ''] = cut(text, lengths)
  return { body: plain(body), beside: [footnotes, headers, endnotes, boxes, headerBoxes].map(plain).join('\n') }
}

/** Word 6 and 95 keep the text in one stretch, unless the file was saved in pieces. */
function readWord95(main: Buffer, flags: number): string {
  if ((flags & 0x0004) !== 0) throw new Unreadable('Corrupt', 'Documents that Word 95 saved in pieces are not read')
  const start = main.readUInt32LE(0x18)
  return plain(new TextDecoder('windows-1252').decode(main.subarray(start, start + main.readUInt32LE(0x34))))
}

interface Piece {
  /** Letters, and where in the main stream they lie. */
  length: number
  offset: number
  width: 1 | 2
}

function readPieces(main: Buffer, table: Buffer): Piece[] {
  const [start, size] = [main.readUInt32LE(0x1a2), main.readUInt32LE(0x1a6)]
  const clx = table.subarray(start, start + size)
  let at = 0
  while (clx[at] === 1 && at + 3 <= clx.length) at += 3 + clx.readUInt16LE(at + 1)
  if (clx[at] !== 2) throw new Unreadable('Corrupt', 'The document has no piece table')
  const plc = clx.subarray(at + 5)
  const count = Math.min(MAX_PIECES, Math.floor((Math.min(clx.readUInt32LE(at + 1), plc.length) - 4) / 12))
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const where = plc.readUInt32LE((count + 1) * 4 + index * 8 + 2)
    const isCompressed = (where & COMPRESSED) !== 0
    const offset = where & 0x3fffffff
    const length = Math.max(0, plc.readUInt32LE((index + 1) * 4) - plc.readUInt32LE(index * 4))
    return { length, offset: isCompressed ? offset / 2 : offset, width: isCompressed ? 1 : 2 }
  })
}

/** Deleted letters become NUL, so that the positions of what follows stay what the file says. */
function joinPieces(main: Buffer, pieces: readonly Piece[], deleted: readonly DeletedRange[]): string {
  const decoders = { 1: new TextDecoder('windows-1252'), 2: new TextDecoder('utf-16le') }
  let left = main.length
  return pieces
    .map(({ length, offset, width }) => {
      const bytes = Math.min(length * width, left, Math.max(0, main.length - offset))
      left -= bytes
      return keptParts({ start: offset, end: offset + bytes }, deleted)
        .map(({ start, end, isDeleted }) =>
          isDeleted ? '\0'.repeat((end - start) / width) : decoders[width].decode(main.subarray(start, end)),
        )
        .join('')
    })
    .join('')
}

function cut(text: string, lengths: readonly number[]): string[] {
  let at = 0
  return lengths.map((length) => {
    const part = text.slice(at, at + length)
    at += length
    return part
  })
}

/** A field stands as 0x13 code 0x14 result 0x15: the result is what the page shows. */
function plain(text: string): string {
  const pieces: string[] = []
  const codes: boolean[] = []
  for (const letter of text) {
    if (letter === '\u0013') codes.push(true)
    else if (letter === '\u0014') codes[codes.length - 1] = false
    else if (letter === '\u0015') codes.pop()
    else if (!codes.includes(true)) pieces.push(SHOWN[letter] ?? letter)
  }
  return pieces.join('')
}

const SHOWN: Readonly<Record<string, string>> = { '\r': '\n', '\u0007': '\t', '\u001e': '-', '\u001f': '' }
