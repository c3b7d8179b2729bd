import { Unreadable } from '../../unreadable.ts'
import { Cursor } from './cursor.ts'
import { unpackLzma2 } from './lzma2.ts'

const HEAD = 12
/** Kinds of sums behind a block, and how long they are (the .xz file format, 2.1.1.2). */
const SUM_BYTES = [0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64]
const LZMA2 = 0x21
const MOST_STREAMS = 10_000
const [HAS_PACKED_SIZE, HAS_SIZE] = [0x40, 0x80]

/**
 * What was packed by xz, stream after stream.
 * @throws Unreadable `TooLarge` where that would be more than `most` bytes
 */
export function unpackXz(bytes: Buffer, most: number): Buffer {
  const streams = streamsIn(bytes)
  const size = streams.reduce((sum, one) => sum + one.size, 0)
  if (size > most) throw new Unreadable('TooLarge', 'The archive unpacks to too much')
  const out = Buffer.alloc(size)
  let length = 0
  for (const stream of streams) {
    const sum = SUM_BYTES[(bytes[stream.at + 7] ?? 0) & 15] ?? 0
    for (let at = stream.at + HEAD; at < bytes.length && bytes[at] !== 0; ) {
      const from = contentAt(bytes, at)
      const block = unpackLzma2(bytes, { from, out, length })
      length = block.written
      at = from + Math.ceil((block.at - from) / 4) * 4 + sum
    }
  }
  return out.subarray(0, length)
}

/** Where the packed bytes of a block begin. */
function contentAt(bytes: Buffer, at: number): number {
  const end = at + ((bytes[at] ?? 0) + 1) * 4
  const head = new Cursor(bytes, at + 1)
  const flags = head.byte()
  if (flags & HAS_PACKED_SIZE) head.sevens()
  if (flags & HAS_SIZE) head.sevens()
  if ((flags & 3) !== 0 || head.sevens() !== LZMA2)
    throw new Unreadable('Corrupt', 'The archive is packed in no way that is known')
  return end
}

/** Each stream and how much it unpacks to, as the index at its end tells (the .xz file format, 4). */
function streamsIn(bytes: Buffer): { at: number; size: number }[] {
  const streams: { at: number; size: number }[] = []
  let end = bytes.length
  while (end >= HEAD * 2 && streams.length < MOST_STREAMS) {
    // Zeros may stand between them.
    if (bytes.readUInt32LE(end - 4) === 0) {
      end -= 4
      continue
    }
    if (bytes.toString('latin1', end - 2, end) !== 'YZ') throw new Unreadable('Corrupt', 'The archive is cut off')
    const indexAt = end - HEAD - (bytes.readUInt32LE(end - 8) + 1) * 4
    const { packed, size } = sizesIn(bytes, indexAt)
    end = indexAt - packed - HEAD
    streams.unshift({ at: end, size })
  }
  if (streams.length === 0 || end !== 0) throw new Unreadable('Corrupt', 'The archive is cut off')
  return streams
}

function sizesIn(bytes: Buffer, at: number): { packed: number; size: number } {
  const index = new Cursor(bytes, Math.max(0, at))
  if (index.byte() !== 0) throw new Unreadable('Corrupt', 'The list of the archive is damaged')
  let [packed, size] = [0, 0]
  for (let left = index.sevens(); left > 0; left -= 1) {
    packed += Math.ceil(index.sevens() / 4) * 4
    size += index.sevens()
  }
  return { packed, size }
}
