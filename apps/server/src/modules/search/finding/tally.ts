const mostDense = 1 << 16

/** Counts numbers. Small ones, as ids are, have a place of an array each: ten thousand entries hold a hundred thousand of them. */
export class NumberTally {
  #dense = new Uint32Array(256)
  readonly #others = new Map<number, number>()

  add(value: number): void {
    if (value >= 0 && value < this.#dense.length) this.#dense[value] = (this.#dense[value] ?? 0) + 1
    else this.#addOther(value)
  }

  #addOther(value: number): void {
    if (value < 0 || value >= mostDense) {
      this.#others.set(value, (this.#others.get(value) ?? 0) + 1)
      return
    }
    const more = new Uint32Array(2 ** Math.ceil(Math.log2(value + 1)))
    more.set(this.#dense)
    more[value] = 1
    this.#dense = more
  }

  /** How often each was added; 0 stands for nothing, and is left out. */
  counts(): Map<number, number> {
    const counts = new Map(this.#others)
    for (let value = 1; value < this.#dense.length; value++) {
      const count = this.#dense[value] ?? 0
      if (count > 0) counts.set(value, count)
    }
    return counts
  }
}

const mostPacked = 6

/** Counts words in UTF-8. Those of up to six bytes are one number until they are told. */
export class WordTally {
  readonly #packed = new Map<number, { word: string; count: number }>()
  readonly #others = new Map<string, number>()

  add(bytes: Buffer, start: number, end: number): void {
    if (end - start > mostPacked) {
      const word = bytes.toString('utf8', start, end)
      this.#others.set(word, (this.#others.get(word) ?? 0) + 1)
      return
    }
    let packed = 0
    for (let at = start; at < end; at++) packed = packed * 256 + (bytes[at] ?? 0)
    const known = this.#packed.get(packed)
    if (known) known.count++
    else this.#packed.set(packed, { word: bytes.toString('utf8', start, end), count: 1 })
  }

  /** How often each was added; nothing is no word. */
  counts(): Map<string, number> {
    const counts = new Map(this.#others)
    for (const { word, count } of this.#packed.values()) if (word !== '') counts.set(word, count)
    return counts
  }
}
