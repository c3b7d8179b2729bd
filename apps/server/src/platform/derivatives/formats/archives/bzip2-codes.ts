import { Unreadable } from '../../unreadable.ts'

const LONGEST = 20

/** Reads bits, the highest first. @throws Unreadable at the end */
export class Bits {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get left(): number {
    return this.#bytes.length * 8 - this.#at
  }

  read(count: number): number {
    if (count > this.left) throw new Unreadable('Corrupt', 'The archive is cut off')
    let value = 0
    for (let wanted = count; wanted > 0; ) {
      const inByte = 8 - (this.#at & 7)
      const taken = Math.min(wanted, inByte)
      const bits = ((this.#bytes[this.#at >> 3] ?? 0) >> (inByte - taken)) & ((1 << taken) - 1)
      value = value * 2 ** taken + bits
      this.#at += taken
      wanted -= taken
    }
    return value
  }

  toByte(): void {
    this.#at = Math.ceil(this.#at / 8) * 8
  }
}

/** Codes of one length follow each other: of each length the last code, and how far symbols stand from codes. */
export interface Codes {
  last: number[]
  offset: number[]
  symbols: number[]
}

export function codesIn(bits: Bits, count: number): Codes {
  let length = bits.read(5)
  const lengths = Array.from({ length: count }, () => {
    while (bits.read(1) === 1) length += bits.read(1) === 0 ? 1 : -1
    if (length < 1 || length > LONGEST) throw new Unreadable('Corrupt', 'The archive is damaged')
    return length
  })
  const codes: Codes = { last: [-1], offset: [0], symbols: [] }
  let code = 0
  for (let size = 1; size <= LONGEST; size += 1) {
    const own = lengths.flatMap((one, symbol) => (one === size ? [symbol] : []))
    codes.offset[size] = codes.symbols.length - code
    codes.symbols.push(...own)
    code += own.length
    codes.last[size] = own.length > 0 ? code - 1 : -1
    code *= 2
  }
  return codes
}

export function decodeSymbol(bits: Bits, codes: Codes | undefined): number {
  let code = 0
  for (let size = 1; codes && size <= LONGEST; size += 1) {
    code = code * 2 + bits.read(1)
    if (code <= (codes.last[size] ?? -1)) return codes.symbols[code + (codes.offset[size] ?? 0)] ?? -1
  }
  throw new Unreadable('Corrupt', 'The archive is damaged')
}
