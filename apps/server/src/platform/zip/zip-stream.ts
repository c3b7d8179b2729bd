import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { Blocks } from './blocks.ts'
import { centralHeader, descriptor, endRecords, largest, localHeader, type ZipRecord } from './zip-format.ts'

export interface ZipEntry {
  /** With `/` between folders; a folder's ends with one. */
  path: string
  /** Null where it is not known before: such bytes are deflated, others stored as they are. */
  size: number | null
  at: Date
  /** Opens the bytes; a folder has none. What is small comes whole; they are good until the next entry is asked for. */
  open?(): Promise<Buffer | AsyncIterable<Buffer>>
}

/**
 * A zip file as a stream: entries are opened one by one as the reader takes them, so that memory stays
 * flat. Sizes, counts and places beyond the old format's limits go into zip64 records.
 *
 * @throws inside the stream where an entry's bytes fail or are not `size` long: a broken archive must not look whole
 */
export const zipStream = (entries: AsyncIterable<ZipEntry>): Readable =>
  Readable.from(zipPieces(entries), { objectMode: false, highWaterMark: 1024 * 1024 })

/** As `zipStream`, in pieces as they are made: each is good until the next is asked for where its entry's bytes are. */
export async function* zipPieces(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer, void, undefined> {
  // The directory is kept as the bytes that it will be: some hundred bytes an entry.
  const directory = new Blocks()
  let [entryCount, offset] = [0, 0]
  for await (const entry of entries) {
    const record = recordOf(entry, offset)
    for await (const piece of writeEntry(entry, record)) {
      offset += piece.length
      yield piece
    }
    directory.add(centralHeader(record))
    entryCount++
  }
  yield* directory
  yield endRecords({ entries: entryCount, size: directory.size, offset })
}

const recordOf = ({ path, size, at, open }: ZipEntry, offset: number): ZipRecord => ({
  name: Buffer.from(path),
  size: size ?? 0,
  packedSize: size === null ? 0 : null,
  crc: 0,
  at,
  isFolder: !open,
  hasDescriptor: false,
  offset,
})

async function* writeEntry(entry: ZipEntry, record: ZipRecord): AsyncGenerator<Buffer> {
  const source = entry.open ? await entry.open() : Buffer.alloc(0)
  if (Buffer.isBuffer(source)) {
    requireSize(entry, source.length)
    record.size = source.length
    record.packedSize = null
    record.crc = crc32(source)
    yield localHeader(record)
    if (source.length > 0) yield source
    return
  }
  record.hasDescriptor = true
  yield localHeader(record)
  record.size = 0
  const counted = counting(source, record)
  yield* record.packedSize === null ? counted : deflating(counted, record)
  requireSize(entry, record.size)
  yield descriptor(record)
}

async function* counting(source: AsyncIterable<Buffer>, record: ZipRecord): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    record.size += chunk.length
    record.crc = crc32(chunk, record.crc)
    yield chunk
  }
}

async function* deflating(source: AsyncIterable<Buffer>, record: ZipRecord): AsyncGenerator<Buffer> {
  record.packedSize = 0
  const packer = createDeflateRaw()
  // What fails is thrown by reading below.
  pipeline(Readable.from(source), packer, () => undefined)
  for await (const chunk of packer as AsyncIterable<Buffer>) {
    record.packedSize += chunk.length
    if (Math.max(record.size, record.packedSize) >= largest) throw new Error('4 GiB are too much to deflate.')
    yield chunk
  }
}

function requireSize(entry: ZipEntry, size: number): void {
  if (entry.size !== null && size !== entry.size)
    throw new Error(`${entry.path} has ${size} bytes instead of ${entry.size}.`)
}
