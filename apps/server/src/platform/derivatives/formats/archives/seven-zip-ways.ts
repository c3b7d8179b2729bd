import { zstdDecompressSync } from 'node:zlib'
import { Unreadable } from '../../unreadable.ts'
import { Lzma, shapeOf } from './lzma.ts'
import { RangeDecoder } from './lzma-range.ts'
import { unpackLzma2 } from './lzma2.ts'

/** @param size how much it unpacks to, in bytes @throws Unreadable */
type Unpack = (packed: Buffer, size: number, properties: Buffer) => Buffer

/** By the numbers that 7-Zip has for them (Methods.txt): what lists are packed by, and what libarchive as we have it lacks. */
const OURS: Readonly<Record<string, Unpack>> = {
  '00': (packed, size) => packed.subarray(0, size),
  '030101': unpackLzma,
  '21': (packed, size) => {
    const out = Buffer.alloc(size)
    unpackLzma2(packed, { from: 0, out, length: 0 })
    return out
  },
  '04f71101': unpackZstandard,
}

/** Beside stored, LZMA and LZMA2: PPMd, bzip2, Deflate, differences, and calls of x86 (BCJ, BCJ2), PowerPC, ARM, SPARC and ARM 64. */
const OF_LIBARCHIVE = new Set([
  ...['00', '030101', '21', '030401', '040202', '040108', '03'],
  ...['04', '03030103', '0303011b', '05', '03030205', '07', '03030501', '08', '03030701', '09', '03030805', '0a'],
])

export const isOurs = (id: string): boolean => id in OURS
export const isOfLibarchive = (id: string): boolean => OF_LIBARCHIVE.has(id)
export const wayOf = (id: string): Unpack | undefined => OURS[id]

function unpackLzma(packed: Buffer, size: number, properties: Buffer): Buffer {
  const out = Buffer.alloc(size)
  new Lzma(out, shapeOf(properties[0] ?? 255)).read(new RangeDecoder(packed), size)
  return out
}

/** By the platform's library, which ends where more comes than was said. */
function unpackZstandard(packed: Buffer, size: number): Buffer {
  try {
    return zstdDecompressSync(packed, { maxOutputLength: Math.max(1, size) })
  } catch {
    throw new Unreadable('Corrupt', 'The archive is damaged')
  }
}
