import { Unreadable } from '../../unreadable.ts'
import { Lzma, shapeOf } from './lzma.ts'
import { RangeDecoder } from './lzma-range.ts'
import { unpackLzma2 } from './lzma2.ts'
import type { Folder } from './seven-zip-streams.ts'

/** The content of files that were packed together. @throws Unreadable */
export function unpackFolder(bytes: Buffer, folder: Folder, most: number): Buffer {
  if (folder.size > most) throw new Unreadable('TooLarge', 'The archive unpacks to too much')
  const [coder] = folder.coders
  if (!folder.isUnpacked || !coder) throw new Unreadable('Corrupt', 'The archive is packed in no way that is known')
  const packed = bytes.subarray(folder.packedAt, folder.packedAt + folder.packedSize)
  if (coder.id === '00') return packed.subarray(0, folder.size)
  const out = Buffer.alloc(folder.size)
  if (coder.id === '21') {
    unpackLzma2(packed, { from: 0, out, length: 0 })
    return out
  }
  new Lzma(out, shapeOf(coder.properties[0] ?? 255)).read(new RangeDecoder(packed), folder.size)
  return out
}
