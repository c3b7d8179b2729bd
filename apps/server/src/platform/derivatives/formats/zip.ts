import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'
import { Unreadable } from '../unreadable.ts'

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const MAX_ENTRIES = 50_000
const MAX_SUM = 500_000_000
const SUSPECT_SUM = 50_000_000
const SUSPECT_RATIO = 200

interface Entry {
  name: string
  method: number
  packed: number
  size: number
  offset: number
}

/** The parts of a zip package, read by name. */
export interface Zip {
  names: string[]
  has(name: string): boolean
  /** @throws Unreadable `TooLarge` when the part unpacks to more than it declares or than a file may, `Corrupt` */
  read(name: string): Buffer
  /** Unpacks every part once: for parsers that trust the sizes a package declares. */
  verify(): void
  /** The part as UTF-8 (or UTF-16) text; '' when there is no such part. */
  readText(name: string): string
}

/**
 * Opens a zip by its central directory, so that its sizes are known before anything is unpacked.
 * @throws Unreadable `TooLarge` for what looks like a bomb: over 500 MB unpacked, or over 50 MB at more than 200:1
 */
export function openZip(path: string): Zip {
  const file = openSync(path, 'r')
  process.on('exit', () => closeSync(file))
  const readAt = (position: number, length: number) => {
    const buffer = Buffer.alloc(length)
    return buffer.subarray(0, readSync(file, buffer, 0, length, position))
  }
  const entries = readDirectory(readAt, fstatSync(file).size)
  refuseBombs(entries)
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const read = (name: string) => {
    const entry = byName.get(name)
    if (!entry) throw new Unreadable('Corrupt', `The package has no part ${name}`)
    return unpack(readAt, entry)
  }
  return {
    names: [...byName.keys()],
    has: (name) => byName.has(name),
    read,
    verify: () => entries.forEach((entry) => void unpack(readAt, entry)),
    readText: (name) => (byName.has(name) ? asText(read(name)) : ''),
  }
}

type ReadAt = (position: number, length: number) => Buffer

function readDirectory(readAt: ReadAt, fileSize: number): Entry[] {
  const tailStart = Math.max(0, fileSize - 65_557)
  const tail = readAt(tailStart, fileSize - tailStart)
  const end = tail.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end === -1 || end + 22 > tail.length || tail.readUInt32LE(end) !== END_MARK) {
    throw new Unreadable('Corrupt', 'The package has no directory')
  }
  const [size, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (offset === 0xffffffff) throw new Unreadable('TooLarge', 'Packages over 4 GB are not read')
  if (size > 20_000_000) throw new Unreadable('TooLarge', 'The package has too many parts')
  return parseDirectory(readAt(offset, size))
}

function parseDirectory(directory: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY_MARK; ) {
    const nameLength = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.subarray(at + 46, at + 46 + nameLength).toString('utf8'),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    })
    if (entries.length > MAX_ENTRIES) throw new Unreadable('TooLarge', 'The package has too many parts')
    at += 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

function refuseBombs(entries: readonly Entry[]): void {
  const sum = entries.reduce((total, { size }) => total + size, 0)
  const packed = entries.reduce((total, entry) => total + entry.packed, 1)
  if (sum > MAX_SUM || (sum > SUSPECT_SUM && sum / packed > SUSPECT_RATIO)) {
    throw new Unreadable('TooLarge', `The package unpacks to ${sum} bytes`)
  }
}

function unpack(readAt: ReadAt, entry: Entry): Buffer {
  const header = readAt(entry.offset, 30)
  if (header.length < 30) throw new Unreadable('Corrupt', `The part ${entry.name} lies outside the package`)
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = readAt(start, entry.packed)
  if (entry.method === 0) return packed
  if (entry.method !== 8) throw new Unreadable('Corrupt', `The part ${entry.name} is packed in an unknown way`)
  try {
    // A part that unpacks to more than its directory entry says is lying about being a bomb.
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) })
  } catch (error) {
    const isLarger = error instanceof RangeError
    throw new Unreadable(isLarger ? 'TooLarge' : 'Corrupt', `The part ${entry.name} can't be unpacked`)
  }
}

function asText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder('utf-8').decode(bytes)
}
