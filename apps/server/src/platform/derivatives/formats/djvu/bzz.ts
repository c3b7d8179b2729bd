import { Unreadable } from '../../unreadable.ts'
import { ZDecoder } from './z-decoder.ts'

const BLOCK_BYTES = 4_194_304
const [END, RANKED, STATES] = [256, 4, 300]
const damaged = () => new Unreadable('Corrupt', 'The text of the document is damaged')

/**
 * What was packed by BZZ (DjVu Reference, version 3, appendix 4): sorted in blocks, of which each letter is told by its place among those
 * that came last and often.
 * @throws Unreadable `TooLarge` where that would be more than `most` bytes
 */
export function unpackBzz(bytes: Buffer, most: number): Buffer {
  const coder = new ZDecoder(bytes)
  const states = new Uint8Array(STATES)
  const blocks: Buffer[] = []
  let length = 0
  for (let size = coder.number(24); size > 0; size = coder.number(24)) {
    if (size > BLOCK_BYTES || coder.isOver) throw damaged()
    length += size - 1
    if (length > most) throw new Unreadable('TooLarge', 'The text of the document unpacks to too much')
    blocks.push(unsorted(sortedBlock(coder, states, size)))
  }
  return Buffer.concat(blocks)
}

interface Sorted {
  letters: Uint8Array
  /** Where the end stands among them. */
  end: number
}

function sortedBlock(coder: ZDecoder, states: Uint8Array, size: number): Sorted {
  const recent = new Recent(coder.nextEven() === 0 ? 0 : 1 + coder.nextEven())
  const letters = new Uint8Array(size)
  let [place, end] = [RANKED - 1, -1]
  for (let at = 0; at < size; at += 1) {
    if (coder.isOver) throw damaged()
    place = placeIn(coder, states, Math.min(place, 2))
    if (place === END) end = at
    else letters[at] = recent.take(place)
  }
  if (end < 0) throw damaged()
  return { letters, end }
}

/** A place by its first bit set, then the bits behind it, each in a state of its own; the first two by the place before. */
function placeIn(coder: ZDecoder, states: Uint8Array, before: number): number {
  if (coder.next(states, before) === 1) return 0
  if (coder.next(states, 3 + before) === 1) return 1
  let first = 6
  for (let bits = 1; bits <= 7; bits += 1) {
    if (coder.next(states, first) === 1) {
      let node = 1
      for (let left = bits; left > 0; left -= 1) node = node * 2 + coder.next(states, first + node)
      return node
    }
    first += 2 ** bits
  }
  return END
}

/** Letters by when they came last; the first four also by how often. */
class Recent {
  readonly #letters = Uint8Array.from({ length: 256 }, (_, letter) => letter)
  readonly #counts = [0, 0, 0, 0]
  readonly #slowness: number
  #weight = 4

  constructor(slowness: number) {
    this.#slowness = slowness
  }

  take(place: number): number {
    const letter = this.#letters[place] ?? 0
    this.#weight += this.#weight >> this.#slowness
    if (this.#weight > 0x10000000) {
      this.#weight >>= 24
      for (let rank = 0; rank < RANKED; rank += 1) this.#counts[rank] = (this.#counts[rank] ?? 0) >> 24
    }
    const count = this.#weight + (place < RANKED ? (this.#counts[place] ?? 0) : 0)
    let to = place
    if (to >= RANKED) {
      this.#letters.copyWithin(RANKED, RANKED - 1, to)
      to = RANKED - 1
    }
    for (; to > 0 && count >= (this.#counts[to - 1] ?? 0); to -= 1) {
      this.#letters[to] = this.#letters[to - 1] ?? 0
      this.#counts[to] = this.#counts[to - 1] ?? 0
    }
    this.#letters[to] = letter
    this.#counts[to] = count
    return letter
  }
}

/** The letters as they stood, from the end to the beginning (Burrows–Wheeler). */
function unsorted({ letters, end }: Sorted): Buffer {
  const size = letters.length
  const counts = new Uint32Array(256)
  const ranks = new Uint32Array(size)
  for (let at = 0; at < size; at += 1) {
    if (at === end) continue
    const letter = letters[at] ?? 0
    ranks[at] = counts[letter] ?? 0
    counts[letter] = (counts[letter] ?? 0) + 1
  }
  const starts = new Uint32Array(256)
  let sum = 1
  for (let letter = 0; letter < 256; letter += 1) {
    starts[letter] = sum
    sum += counts[letter] ?? 0
  }
  const out = Buffer.alloc(size - 1)
  let at = 0
  for (let left = size - 2; left >= 0; left -= 1) {
    if (at === end) throw damaged()
    const letter = letters[at] ?? 0
    out[left] = letter
    at = (starts[letter] ?? 0) + (ranks[at] ?? 0)
  }
  return out
}
