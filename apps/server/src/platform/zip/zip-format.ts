/** The records of a zip file (PKWARE APPNOTE 6.3.10), names in UTF-8. */

export interface ZipRecord {
  name: Buffer
  size: number
  /** Deflated to so many bytes; null where the bytes are stored as they are. Known only behind them. */
  packedSize: number | null
  crc: number
  at: Date
  isFolder: boolean
  /** The checksum stands behind the bytes, since it was not known before. */
  hasDescriptor: boolean
  /** Where the local header begins. */
  offset: number
}

/** The first size that the old format can't say. */
export const largest = 0xffff_ffff
const mostEntries = 0xffff
const plainVersion = 20
const zip64Version = 45

const isLarge = ({ size, packedSize }: ZipRecord) => Math.max(size, packedSize ?? 0) >= largest
const inFileOf = ({ size, packedSize }: ZipRecord) => packedSize ?? size
const methodOf = ({ packedSize }: ZipRecord) => (packedSize === null ? 0 : 8)
// Bit 3: a descriptor follows. Bit 11: the name is UTF-8.
const flagsOf = ({ hasDescriptor }: ZipRecord) => 0x0800 | (hasDescriptor ? 0x0008 : 0)
const capped = (value: number) => Math.min(value, largest)

export function localHeader(record: ZipRecord): Buffer {
  const extra = isLarge(record) ? zip64Extra([record.size, record.size]) : Buffer.alloc(0)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(isLarge(record) ? zip64Version : plainVersion, 4)
  header.writeUInt16LE(flagsOf(record), 6)
  header.writeUInt16LE(methodOf(record), 8)
  header.writeUInt32LE(dosTime(record.at), 10)
  header.writeUInt32LE(record.hasDescriptor ? 0 : record.crc, 14)
  header.writeUInt32LE(capped(inFileOf(record)), 18)
  header.writeUInt32LE(capped(record.size), 22)
  header.writeUInt16LE(record.name.length, 26)
  header.writeUInt16LE(extra.length, 28)
  return Buffer.concat([header, record.name, extra])
}

function zip64Extra(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + values.length * 8)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(values.length * 8, 2)
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + index * 8)
  return extra
}

export function descriptor(record: ZipRecord): Buffer {
  const length = isLarge(record) ? 24 : 16
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32LE(0x08074b50, 0)
  bytes.writeUInt32LE(record.crc, 4)
  if (isLarge(record)) {
    bytes.writeBigUInt64LE(BigInt(inFileOf(record)), 8)
    bytes.writeBigUInt64LE(BigInt(record.size), 16)
  } else {
    bytes.writeUInt32LE(inFileOf(record), 8)
    bytes.writeUInt32LE(record.size, 12)
  }
  return bytes
}

export function centralHeader(record: ZipRecord): Buffer {
  const large = [
    ...(isLarge(record) ? [record.size, inFileOf(record)] : []),
    ...(record.offset >= largest ? [record.offset] : []),
  ]
  const extra = large.length > 0 ? zip64Extra(large) : Buffer.alloc(0)
  const version = large.length > 0 ? zip64Version : plainVersion
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  // Made on Unix, so that the names' and the folders' attributes are read as such.
  header.writeUInt16LE(0x0300 | version, 4)
  header.writeUInt16LE(version, 6)
  header.writeUInt16LE(flagsOf(record), 8)
  header.writeUInt16LE(methodOf(record), 10)
  header.writeUInt32LE(dosTime(record.at), 12)
  header.writeUInt32LE(record.crc, 16)
  header.writeUInt32LE(isLarge(record) ? largest : inFileOf(record), 20)
  header.writeUInt32LE(isLarge(record) ? largest : record.size, 24)
  header.writeUInt16LE(record.name.length, 28)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(record.isFolder ? 0x41ed_0010 : 0x81a4_0000, 38)
  header.writeUInt32LE(capped(record.offset), 42)
  return Buffer.concat([header, record.name, extra])
}

/** What closes the file; the zip64 records come where a count, size or place does not fit the old ones. */
export function endRecords(directory: { entries: number; size: number; offset: number }): Buffer {
  const { entries, size, offset } = directory
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(entries, mostEntries), 8)
  end.writeUInt16LE(Math.min(entries, mostEntries), 10)
  end.writeUInt32LE(capped(size), 12)
  end.writeUInt32LE(capped(offset), 16)
  const fits = entries < mostEntries && size < largest && offset < largest
  return fits ? end : Buffer.concat([endRecords64(directory), end])
}

function endRecords64({ entries, size, offset }: { entries: number; size: number; offset: number }): Buffer {
  const bytes = Buffer.alloc(56 + 20)
  bytes.writeUInt32LE(0x06064b50, 0)
  bytes.writeBigUInt64LE(44n, 4)
  bytes.writeUInt16LE(0x0300 | zip64Version, 12)
  bytes.writeUInt16LE(zip64Version, 14)
  bytes.writeBigUInt64LE(BigInt(entries), 24)
  bytes.writeBigUInt64LE(BigInt(entries), 32)
  bytes.writeBigUInt64LE(BigInt(size), 40)
  bytes.writeBigUInt64LE(BigInt(offset), 48)
  bytes.writeUInt32LE(0x07064b50, 56)
  bytes.writeBigUInt64LE(BigInt(offset + size), 64)
  bytes.writeUInt32LE(1, 72)
  return bytes
}

// Two seconds apart, from 1980 on, without a time zone: UTC is written.
function dosTime(at: Date): number {
  const year = Math.min(Math.max(at.getUTCFullYear() - 1980, 0), 127)
  const day = (year << 25) | ((at.getUTCMonth() + 1) << 21) | (at.getUTCDate() << 16)
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
  return (day | time) >>> 0
}
