import { Unreadable } from '../../unreadable.ts'
import { Lzma, shapeOf } from './lzma.ts'
import { RangeDecoder } from './lzma-range.ts'

/**
 * Pieces of LZMA one after the other (LZMA2), each with its sizes before it.
 * @param out gets what is unpacked, from `length` on
 * @returns how far in the packed bytes it came, and how much was written
 * @throws Unreadable `TooLarge` where `out` is too small
 */
export function unpackLzma2(bytes: Buffer, { from, out, length }: { from: number; out: Buffer; length: number }) {
  // Before a new dictionary nothing is there.
  let [at, written, start] = [from, length, length]
  let lzma: Lzma | undefined
  let shape = shapeOf(0)
  for (let control = bytes[at] ?? 0; control !== 0; control = bytes[at] ?? 0) {
    if (at + 6 > bytes.length) throw new Unreadable('Corrupt', 'The archive is cut off')
    const isPacked = control >= 0x80
    if (control === 1 || control >= 0xe0) {
      start = written
      lzma = undefined
    }
    const size = (isPacked ? (control & 0x1f) * 65_536 : 0) + bytes.readUInt16BE(at + 1) + 1
    if (written + size > out.length) throw new Unreadable('TooLarge', 'The archive unpacks to too much')
    if (!isPacked) {
      written += bytes.copy(out, written, at + 3, at + 3 + size)
      at += 3 + size
      if (lzma) lzma.length = written - start
      continue
    }
    const packed = bytes.readUInt16BE(at + 3) + 1
    const isNewShape = control >= 0xc0
    if (isNewShape) shape = shapeOf(bytes[at + 5] ?? 0)
    if (control >= 0xa0 || !lzma) lzma = new Lzma(out.subarray(start), shape, written - start)
    const packedAt = at + (isNewShape ? 6 : 5)
    lzma.read(new RangeDecoder(bytes.subarray(0, packedAt + packed), packedAt), written - start + size)
    written += size
    at = packedAt + packed
  }
  return { at: at + 1, written }
}
