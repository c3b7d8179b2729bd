import type { MediaTypeBytes } from './media-type-bytes.ts'

const ENTRY_SIZE = 128
/** 65 000 streams: a mail to 6 000 people. */
const MAX_DIRECTORY_SECTORS = 16_384
/** Of tables of tables ([MS-CFB] 2.5): those of 3 GB. */
const MAX_FURTHER_TABLES = 400
const HEADER_TABLES = 109
const END_OF_CHAIN = 0xfffffffa
// The classes of the root storages of Windows Installer: its packages, patches and transforms,
// {000C1084-0000-0000-C000-000000000046}, {000C1086-…} and {000C1082-…}.
const INSTALLER_CLASS = /^8[246]100c0000000000c000000000000046$/

/** In lower case: names of streams are compared without regard to it ([MS-CFB] 2.6.4). */
const BY_STREAM: readonly [name: string, mediaType: string][] = [
  ['worddocument', 'application/msword'],
  ['workbook', 'application/vnd.ms-excel'],
  ['book', 'application/vnd.ms-excel'],
  ['powerpoint document', 'application/vnd.ms-powerpoint'],
  ['visiodocument', 'application/vnd.visio'],
  ['__properties_version1.0', 'application/vnd.ms-outlook'],
  ['encryptedpackage', 'application/x-ooxml-protected'],
  ['quill', 'application/x-mspublisher'],
  ['nativecontent_main', 'application/x-quattro-pro'],
  ['perfectoffice_main', 'application/vnd.wordperfect'],
  ['bodytext', 'application/x-hwp'],
  ['matost', 'application/vnd.ms-works'],
  // Of a name that others have as well: last.
  ['contents', 'application/vnd.ms-works'],
]

/**
 * What an OLE compound file holds, by the names of its streams ([MS-CFB] 2.6); undefined when the directory lies
 * outside the bytes at hand or names nothing known.
 */
export async function compoundFileType(bytes: MediaTypeBytes): Promise<string | undefined> {
  const directory = await readDirectory(bytes)
  if (!directory) return undefined
  if (INSTALLER_CLASS.test(directory.rootClass)) return 'application/x-msi'
  return BY_STREAM.find(([name]) => directory.names.has(name))?.[1]
}

interface Entry {
  name: string
  left: number
  right: number
  child: number
}

async function readDirectory(bytes: MediaTypeBytes): Promise<{ names: Set<string>; rootClass: string } | undefined> {
  const header = await bytes.read(0, 512)
  if (header.length < 512) return undefined
  const file: CompoundFile = {
    bytes,
    header,
    sectorSize: 2 ** Math.min(12, Math.max(9, header.readUInt16LE(30))),
    further: undefined,
  }
  const entries: Entry[] = []
  const seen = new Set<number>()
  let rootClass = ''
  for (
    let sector = header.readUInt32LE(48);
    sector < END_OF_CHAIN && !seen.has(sector) && seen.size < MAX_DIRECTORY_SECTORS;
    sector = await nextSector(file, sector)
  ) {
    const block = await readSector(file, sector)
    if (block.length === 0 && seen.size === 0) return undefined
    if (seen.size === 0) rootClass = block.subarray(80, 96).toString('hex')
    entries.push(...readEntries(block))
    seen.add(sector)
  }
  return { names: rootNames(entries), rootClass }
}

interface CompoundFile {
  bytes: MediaTypeBytes
  header: Buffer
  sectorSize: number
  /** The places of tables that the header has no room for; read when a chain first needs them. */
  further: Promise<number[]> | undefined
}

const readSector = ({ bytes, sectorSize }: CompoundFile, sector: number): Promise<Buffer> =>
  bytes.read((sector + 1) * sectorSize, sectorSize)

function* readEntries(block: Buffer): Generator<Entry> {
  for (let at = 0; at + ENTRY_SIZE <= block.length; at += ENTRY_SIZE) {
    const length = Math.min(64, Math.max(2, block.readUInt16LE(at + 64)))
    yield {
      name: block
        .subarray(at, at + length - 2)
        .toString('utf16le')
        .toLowerCase(),
      left: block.readUInt32LE(at + 68),
      right: block.readUInt32LE(at + 72),
      child: block.readUInt32LE(at + 76),
    }
  }
}

/** Names directly under the root: a document embedded in another has its streams further down. */
function rootNames(entries: readonly Entry[]): Set<string> {
  const names = new Set<string>()
  const seen = new Set<number>()
  const next = [entries[0]?.child ?? END_OF_CHAIN]
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    const entry = entries[at]
    if (!entry || seen.has(at)) continue
    seen.add(at)
    names.add(entry.name)
    next.push(entry.left, entry.right)
  }
  return names
}

async function nextSector(file: CompoundFile, sector: number): Promise<number> {
  const perSector = file.sectorSize / 4
  const table = await tableAt(file, Math.floor(sector / perSector))
  if (table === undefined || table >= END_OF_CHAIN) return END_OF_CHAIN
  const entry = await file.bytes.read((table + 1) * file.sectorSize + (sector % perSector) * 4, 4)
  return entry.length === 4 ? entry.readUInt32LE(0) : END_OF_CHAIN
}

async function tableAt(file: CompoundFile, index: number): Promise<number | undefined> {
  if (index < HEADER_TABLES) return file.header.readUInt32LE(76 + index * 4)
  file.further ??= readFurtherTables(file)
  return (await file.further)[index - HEADER_TABLES]
}

async function readFurtherTables(file: CompoundFile): Promise<number[]> {
  const tables: number[] = []
  let sector = file.header.readUInt32LE(68)
  for (let count = 0; sector < END_OF_CHAIN && count < MAX_FURTHER_TABLES; count += 1) {
    const block = await readSector(file, sector)
    if (block.length < file.sectorSize) break
    for (let at = 0; at < file.sectorSize - 4; at += 4) tables.push(block.readUInt32LE(at))
    sector = block.readUInt32LE(file.sectorSize - 4)
  }
  return tables
}
