import { crc32 } from 'node:zlib'

export interface ReadEntry {
  path: string
  content: Buffer
}

/** Reads a stored zip by its directory, as unpackers do. @throws where a record, a size or a checksum is not right */
export function readZip(zip: Buffer): ReadEntry[] {
  const end = zip.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const entries: ReadEntry[] = []
  for (let index = 0; index < count; index++) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error(`There is no directory entry ${index}.`)
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)]
    const path = zip.subarray(at + 46, at + 46 + nameLength).toString()
    entries.push({ path, content: contentOf(zip, at) })
    at += 46 + nameLength + extraLength
  }
  if (at !== end) throw new Error('The directory does not end where it should.')
  return entries
}

function contentOf(zip: Buffer, at: number): Buffer {
  const [crc, size, header] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 24), zip.readUInt32LE(at + 42)]
  if (zip.readUInt32LE(header) !== 0x04034b50) throw new Error('There is no local header.')
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  const content = zip.subarray(start, start + size)
  if (crc32(content) !== crc) throw new Error('The checksum is wrong.')
  return content
}
