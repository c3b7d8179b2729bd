const TOP = 2 ** 24
const HALF = 1_024

/** Chances of bits, all even at first. */
export const tree = (size: number): Uint16Array => new Uint16Array(size).fill(HALF)

/** Reads bits by their chances, out of packed bytes. */
export class RangeDecoder {
  readonly #bytes: Buffer
  #at: number
  #range = 0xffffffff
  #code = 0

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes
    this.#at = at + 5
    this.#code = at + 5 <= bytes.length ? bytes.readUInt32BE(at + 1) : 0
  }

  /** Whether more was asked for than there is. */
  get isSpent(): boolean {
    return this.#at > this.#bytes.length + 8
  }

  bit(chances: Uint16Array, index: number): number {
    const chance = chances[index] ?? HALF
    const bound = (this.#range >>> 11) * chance
    const isOne = this.#code >= bound
    if (isOne) {
      this.#range -= bound
      this.#code -= bound
      chances[index] = chance - (chance >> 5)
    } else {
      this.#range = bound
      chances[index] = chance + ((2_048 - chance) >> 5)
    }
    this.#fill()
    return isOne ? 1 : 0
  }

  symbol(chances: Uint16Array, bits: number): number {
    let symbol = 1
    for (let bit = 0; bit < bits; bit += 1) symbol = (symbol << 1) | this.bit(chances, symbol)
    return symbol - (1 << bits)
  }

  /** Its lowest bit first. */
  reversed(chances: Uint16Array, from: number, bits: number): number {
    let [symbol, found] = [1, 0]
    for (let place = 0; place < bits; place += 1) {
      const bit = this.bit(chances, from + symbol)
      symbol = (symbol << 1) | bit
      found |= bit << place
    }
    return found
  }

  direct(bits: number): number {
    let found = 0
    for (let bit = 0; bit < bits; bit += 1) {
      this.#range = this.#range >>> 1
      const isOne = this.#code >= this.#range
      if (isOne) this.#code -= this.#range
      found = found * 2 + (isOne ? 1 : 0)
      this.#fill()
    }
    return found
  }

  #fill(): void {
    if (this.#range >= TOP) return
    this.#range = (this.#range * 256) >>> 0
    this.#code = ((this.#code << 8) | (this.#bytes[this.#at] ?? 0)) >>> 0
    this.#at += 1
  }
}

/** Lengths of what is repeated: few, more, or up to 273. */
export class LengthCoder {
  readonly #choice = tree(2)
  readonly #low = Array.from({ length: 16 }, () => tree(8))
  readonly #middle = Array.from({ length: 16 }, () => tree(8))
  readonly #high = tree(256)

  read(range: RangeDecoder, place: number): number {
    if (range.bit(this.#choice, 0) === 0) return 2 + range.symbol(this.#low[place] ?? this.#high, 3)
    if (range.bit(this.#choice, 1) === 0) return 10 + range.symbol(this.#middle[place] ?? this.#high, 3)
    return 18 + range.symbol(this.#high, 8)
  }
}
