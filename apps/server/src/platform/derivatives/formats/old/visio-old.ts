import { decode } from 'iconv-lite'
import { Unreadable } from '../../unreadable.ts'
import { unpackedPiece } from './visio-unpack.ts'

const [VERSION_AT, TRAILER_AT] = [0x1a, 0x24]
const [TRAILER, POINTER, CHUNK_HEAD, OLD_POINTER, OLD_CHUNK_HEAD] = [20, 18, 19, 16, 12]
const TEXT = 0x0e
const TEXT_AT = 8
/** What a packed piece of pointers begins with. */
const PACKED_HEAD = 4
const MOST_POINTERS = 20_000
const MOST_DEPTH = 20
const MOST_BYTES = 100_000_000
/** Of chunks: those that a trailer of eight bytes follows, whatever else they say. */
const WITH_TRAILER = new Set([0x2c, 0x65, 0x66, 0x69, 0x6a, 0x6b, 0x70, 0x71])

interface Pointer {
  type: number
  offset: number
  length: number
  format: number
}

/** The words of a drawing of Visio 5 to 2010, shape by shape. @throws Unreadable */
export function textsOfVisio(document: Buffer): string[] {
  const version = document.length > 0x40 ? document.readUInt16LE(VERSION_AT) : 0
  if (version < 5) throw new Unreadable('Corrupt', 'Drawings of Visio 4 and before are not read')
  return new Drawing(document, version).texts()
}

class Drawing {
  readonly #document: Buffer
  readonly #version: number
  readonly #texts: string[] = []
  readonly #seen = new Set<number>()
  #bytes = 0

  constructor(document: Buffer, version: number) {
    this.#document = document
    this.#version = version
  }

  texts(): string[] {
    const trailer = this.#pointerAt(this.#document, TRAILER_AT)
    if (trailer) this.#follow(trailer, 0)
    return this.#texts
  }

  #follow(pointer: Pointer, depth: number): void {
    // Each piece stands there once, so that no way leads round.
    if (this.#seen.has(pointer.offset) || depth > MOST_DEPTH || this.#seen.size > MOST_POINTERS) return
    this.#seen.add(pointer.offset)
    const { offset, length, format } = pointer
    const stored = this.#document.subarray(offset, offset + length)
    const isPacked = (format & 2) !== 0
    const piece = isPacked ? unpackedPiece(stored, MOST_BYTES - this.#bytes) : stored
    this.#bytes += piece.length
    if (holdsPointers(pointer))
      for (const next of this.#pointersIn(isPacked ? piece.subarray(PACKED_HEAD) : piece, pointer))
        this.#follow(next, depth + 1)
    else if (holdsChunks(pointer, this.#version)) this.#readChunks(piece)
  }

  #pointersIn(piece: Buffer, { type }: Pointer): Pointer[] {
    const isNew = this.#version >= 6
    const countAt = isNew ? (piece.length >= 4 ? piece.readUInt32LE(0) : piece.length) : (OLD_COUNTS[type] ?? 10)
    if (countAt + 8 > piece.length) return []
    const count = Math.min(MOST_POINTERS, isNew ? piece.readUInt32LE(countAt) : piece.readUInt16LE(countAt))
    const first = countAt + (isNew ? 8 : 2)
    return Array.from({ length: count }, (_, index) =>
      this.#pointerAt(piece, first + index * (isNew ? POINTER : OLD_POINTER)),
    ).filter((one) => one !== undefined)
  }

  #pointerAt(bytes: Buffer, at: number): Pointer | undefined {
    if (at + POINTER > bytes.length) return undefined
    const isNew = this.#version >= 6
    return {
      type: isNew ? bytes.readUInt32LE(at) : bytes.readUInt16LE(at),
      offset: bytes.readUInt32LE(at + 8),
      length: bytes.readUInt32LE(at + 12),
      format: bytes.readUInt16LE(isNew ? at + 16 : at + 2),
    }
  }

  #readChunks(piece: Buffer): void {
    const isNew = this.#version >= 6
    for (let at = 0; at + CHUNK_HEAD <= piece.length; ) {
      const type = isNew ? piece.readUInt32LE(at) : piece.readUInt16LE(at)
      const length = piece.readUInt32LE(at + (isNew ? 12 : 8))
      const from = at + (isNew ? CHUNK_HEAD : OLD_CHUNK_HEAD)
      if (type === TEXT && length > TEXT_AT) this.#tell(piece.subarray(from + TEXT_AT, from + length))
      at = from + length + (isNew ? behind(piece, at, { type, isWide: this.#version > 6 }) : 0)
    }
  }

  #tell(bytes: Buffer): void {
    const text = this.#version > 6 ? bytes.toString('utf16le') : decode(bytes, 'win1252')
    const said = (text.split('\0')[0] ?? '').replaceAll('\ufffc', '').replaceAll('\u001e', '').trim()
    if (said !== '') this.#texts.push(said)
  }
}

/** Where pieces of version 5 count their pointers. */
const OLD_COUNTS: Readonly<Record<number, number>> = { 29: 30, 78: 30, 30: 54, 20: 130 }

const isBetween = (format: number, from: number, to: number) => format >= from && format < to

const holdsPointers = ({ type, format }: Pointer): boolean =>
  type === TRAILER || isBetween(format, 0x1d, 0x1f) || isBetween(format, 0x50, 0x60)

const holdsChunks = ({ type, format }: Pointer, version: number): boolean =>
  isBetween(format, 0xd0, 0xdf) || (version < 6 && (type === 21 || type === 24))

/** What follows a chunk before the next: a trailer, a separator. */
function behind(piece: Buffer, at: number, { type, isWide }: { type: number; isWide: boolean }): number {
  const hasTrailer = WITH_TRAILER.has(type) || piece.readUInt32LE(at + 8) !== 0
  return (
    (hasTrailer ? 8 : 0) +
    (isWide && hasSeparator(type, piece.readUInt16LE(at + 16), piece[at + 18] ?? 0, hasTrailer) ? 4 : 0)
  )
}

function hasSeparator(type: number, level: number, mark: number, hasTrailer: boolean): boolean {
  if (type === 0x1f || type === 0xc9) return false
  if (type === 0x69) return true
  if ([0xa9, 0xaa, 0xb4, 0xb6].includes(type) && level === 2 && mark === 0x54) return true
  return (level === 2 && mark === 0x55) || (level === 3 && mark !== 0x50) || hasTrailer
}
