import { bytesOf } from '../../bytes-of.ts'
import type { InnerFile, Job, Note, ReadInner } from '../../derived.ts'
import { Unreadable } from '../../unreadable.ts'
import { filesOf, readArchive } from './archive.ts'
import { Cursor } from './cursor.ts'
import type { Entry } from './entry.ts'
import { unpackingOf } from './libarchive.ts'
import { filesIn, type SevenFile } from './seven-zip-files.ts'
import { type Folder, type Streams, streamsIn } from './seven-zip-streams.ts'
import { unpackFolder } from './seven-zip-unpack.ts'

const START = 32
const [HEADER, PROPERTIES, ADDITIONAL, MAIN, FILES, ENCODED] = [0x01, 0x02, 0x03, 0x04, 0x05, 0x17]
const HEADER_BYTES = 50_000_000
/** Files are packed together: so much of them is unpacked at once. */
const FOLDER_BYTES = 100_000_000

/** An archive of 7-Zip: the list of what lies in it, and what it holds. */
export async function readSevenZip(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  await readArchive(entriesOf(job), { job, note, readInner })
}

/** What lies in it, as `readSevenZip` has it. */
export const filesOfSevenZip = async (job: Job): Promise<AsyncIterable<InnerFile>> => filesOf(entriesOf(job), job)

function entriesOf(job: Job): Entry[] {
  const bytes = bytesOf(job)
  const start = new Cursor(bytes, 12)
  const [offset, size] = [start.eight(), start.eight()]
  if (size === 0) return []
  let header = new Cursor(new Cursor(bytes, START + offset).take(size))
  let kind = header.byte()
  // A header that is packed, which may be packed again.
  for (let times = 0; kind === ENCODED && times < 4; times += 1) {
    const { folders } = streamsIn(header)
    const [folder] = folders
    if (!folder) throw new Unreadable('Corrupt', 'The archive has no list')
    if (folder.isEncrypted) throw new Unreadable('PasswordProtected', 'The archive is protected by a password')
    header = new Cursor(unpackFolder(bytes, folder, HEADER_BYTES))
    kind = header.byte()
  }
  if (kind !== HEADER) throw new Unreadable('Corrupt', 'The archive has no list')
  return listed(bytes, header)
}

function listed(bytes: Buffer, header: Cursor): Entry[] {
  let streams: Streams = { folders: [], sizes: [] }
  for (let kind = header.byte(); kind !== 0; kind = header.isAtEnd ? 0 : header.byte()) {
    if (kind === PROPERTIES) skipProperties(header)
    else if (kind === ADDITIONAL) streamsIn(header)
    else if (kind === MAIN) streams = streamsIn(header)
    else if (kind === FILES) return entriesFrom(bytes, streams, filesIn(header))
    else break
  }
  return []
}

function skipProperties(header: Cursor): void {
  while (header.byte() !== 0) header.take(header.number())
}

/** Files in their order take the streams in theirs; a folder is unpacked once for those that follow each other. */
function entriesFrom(bytes: Buffer, { sizes }: Streams, files: readonly SevenFile[]): Entry[] {
  let kept: { folder: Folder; content: Buffer } | undefined
  const contentOf = (folder: Folder) => {
    if (kept?.folder !== folder) kept = { folder, content: unpackFolder(bytes, folder, FOLDER_BYTES) }
    return kept.content
  }
  const unpacking = unpackingOf(bytes)
  let next = 0
  return files.flatMap(({ name, hasStream, isFolder, changed }, place): Entry[] => {
    const stream = hasStream ? sizes[next++] : undefined
    if (isFolder || name === '') return []
    if (!stream) return [{ name, size: 0, changed, isLocked: false, read: async () => Buffer.alloc(0) }]
    const { folder, from, size } = stream
    const isOurs = folder.unpackedBy === 'us'
    return [
      {
        name,
        size,
        changed,
        isLocked: folder.unpackedBy === null || folder.size > FOLDER_BYTES,
        isEncrypted: folder.isEncrypted,
        read: async () => (isOurs ? contentOf(folder).subarray(from, from + size) : await unpacking.read(place, size)),
      },
    ]
  })
}
