import { Unreadable } from '../../unreadable.ts'

/** Reads numbers and stretches one after the other. @throws Unreadable where the bytes end, or a number is none that fits */
export class Cursor {
  readonly bytes: Buffer
  at: number

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length
  }

  take(length: number): Buffer {
    if (length < 0 || this.at + length > this.bytes.length) throw new Unreadable('Corrupt', 'The archive is cut off')
    this.at += length
    return this.bytes.subarray(this.at - length, this.at)
  }

  byte(): number {
    return this.take(1)[0] ?? 0
  }

  two(): number {
    return this.take(2).readUInt16LE(0)
  }

  four(): number {
    return this.take(4).readUInt32LE(0)
  }

  eight(): number {
    return fitting(this.take(8).readBigUInt64LE(0))
  }

  /** Seven bits a byte, the lowest first (RAR 5, xz). */
  sevens(): number {
    let value = 0n
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.byte()
      value |= BigInt(byte & 0x7f) << shift
      if (byte < 0x80) return fitting(value)
    }
    throw new Unreadable('Corrupt', 'The archive says a number without an end')
  }

  /** As 7-Zip writes them: the first byte says by its leading ones how many follow. */
  number(): number {
    const first = this.byte()
    let [value, mask] = [0n, 0x80]
    for (let index = 0n; index < 8n; index += 1n) {
      if ((first & mask) === 0) return fitting(value | (BigInt(first & (mask - 1)) << (8n * index)))
      value |= BigInt(this.byte()) << (8n * index)
      mask >>= 1
    }
    return fitting(value)
  }
}

function fitting(value: bigint): number {
  if (value > BigInt(Number.MAX_SAFE_INTEGER))
    throw new Unreadable('Corrupt', 'The archive says a number beyond all size')
  return Number(value)
}
