import { buffer } from 'node:stream/consumers'
import { decode } from 'iconv-lite'
import { fromBufferPromise, openPromise, type Entry as ZipEntry, type ZipFile } from 'yauzl'
import { decodeText } from '../../../media-type/decode-text.ts'
import { sourceOf } from '../../bytes-of.ts'
import type { InnerFile, Job, Note, ReadInner } from '../../derived.ts'
import { Unreadable } from '../../unreadable.ts'
import { filesOf, readArchive } from './archive.ts'
import type { Entry } from './entry.ts'

const MOST_ENTRIES = 50_000
const [ENCRYPTED, UTF8] = [0x0001, 0x0800]
/** Stored, and deflated (APPNOTE 4.4.5): what is packed in another way is named only. */
const UNPACKED = new Set([0, 8])
const IN_RUNS = /^(?:shift_jis|euc-|big5|gb)/
/** What macOS puts beside every file. */
const OF_THE_SYSTEM = /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/

/** A zip that is no document: what lies in it. */
export async function readZip(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  await readArchive(await entriesOf(job), { job, note, readInner })
}

/** What lies in it, as `readZip` has it. */
export const filesOfZip = async (job: Job): Promise<AsyncIterable<InnerFile>> => filesOf(await entriesOf(job), job)

async function entriesOf(job: Job): Promise<Entry[]> {
  const file = await open(sourceOf(job)).catch((error: unknown) => {
    throw new Unreadable('Corrupt', error instanceof Error ? error.message : String(error))
  })
  const found: ZipEntry[] = []
  try {
    for await (const entry of file.eachEntry()) {
      if (found.length >= MOST_ENTRIES) break
      found.push(entry)
    }
  } catch {
    // What was listed before it broke stays.
  }
  const nameOf = namesIn(found)
  return found.flatMap((entry) => {
    const name = nameOf(entry)
    return name.endsWith('/') || OF_THE_SYSTEM.test(name) ? [] : [entryOf(file, entry, name)]
  })
}

const options = { decodeStrings: false, autoClose: false } as const

const open = (source: string | Buffer): Promise<ZipFile> =>
  typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options)

function entryOf(file: ZipFile, entry: ZipEntry, name: string): Entry {
  const isEncrypted = (entry.generalPurposeBitFlag & ENCRYPTED) !== 0
  return {
    name,
    size: entry.uncompressedSize,
    changed: entry.getLastModDate({ timezone: 'UTC' }),
    isLocked: isEncrypted || !UNPACKED.has(entry.compressionMethod),
    isEncrypted,
    // The library stops where more comes out than the directory says.
    read: async () => await buffer(await file.openReadStreamPromise(entry)),
  }
}

/**
 * The names by the encoding that they are in: UTF-8 where a flag says so or all of them make sense in it (macOS sets none), else that of
 * their letters where those come in runs, else DOS's (APPNOTE, appendix D).
 */
function namesIn(entries: readonly ZipEntry[]): (entry: ZipEntry) => string {
  const isMarked = ({ generalPurposeBitFlag }: ZipEntry) => (generalPurposeBitFlag & UTF8) !== 0
  const unmarked = entries
    .filter((entry) => !isMarked(entry))
    .map(({ fileNameRaw }) => `${fileNameRaw.toString('latin1')}\n`)
  const told = decodeText(Buffer.from(unmarked.join(''), 'latin1'))
  const encoding = told && (!told.isGuessed || IN_RUNS.test(told.encoding)) ? told.encoding : 'cp437'
  return (entry) => decode(entry.fileNameRaw, isMarked(entry) ? 'utf-8' : encoding).replaceAll('\\', '/')
}
