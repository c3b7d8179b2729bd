import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

/** One file inside a package. */
export type ZipEntry = { name: string; bytes: Buffer; stored?: boolean }

/** 1 January 2026, midnight, as MS-DOS writes it: packages get one fixed time, so that they are the same in each run. */
const dosDate = ((2026 - 1980) << 9) | (1 << 5) | 1

/** Packs entries into a ZIP (APPNOTE 6.3, no ZIP64) in the order given. */
export function packZip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const name = Buffer.from(entry.name, 'utf8')
    const packed = entry.stored ? entry.bytes : deflateRawSync(entry.bytes)
    const fields = fieldsOf(entry, packed, name.length)
    const local = Buffer.concat([u32(0x04034b50), fields, name, packed])
    const central = [u32(0x02014b50), u16(20), fields, u16(0), u16(0), u16(0), u32(0), u32(offset), name]
    locals.push(local)
    centrals.push(Buffer.concat(central))
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const count = u16(entries.length)
  const end = [u32(0x06054b50), u16(0), u16(0), count, count, u32(directory.length), u32(offset), u16(0)]
  return Buffer.concat([...locals, directory, ...end])
}

/** The entries of a ZIP that has a central directory and no ZIP64. */
export function unpackZip(zip: Buffer): ZipEntry[] {
  const end = zip.lastIndexOf(u32(0x06054b50))
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: zip.readUInt16LE(end + 10) }, () => {
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const bytes = readEntry(zip, at)
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    return { name, bytes }
  }).filter((entry) => !entry.name.endsWith('/'))
}

function readEntry(zip: Buffer, central: number): Buffer {
  const local = zip.readUInt32LE(central + 42)
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const packed = zip.subarray(start, start + zip.readUInt32LE(central + 20))
  return zip.readUInt16LE(central + 10) === 0 ? packed : inflateRawSync(packed)
}

function fieldsOf(entry: ZipEntry, packed: Buffer, nameLength: number): Buffer {
  return Buffer.concat([
    u16(20),
    u16(0x0800),
    u16(entry.stored ? 0 : 8),
    u16(0),
    u16(dosDate),
    u32(crc32(entry.bytes)),
    u32(packed.length),
    u32(entry.bytes.length),
    u16(nameLength),
    u16(0),
  ])
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
