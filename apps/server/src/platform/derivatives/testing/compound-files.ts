const SECTOR = 512
const PER_SECTOR = SECTOR / 4
const HEADER_TABLES = 109
const NONE = 0xffffffff
const END = 0xfffffffe

/**
 * A compound file as programs write them that put their directory last ([MS-CFB] 2): so many sectors of content, then
 * the directory, then its tables. The root names the last of its streams first.
 * @param names of the streams in its root, all without content
 */
export function makeCompoundWithLateDirectory(names: readonly string[], contentSectors: number): Buffer {
  const directory = sectorsOf(['Root Entry', ...names].map((name, index) => entry(name, index, names.length)))
  const ends = contentSectors + directory.length
  const tables = Math.ceil((ends * 1.02 + 10) / PER_SECTOR)
  const further = Math.ceil(Math.max(0, tables - HEADER_TABLES) / (PER_SECTOR - 1))
  const chain = Buffer.alloc(tables * SECTOR, 0xff)
  for (let sector = contentSectors; sector < ends; sector += 1)
    chain.writeUInt32LE(sector + 1 < ends ? sector + 1 : END, sector * 4)
  const places = Array.from({ length: tables }, (_, index) => ends + index)
  return Buffer.concat([
    header(contentSectors, places.slice(0, HEADER_TABLES), further > 0 ? ends + tables : END),
    Buffer.alloc(contentSectors * SECTOR),
    ...directory,
    chain,
    ...furtherTables(places.slice(HEADER_TABLES), ends + tables),
  ])
}

function header(directoryAt: number, tables: readonly number[], furtherAt: number): Buffer {
  const head = Buffer.alloc(SECTOR, 0xff)
  head.fill(0, 0, 76)
  head.write('d0cf11e0a1b11ae1', 'hex')
  head.writeUInt16LE(3, 26)
  head.writeUInt16LE(0xfffe, 28)
  head.writeUInt16LE(9, 30)
  head.writeUInt16LE(6, 32)
  head.writeUInt32LE(directoryAt, 48)
  head.writeUInt32LE(4_096, 56)
  head.writeUInt32LE(END, 60)
  head.writeUInt32LE(furtherAt, 68)
  tables.forEach((table, index) => {
    head.writeUInt32LE(table, 76 + index * 4)
  })
  return head
}

function furtherTables(tables: readonly number[], firstAt: number): Buffer[] {
  const sectors: Buffer[] = []
  for (let at = 0; at < tables.length; at += PER_SECTOR - 1) {
    const sector = Buffer.alloc(SECTOR, 0xff)
    tables.slice(at, at + PER_SECTOR - 1).forEach((table, index) => {
      sector.writeUInt32LE(table, index * 4)
    })
    const isLast = at + PER_SECTOR - 1 >= tables.length
    sector.writeUInt32LE(isLast ? END : firstAt + sectors.length + 1, SECTOR - 4)
    sectors.push(sector)
  }
  return sectors
}

function entry(name: string, index: number, last: number): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 0, 'utf16le')
  bytes.writeUInt16LE(name.length * 2 + 2, 64)
  bytes[66] = index === 0 ? 5 : 2
  bytes.writeUInt32LE(index > 1 ? index - 1 : NONE, 68)
  bytes.writeUInt32LE(NONE, 72)
  bytes.writeUInt32LE(index === 0 ? last : NONE, 76)
  bytes.writeUInt32LE(END, 116)
  return bytes
}

function sectorsOf(entries: readonly Buffer[]): Buffer[] {
  const all = Buffer.concat(entries)
  const padded = Buffer.concat([all, Buffer.alloc((SECTOR - (all.length % SECTOR)) % SECTOR)])
  return Array.from({ length: padded.length / SECTOR }, (_, index) =>
    padded.subarray(index * SECTOR, (index + 1) * SECTOR),
  )
}
