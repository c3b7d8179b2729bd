import { Unreadable } from '../../unreadable.ts'
import { LengthCoder, type RangeDecoder, tree } from './lzma-range.ts'

const STATES = 12
const LITERAL_BEFORE = 7
const [MATCH_START, FULL_DISTANCES, ALIGN_BITS] = [4, 128, 4]
/** Distances of four lengths have a tree of their own. */
const LENGTH_STATES = 4

export interface LzmaShape {
  /** Bits of the byte before, and of the place, that choose how a byte is read; and those of the place for all else. */
  lc: number
  lp: number
  pb: number
}

/** The three of them in one byte, as every container writes them. @throws Unreadable */
export function shapeOf(byte: number): LzmaShape {
  if (byte >= 9 * 5 * 5) throw new Unreadable('Corrupt', 'The archive is packed in no way that is known')
  return { lc: byte % 9, lp: Math.floor(byte / 9) % 5, pb: Math.floor(byte / 45) }
}

/** What was packed by LZMA, as Igor Pavlov's specification tells it. The output is given, so that nothing grows beyond it. */
export class Lzma {
  /** So much was written. */
  length = 0
  readonly #out: Buffer
  readonly #shape: LzmaShape
  readonly #literals: Uint16Array
  readonly #isMatch = tree(STATES << 4)
  readonly #isRepeated = tree(STATES)
  readonly #isSecond = tree(STATES)
  readonly #isThird = tree(STATES)
  readonly #isFourth = tree(STATES)
  readonly #isLong = tree(STATES << 4)
  readonly #slots = Array.from({ length: LENGTH_STATES }, () => tree(64))
  readonly #near = tree(FULL_DISTANCES)
  readonly #align = tree(1 << ALIGN_BITS)
  readonly #matchLength = new LengthCoder()
  readonly #repeatLength = new LengthCoder()
  #state = 0
  #distances: [number, number, number, number] = [0, 0, 0, 0]

  constructor(out: Buffer, shape: LzmaShape, length = 0) {
    this.#out = out
    this.#shape = shape
    this.length = length
    this.#literals = tree(0x300 << (shape.lc + shape.lp))
  }

  get written(): Buffer {
    return this.#out.subarray(0, this.length)
  }

  /** Reads until so much was written, or the end that the packed bytes name. @throws Unreadable */
  read(range: RangeDecoder, until: number): void {
    const most = Math.min(until, this.#out.length)
    while (this.length < most) {
      const place = this.length & ((1 << this.#shape.pb) - 1)
      if (range.bit(this.#isMatch, (this.#state << 4) + place) === 0) this.#literal(range)
      else if (!this.#match(range, place, most)) return
      if (range.isSpent) throw new Unreadable('Corrupt', 'The archive is cut off')
    }
  }

  #literal(range: RangeDecoder): void {
    const { lc, lp } = this.#shape
    const before = this.length > 0 ? (this.#out[this.length - 1] ?? 0) : 0
    const base = 0x300 * (((this.length & ((1 << lp) - 1)) << lc) + (before >> (8 - lc)))
    let symbol = 1
    if (this.#state >= LITERAL_BEFORE) {
      let matched = this.#out[this.length - this.#distances[0] - 1] ?? 0
      while (symbol < 0x100) {
        const expected = (matched >> 7) & 1
        matched <<= 1
        const bit = range.bit(this.#literals, base + ((1 + expected) << 8) + symbol)
        symbol = (symbol << 1) | bit
        if (bit !== expected) break
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | range.bit(this.#literals, base + symbol)
    this.#out[this.length] = symbol & 0xff
    this.length += 1
    this.#state = this.#state < 4 ? 0 : this.#state - (this.#state < 10 ? 3 : 6)
  }

  /** Answers whether it goes on. */
  #match(range: RangeDecoder, place: number, most: number): boolean {
    const state = this.#state
    let length: number
    if (range.bit(this.#isRepeated, state) === 0) {
      length = this.#matchLength.read(range, place)
      this.#state = state < LITERAL_BEFORE ? 7 : 10
      const distance = this.#distance(range, Math.min(length - 2, LENGTH_STATES - 1))
      if (distance === 0xffffffff) return false
      this.#distances = [distance, this.#distances[0], this.#distances[1], this.#distances[2]]
    } else if (this.#isShortRepeat(range, place)) {
      this.#state = state < LITERAL_BEFORE ? 9 : 11
      length = 1
    } else {
      length = this.#repeatLength.read(range, place)
      this.#state = state < LITERAL_BEFORE ? 8 : 11
    }
    this.#copy(length, most)
    return true
  }

  /** Puts the repeated distance first; answers whether it is a single byte. */
  #isShortRepeat(range: RangeDecoder, place: number): boolean {
    const [first, second, third, fourth] = this.#distances
    if (range.bit(this.#isSecond, this.#state) === 0) return range.bit(this.#isLong, (this.#state << 4) + place) === 0
    if (range.bit(this.#isThird, this.#state) === 0) this.#distances = [second, first, third, fourth]
    else if (range.bit(this.#isFourth, this.#state) === 0) this.#distances = [third, first, second, fourth]
    else this.#distances = [fourth, first, second, third]
    return false
  }

  #distance(range: RangeDecoder, lengthState: number): number {
    const slot = range.symbol(this.#slots[lengthState] ?? this.#near, 6)
    if (slot < MATCH_START) return slot
    const bits = (slot >> 1) - 1
    const base = ((2 | (slot & 1)) << bits) >>> 0
    if (base < FULL_DISTANCES) return base + range.reversed(this.#near, base - slot, bits)
    const high = range.direct(bits - ALIGN_BITS) * (1 << ALIGN_BITS)
    return (base + high + range.reversed(this.#align, 0, ALIGN_BITS)) >>> 0
  }

  #copy(length: number, most: number): void {
    const [distance] = this.#distances
    if (distance >= this.length) throw new Unreadable('Corrupt', 'The archive repeats what was not there')
    const end = Math.min(this.length + length, most)
    for (; this.length < end; this.length += 1) this.#out[this.length] = this.#out[this.length - distance - 1] ?? 0
  }
}
