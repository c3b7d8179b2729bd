import { inflateRawSync, zstdDecompressSync } from 'node:zlib'
import { Unreadable } from '../../unreadable.ts'
import { unpackBzip2 } from './bzip2.ts'
import { Lzma, shapeOf } from './lzma.ts'
import { RangeDecoder } from './lzma-range.ts'
import { unpackLzma2 } from './lzma2.ts'
import { callsUndone } from './x86-calls.ts'

/** @param size how much it unpacks to, in bytes @throws Unreadable */
type Unpack = (packed: Buffer, size: number, properties: Buffer) => Buffer

/** By the numbers that 7-Zip has for them (Methods.txt). Those of x86 are a filter: it changes bytes, and not their number. */
const WAYS: Readonly<Record<string, Unpack>> = {
  '00': (packed, size) => packed.subarray(0, size),
  '030101': unpackLzma,
  '21': (packed, size) => {
    const out = Buffer.alloc(size)
    unpackLzma2(packed, { from: 0, out, length: 0 })
    return out
  },
  '03': (packed, _, properties) => differencesAdded(packed, (properties[0] ?? 0) + 1),
  '04': callsUndone,
  '03030103': callsUndone,
  '040108': byPlatform((packed, maxOutputLength) => inflateRawSync(packed, { maxOutputLength })),
  '04f71101': byPlatform((packed, maxOutputLength) => zstdDecompressSync(packed, { maxOutputLength })),
  '040202': (packed, size) => unpackBzip2(packed, size),
}

export const isKnownWay = (id: string): boolean => id in WAYS
export const wayOf = (id: string): Unpack | undefined => WAYS[id]

function unpackLzma(packed: Buffer, size: number, properties: Buffer): Buffer {
  const out = Buffer.alloc(size)
  new Lzma(out, shapeOf(properties[0] ?? 255)).read(new RangeDecoder(packed), size)
  return out
}

/** By the platform's zlib, which ends where more comes than was said. */
function byPlatform(unpack: (packed: Buffer, most: number) => Buffer): Unpack {
  return (packed, size) => {
    try {
      return unpack(packed, Math.max(1, size))
    } catch {
      throw new Unreadable('Corrupt', 'The archive is damaged')
    }
  }
}

/** Of sound and tables: each byte was kept as what it adds to the one so far before it. */
function differencesAdded(bytes: Buffer, distance: number): Buffer {
  const out = Buffer.from(bytes)
  for (let at = distance; at < out.length; at += 1) out[at] = ((out[at] ?? 0) + (out[at - distance] ?? 0)) & 0xff
  return out
}
