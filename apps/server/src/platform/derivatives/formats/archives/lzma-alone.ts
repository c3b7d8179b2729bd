import { Unreadable } from '../../unreadable.ts'
import { Lzma, shapeOf } from './lzma.ts'
import { RangeDecoder } from './lzma-range.ts'

const HEAD = 13
const UNSAID = 0xffffffffffffffffn

/**
 * What was packed by LZMA with nothing but its head (`.lzma`), which may leave its size to the end that the packed bytes name.
 * @throws Unreadable `TooLarge` where that would be more than `most` bytes
 */
export function unpackLzmaAlone(bytes: Buffer, most: number): Buffer {
  if (bytes.length < HEAD) throw new Unreadable('Corrupt', 'The archive is cut off')
  const said = bytes.readBigUInt64LE(5)
  if (said !== UNSAID && said > BigInt(most)) throw new Unreadable('TooLarge', 'The archive unpacks to too much')
  const size = said === UNSAID ? most : Number(said)
  const lzma = new Lzma(Buffer.alloc(size), shapeOf(bytes[0] ?? 255))
  lzma.read(new RangeDecoder(bytes, HEAD), size)
  if (said === UNSAID && lzma.length === most) throw new Unreadable('TooLarge', 'The archive unpacks to too much')
  return lzma.written
}
