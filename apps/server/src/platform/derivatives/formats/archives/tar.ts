import { gunzipSync } from 'node:zlib'
import { bytesOf } from '../../bytes-of.ts'
import type { InnerFile, Job, Note, ReadInner } from '../../derived.ts'
import { Unreadable } from '../../unreadable.ts'
import { filesOf, readArchive } from './archive.ts'
import { unpackBzip2 } from './bzip2.ts'
import type { Entry } from './entry.ts'
import { unpackLzmaAlone } from './lzma-alone.ts'
import { unpackXz } from './xz.ts'

const BLOCK = 512
const MOST_ENTRIES = 50_000
const UNPACKED_BYTES = 250_000_000
/** Kinds of entries (POSIX 1003.1, ustar): files, and the longer names that stand before them. */
const [FILE, OLD_FILE, LONG_NAME, MORE] = ['0', '\0', 'L', 'x']

/** A tar, as it is or packed by gzip, bzip2, xz or LZMA; a single file packed by one of them is one. */
export async function readTar(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  await readArchive(entriesOf(job), { job, note, readInner })
}

/** What lies in it, as `readTar` has it. */
export const filesOfTar = async (job: Job): Promise<AsyncIterable<InnerFile>> => filesOf(entriesOf(job), job)

function entriesOf(job: Job): Entry[] {
  const bytes = bytesOf(job)
  const unpack = UNPACKING[job.mediaType]
  if (!unpack) return entriesIn(bytes)
  const unpacked = unpack(bytes, UNPACKED_BYTES)
  if (isTar(unpacked)) return entriesIn(unpacked)
  return [plainEntry(job.mediaType === GZIP ? nameIn(bytes) : 'unpacked', unpacked)]
}

const GZIP = 'application/gzip'
const UNPACKING: Readonly<Record<string, (bytes: Buffer, most: number) => Buffer>> = {
  [GZIP]: unzipped,
  'application/x-bzip2': unpackBzip2,
  'application/x-xz': unpackXz,
  'application/x-lzma': unpackLzmaAlone,
}

function unzipped(bytes: Buffer, most: number): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: most })
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable('TooLarge', 'The archive unpacks to too much')
    throw error
  }
}

const plainEntry = (name: string, bytes: Buffer, changed: Date | null = null): Entry => ({
  name,
  size: bytes.length,
  changed,
  isLocked: false,
  read: async () => bytes,
})

/** The name that gzip keeps, where it keeps one (RFC 1952, 2.3). */
function nameIn(bytes: Buffer): string {
  const [NAMED, EXTRA] = [0x08, 0x04]
  const flags = bytes[3] ?? 0
  if ((flags & NAMED) === 0 || (flags & EXTRA) !== 0) return 'unpacked'
  return bytes.toString('latin1', 10, Math.min(bytes.indexOf(0, 10), 10 + 300)) || 'unpacked'
}

const isTar = (bytes: Buffer): boolean => bytes.length >= BLOCK && isSumRight(bytes.subarray(0, BLOCK))

/** A head proves itself by the sum of its bytes, in which those of the sum count as blanks. */
function isSumRight(head: Buffer): boolean {
  const said = octal(head, 148, 8)
  let sum = 0
  for (let at = 0; at < BLOCK; at += 1) sum += at >= 148 && at < 156 ? 0x20 : (head[at] ?? 0)
  return said === sum
}

function entriesIn(bytes: Buffer): Entry[] {
  const entries: Entry[] = []
  let longName: string | undefined
  for (let at = 0; at + BLOCK <= bytes.length && entries.length < MOST_ENTRIES; ) {
    const head = bytes.subarray(at, at + BLOCK)
    if (!isSumRight(head)) break
    const [size, kind] = [octal(head, 124, 12), String.fromCharCode(head[156] ?? 0)]
    const content = bytes.subarray(at + BLOCK, at + BLOCK + size)
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK
    if (kind === LONG_NAME) longName = letters(content, 0, content.length)
    else if (kind === MORE) longName = /\d+ path=([^\n]*)\n/.exec(content.toString('utf8', 0, 65_536))?.[1]
    else {
      const name = longName ?? nameOf(head)
      longName = undefined
      if ((kind === FILE || kind === OLD_FILE) && !name.endsWith('/'))
        entries.push(plainEntry(name, content, new Date(octal(head, 136, 12) * 1_000)))
    }
  }
  return entries
}

function nameOf(head: Buffer): string {
  const folder = head.toString('latin1', 257, 262) === 'ustar' && head[262] === 0 ? letters(head, 345, 155) : ''
  return folder === '' ? letters(head, 0, 100) : `${folder}/${letters(head, 0, 100)}`
}

function letters(bytes: Buffer, from: number, length: number): string {
  const field = bytes.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? field.length : end)
}

/** Numbers are octal digits; of sizes beyond 8 GB nothing is read. */
function octal(head: Buffer, from: number, length: number): number {
  const value = Number.parseInt(letters(head, from, length).trim(), 8)
  return Number.isSafeInteger(value) && value >= 0 ? value : 0
}
