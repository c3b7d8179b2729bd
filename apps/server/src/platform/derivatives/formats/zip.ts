import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { Unreadable } from '../unreadable.ts'
import { unpacksOver } from './unpacked-size.ts'

const MAX_ENTRIES = 50_000
const MAX_SUM = 500_000_000
const SUSPECT_SUM = 50_000_000
const SUSPECT_RATIO = 200
/** The record that ends a directory (APPNOTE 4.3.16), and how much may stand behind it. */
const END_MARK = Buffer.from('PK\u0005\u0006', 'latin1')
const END_LENGTH = 22
const MAX_TAIL = 1_000_000

/** The parts of a zip package, read by name. */
export interface Zip {
  names: string[]
  has(name: string): boolean
  /** @throws Unreadable `TooLarge` when the part unpacks to more than a file may, `Corrupt` where to another size than it declares */
  read(name: string): Promise<Buffer>
  /** Unpacks every part once: for parsers that trust the sizes a package declares. */
  verify(): Promise<void>
  /** The part as UTF-8 (or UTF-16) text; '' when there is no such part. */
  readText(name: string): Promise<string>
}

/**
 * Opens a zip by its central directory, so that its sizes are known before anything is unpacked. The file stays open
 * for as long as the process, which reads this one only.
 * @throws Unreadable `TooLarge` for a bomb: over 500 MB unpacked, or over 50 MB at more than 200:1; `Corrupt` where only its
 * directory says so
 */
export async function openZip(source: string | Buffer): Promise<Zip> {
  const opened = openAny(source).catch((error: unknown) => {
    const cut = withoutTail(typeof source === 'string' ? readFileSync(source) : source)
    if (!cut) throw error
    return fromBufferPromise(cut)
  })
  const { file, entries } = await opened.then(readDirectory).catch(asUnreadable)
  const byName = new Map(entries.map((entry) => [entry.fileName, entry]))
  const byPartName = new Map(entries.map((entry) => [partName(entry.fileName), entry]))
  const find = (name: string) => byName.get(name) ?? byPartName.get(partName(name))
  const read = async (name: string) => {
    const entry = find(name)
    if (!entry) throw new Unreadable('Corrupt', `The package has no part ${name}`)
    return await file
      .openReadStreamPromise(entry)
      .then(buffer)
      .catch((error: unknown) => blame(error, file, entry))
  }
  return {
    names: [...byName.keys()],
    has: (name) => find(name) !== undefined,
    read,
    verify: async () => {
      for (const entry of entries) await passOver(file, entry).catch((error: unknown) => blame(error, file, entry))
    },
    readText: async (name) => (find(name) ? asText(await read(name)) : ''),
  }
}

/** Names of parts that differ in case, or in what is written as a number of its letter, are one (ECMA-376 part 2, 6.2.2.3). */
const partName = (name: string): string =>
  name.replace(/%[\da-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16))).toLowerCase()

const openAny = (source: string | Buffer): Promise<ZipFile> =>
  typeof source === 'string' ? openPromise(source, { autoClose: false }) : fromBufferPromise(source)

/** Up to the end that a zip says itself: undefined where it says none, or nothing stands behind it. */
function withoutTail(bytes: Buffer): Buffer | undefined {
  const at = bytes.lastIndexOf(END_MARK)
  if (at < Math.max(0, bytes.length - MAX_TAIL) || at + END_LENGTH >= bytes.length) return undefined
  const cut = Buffer.from(bytes.subarray(0, at + END_LENGTH))
  // Of the remark that may follow the end nothing is left.
  cut.writeUInt16LE(0, at + END_LENGTH - 2)
  return cut
}

async function readDirectory(file: ZipFile): Promise<{ file: ZipFile; entries: Entry[] }> {
  if (file.entryCount > MAX_ENTRIES) throw new Unreadable('TooLarge', 'The package has too many parts')
  const entries: Entry[] = []
  let [sum, packed] = [0, 1]
  for await (const entry of file.eachEntry()) {
    entries.push(entry)
    sum += entry.uncompressedSize
    packed += entry.compressedSize
    if (sum > MAX_SUM) break
  }
  const isDense = sum > SUSPECT_SUM && sum / packed > SUSPECT_RATIO
  if (isDense || sum > MAX_SUM) {
    const isBomb = await unpacksOver(file, entries, isDense ? SUSPECT_SUM : MAX_SUM)
    throw isBomb ? new Unreadable('TooLarge', `The package unpacks to ${sum} bytes`) : wrongSize()
  }
  return { file, entries }
}

async function passOver(file: ZipFile, entry: Entry): Promise<void> {
  for await (const _ of await file.openReadStreamPromise(entry)) {
    // Reading alone compares what comes with what the directory says.
  }
}

const wrongSize = () => new Unreadable('Corrupt', 'The package says a wrong size of what is in it')

/** A part that unpacks to more than its directory entry says is damaged there, or a bomb that lies. */
async function blame(error: unknown, file: ZipFile, entry: Entry): Promise<never> {
  if (!saidOf(error).startsWith('too many bytes in the stream')) return asUnreadable(error)
  const isBomb = await unpacksOver(file, [entry], SUSPECT_SUM)
  throw isBomb ? new Unreadable('TooLarge', `${entry.fileName} unpacks to more than it says`) : wrongSize()
}

function asUnreadable(error: unknown): never {
  throw error instanceof Unreadable ? error : new Unreadable('Corrupt', saidOf(error))
}

const saidOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function asText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder('utf-8').decode(bytes)
}
