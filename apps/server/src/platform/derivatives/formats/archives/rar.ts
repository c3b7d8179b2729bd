import { bytesOf } from '../../bytes-of.ts'
import type { InnerFile, Job, Note, ReadInner } from '../../derived.ts'
import { Unreadable } from '../../unreadable.ts'
import { filesOf, readArchive } from './archive.ts'
import { Cursor } from './cursor.ts'
import type { Entry } from './entry.ts'
import { type Unpacking, unpackingOf } from './libarchive.ts'
import { contentIn } from './rar-content.ts'
import { entriesOfOldRar } from './rar-old.ts'

const NEW_START = '526172211a070100'
const OLD_START = '526172211a0700'
const MOST_ENTRIES = 50_000
/** Kinds of heads (RAR 5.0 archive format). */
const [FILE, ENCRYPTION, END] = [2, 4, 5]
const [HAS_EXTRA, HAS_DATA, IS_PART] = [1, 2, 0x18]
const [IS_FOLDER, HAS_TIME, HAS_SUM] = [1, 2, 4]
/** Records behind a head: that its content is encrypted; finer times. */
const [EXTRA_ENCRYPTION, EXTRA_TIME] = [1, 3]
const METHOD_BITS = 7
const NEEDS_BEFORE = 0x40
/** So much is unpacked of what stands before a file without which it can't be. */
const BEFORE_BYTES = 250_000_000

/** A RAR: the list of what lies in it, and what it holds. */
export async function readRar(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  await readArchive(entriesOf(job), { job, note, readInner })
}

/** What lies in it, as `readRar` has it. */
export const filesOfRar = async (job: Job): Promise<AsyncIterable<InnerFile>> => filesOf(entriesOf(job), job)

function entriesOf(job: Job): Entry[] {
  const bytes = bytesOf(job)
  const start = bytes.toString('hex', 0, 8)
  if (start.startsWith(OLD_START) && start !== NEW_START) return entriesOfOldRar(bytes)
  const entries: Entry[] = []
  const archive: Archive = { bytes, unpacking: unpackingOf(bytes), place: -1, before: 0 }
  for (let at = 8; at + 7 < bytes.length && entries.length < MOST_ENTRIES; ) {
    const head = headAt(bytes, at)
    if (!head || head.kind === END) break
    if (head.kind === ENCRYPTION) throw new Unreadable('PasswordProtected', 'The archive is protected by a password')
    if (head.kind === FILE) entries.push(...entryIn(archive, head))
    at = head.dataAt + head.dataSize
  }
  return entries
}

interface Archive {
  bytes: Buffer
  unpacking: Unpacking
  /** Of the file that is listed. */
  place: number
  /** What stands before it without which it can't be unpacked, in bytes. */
  before: number
}

interface Head {
  kind: number
  isPart: boolean
  fields: Cursor
  extra: Buffer
  dataAt: number
  dataSize: number
}

/** Undefined where none follows: what came before is told all the same. */
function headAt(bytes: Buffer, at: number): Head | undefined {
  try {
    const before = new Cursor(bytes, at + 4)
    const size = before.sevens()
    const fields = new Cursor(before.take(size))
    const [kind, flags] = [fields.sevens(), fields.sevens()]
    const extraSize = flags & HAS_EXTRA ? fields.sevens() : 0
    const dataSize = flags & HAS_DATA ? fields.sevens() : 0
    const extra = fields.bytes.subarray(Math.max(0, size - extraSize))
    return { kind, isPart: (flags & IS_PART) !== 0, fields, extra, dataAt: before.at, dataSize }
  } catch {
    return undefined
  }
}

function entryIn(archive: Archive, { isPart, fields, extra, dataAt, dataSize }: Head): Entry[] {
  archive.place += 1
  try {
    const flags = fields.sevens()
    const size = fields.sevens()
    fields.sevens()
    const seconds = flags & HAS_TIME ? fields.four() : undefined
    if (flags & HAS_SUM) fields.four()
    const way = fields.sevens()
    fields.sevens()
    const name = fields.take(fields.sevens()).toString('utf8')
    if (flags & IS_FOLDER || name === '') return []
    const beside = besideHead(extra)
    const before = way & NEEDS_BEFORE ? archive.before : 0
    archive.before = before + size
    const isThere = !isPart && dataAt + dataSize <= archive.bytes.length
    const packed = { dataAt, dataSize, size, isStored: ((way >> METHOD_BITS) & 7) === 0 }
    return [
      {
        name,
        size,
        changed: seconds === undefined ? beside.changed : new Date(seconds * 1_000),
        isLocked: beside.isEncrypted || !isThere || before > BEFORE_BYTES,
        isEncrypted: beside.isEncrypted,
        read: contentIn(archive, packed),
      },
    ]
  } catch {
    return []
  }
}

function besideHead(extra: Buffer): { isEncrypted: boolean; changed: Date | null } {
  let [isEncrypted, changed] = [false, null as Date | null]
  for (const records = new Cursor(extra); !records.isAtEnd; ) {
    const record = new Cursor(records.take(records.sevens()))
    const kind = record.sevens()
    if (kind === EXTRA_ENCRYPTION) isEncrypted = true
    if (kind === EXTRA_TIME) changed = timeOf(record)
  }
  return { isEncrypted, changed }
}

function timeOf(record: Cursor): Date | null {
  const [IN_SECONDS, IS_CHANGED] = [1, 2]
  const flags = record.sevens()
  if ((flags & IS_CHANGED) === 0) return null
  return flags & IN_SECONDS ? new Date(record.four() * 1_000) : fromWindows(record.take(8).readBigUInt64LE(0))
}

/** Hundreds of nanoseconds since 1601. */
export const fromWindows = (ticks: bigint): Date => new Date(Number(ticks / 10_000n - 11_644_473_600_000n))
