import { Unreadable } from '../../unreadable.ts'
import { Bits, type Codes, codesIn, decodeSymbol } from './bzip2-codes.ts'

const BLOCK = 0x314159265359
const BLOCK_BYTES = 100_000
const GROUP = 50
const [RUN_A, RUN_B] = [0, 1]
const damaged = () => new Unreadable('Corrupt', 'The archive is damaged')

/**
 * What was packed by bzip2, stream after stream.
 * @throws Unreadable `TooLarge` where that would be more than `most` bytes
 */
export function unpackBzip2(bytes: Buffer, most: number): Buffer {
  const pieces: Buffer[] = []
  let length = 0
  const bits = new Bits(bytes)
  while (bits.left >= 80 && bits.read(24) === 0x425a68) {
    const level = bits.read(8) - 0x30
    if (level < 1 || level > 9) throw damaged()
    while (bits.read(24) * 2 ** 24 + bits.read(24) === BLOCK) {
      const piece = unrepeated(blockIn(bits, level * BLOCK_BYTES), most - length)
      length += piece.length
      pieces.push(piece)
    }
    bits.read(32)
    bits.toByte()
  }
  if (pieces.length === 0 && bytes.length > 14) throw damaged()
  return Buffer.concat(pieces)
}

/** A block as it was before it was sorted. */
function blockIn(bits: Bits, most: number): Uint8Array {
  bits.read(32)
  if (bits.read(1) === 1) throw damaged()
  const first = bits.read(24)
  const letters = lettersIn(bits)
  const { order, count } = movedIn(bits, letters, most)
  if (first >= count) throw damaged()
  // What stands before each letter, from how often each comes (Burrows–Wheeler).
  const starts = new Uint32Array(256)
  let sum = 0
  for (let letter = 0; letter < 256; letter += 1) {
    starts[letter] = sum
    sum += order.counts[letter] ?? 0
  }
  const links = new Uint32Array(count)
  for (let index = 0; index < count; index += 1) {
    const letter = order.bytes[index] ?? 0
    const place = starts[letter] ?? 0
    links[place] = index
    starts[letter] = place + 1
  }
  const block = new Uint8Array(count)
  let at = links[first] ?? 0
  for (let index = 0; index < count; index += 1) {
    block[index] = order.bytes[at] ?? 0
    at = links[at] ?? 0
  }
  return block
}

function lettersIn(bits: Bits): number[] {
  const used = bits.read(16)
  const letters: number[] = []
  for (let row = 0; row < 16; row += 1) {
    if (((used >> (15 - row)) & 1) === 0) continue
    const own = bits.read(16)
    for (let column = 0; column < 16; column += 1) if ((own >> (15 - column)) & 1) letters.push(row * 16 + column)
  }
  return letters
}

/** The sorted block: each letter by its place among those that came last, runs of the first by their length. */
function movedIn(bits: Bits, letters: number[], most: number) {
  const tables = bits.read(3)
  if (tables < 2 || tables > 6 || letters.length === 0) throw damaged()
  const chosen = selectorsIn(bits, tables)
  const codes: Codes[] = []
  for (let table = 0; table < tables; table += 1) codes.push(codesIn(bits, letters.length + 2))
  const order = { bytes: new Uint8Array(most), counts: new Uint32Array(256) }
  const recent = [...letters]
  let [count, run, power] = [0, 0, 1]
  const put = (letter: number, times: number) => {
    if (count + times > most) throw damaged()
    order.bytes.fill(letter, count, count + times)
    order.counts[letter] = (order.counts[letter] ?? 0) + times
    count += times
  }
  for (const table of chosen)
    for (let index = 0; index < GROUP; index += 1) {
      const symbol = decodeSymbol(bits, codes[table])
      if (symbol === RUN_A || symbol === RUN_B) {
        run += power * (symbol + 1)
        power *= 2
        if (run > most) throw damaged()
        continue
      }
      if (run > 0) put(recent[0] ?? 0, run)
      run = 0
      power = 1
      if (symbol === letters.length + 1) return { order, count }
      const [letter = 0] = recent.splice(symbol - 1, 1)
      recent.unshift(letter)
      put(letter, 1)
    }
  throw damaged()
}

function selectorsIn(bits: Bits, tables: number): number[] {
  const recent = Array.from({ length: tables }, (_, index) => index)
  return Array.from({ length: bits.read(15) }, () => {
    let place = 0
    while (bits.read(1) === 1) {
      place += 1
      if (place >= tables) throw damaged()
    }
    const [table = 0] = recent.splice(place, 1)
    recent.unshift(table)
    return table
  })
}

/** Behind four equal bytes stands how often it comes again. */
function unrepeated(block: Uint8Array, most: number): Buffer {
  let length = 0
  walk(block, (_, times) => {
    length += times
  })
  if (length > most) throw new Unreadable('TooLarge', 'The archive unpacks to too much')
  const out = Buffer.alloc(length)
  let at = 0
  walk(block, (byte, times) => {
    if (times === 1) out[at] = byte
    else out.fill(byte, at, at + times)
    at += times
  })
  return out
}

function walk(block: Uint8Array, tell: (byte: number, times: number) => void): void {
  let [same, last] = [0, -1]
  for (const byte of block) {
    if (same === 4) {
      if (byte > 0) tell(last, byte)
      same = 0
      last = -1
      continue
    }
    same = byte === last ? same + 1 : 1
    last = byte
    tell(byte, 1)
  }
}
