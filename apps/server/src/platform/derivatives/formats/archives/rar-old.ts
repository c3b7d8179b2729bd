import { decode } from 'iconv-lite'
import { Unreadable } from '../../unreadable.ts'
import { Cursor } from './cursor.ts'
import type { Entry } from './entry.ts'
import { unpackingOf } from './libarchive.ts'
import { contentIn } from './rar-content.ts'

const MOST_ENTRIES = 50_000
const START = 7
/** Kinds of blocks (RAR 4 technote). */
const [MAIN, FILE, END] = [0x73, 0x74, 0x7b]
const [HEADS_ENCRYPTED, HAS_MORE] = [0x80, 0x8000]
const [IS_PART, ENCRYPTED, NEEDS_BEFORE, LARGE, UNICODE, FOLDER] = [0x03, 0x04, 0x10, 0x100, 0x200, 0xe0]
const STORED = 0x30
/** Since RAR 3, of 2002. */
const KNOWN_PACKING = 29

/** What lies in a RAR of before 2013. */
export function entriesOfOldRar(bytes: Buffer): Entry[] {
  const entries: Entry[] = []
  const archive = { bytes, unpacking: unpackingOf(bytes), place: -1 }
  for (let at = START; at + 7 <= bytes.length && entries.length < MOST_ENTRIES; ) {
    const [kind, flags, size] = [bytes[at + 2] ?? 0, bytes.readUInt16LE(at + 3), bytes.readUInt16LE(at + 5)]
    if (kind === END || size < 7) break
    if (kind === MAIN && flags & HEADS_ENCRYPTED)
      throw new Unreadable('PasswordProtected', 'The archive is protected by a password')
    const more = kind === FILE || flags & HAS_MORE ? moreOf(bytes, at, kind === FILE && (flags & LARGE) !== 0) : 0
    if (kind === FILE) {
      archive.place += 1
      entries.push(...entryAt(archive, at, { flags, next: at + size }))
    }
    at += size + more
  }
  return entries
}

/** What follows a block, in bytes. */
function moreOf(bytes: Buffer, at: number, isLarge: boolean): number {
  if (at + 11 > bytes.length) return bytes.length
  const high = isLarge && at + 36 <= bytes.length ? bytes.readUInt32LE(at + 32) : 0
  return bytes.readUInt32LE(at + 7) + high * 2 ** 32
}

type Archive = Parameters<typeof contentIn>[0]

function entryAt(archive: Archive, at: number, { flags, next }: { flags: number; next: number }): Entry[] {
  const { bytes } = archive
  try {
    const fields = new Cursor(bytes.subarray(0, Math.min(next, bytes.length)), at + 7)
    let dataSize = fields.four()
    const low = fields.four()
    fields.take(5)
    const changed = fromDos(fields.four())
    const [version, method, nameLength] = [fields.byte(), fields.byte(), fields.two()]
    fields.take(4)
    let size = low
    if (flags & LARGE) {
      dataSize += fields.four() * 2 ** 32
      size += fields.four() * 2 ** 32
    }
    const name = nameOf(fields.take(nameLength), (flags & UNICODE) !== 0).replaceAll('\\', '/')
    if ((flags & FOLDER) === FOLDER || name === '') return []
    const isEncrypted = (flags & ENCRYPTED) !== 0
    const isStored = method === STORED
    const isUnpacked = isStored ? dataSize === size : version >= KNOWN_PACKING && (flags & NEEDS_BEFORE) === 0
    const isLocked = isEncrypted || !isUnpacked || (flags & IS_PART) !== 0 || next + dataSize > bytes.length
    const read = contentIn(archive, { dataAt: next, dataSize, size, isStored })
    return [{ name, size, changed, isLocked, isEncrypted, read }]
  } catch {
    return []
  }
}

function nameOf(bytes: Buffer, isUnicode: boolean): string {
  const end = bytes.indexOf(0)
  if (!isUnicode) return decode(bytes, 'cp437')
  // Without letters of Windows behind it, it is UTF-8.
  return end < 0 ? bytes.toString('utf8') : wideName(bytes.subarray(0, end), bytes.subarray(end + 1))
}

/** Letters of two bytes, written as what differs from the short name. */
function wideName(short: Buffer, coded: Buffer): string {
  const letters: number[] = []
  const high = (coded[0] ?? 0) << 8
  let [at, flags, bits] = [1, 0, 0]
  const next = () => coded[at++] ?? 0
  while (at < coded.length) {
    if (bits === 0) {
      flags = next()
      bits = 8
    }
    bits -= 2
    const how = (flags >> bits) & 3
    if (how === 0) letters.push(next())
    else if (how === 1) letters.push(next() | high)
    else if (how === 2) letters.push(next() | (next() << 8))
    else letters.push(...repeated(short.subarray(letters.length), next(), { high, next }))
  }
  return String.fromCharCode(...letters.slice(0, 2_048))
}

function repeated(short: Buffer, length: number, { high, next }: { high: number; next: () => number }): number[] {
  const CORRECTED = 0x80
  const stretch = [...short.subarray(0, (length & 0x7f) + 2)]
  if ((length & CORRECTED) === 0) return stretch
  const correction = next()
  return stretch.map((letter) => ((letter + correction) & 0xff) | high)
}

/** Local time of who packed it, as MS-DOS writes it. */
function fromDos(stamp: number): Date | null {
  if (stamp === 0) return null
  const [day, time] = [stamp >>> 16, stamp & 0xffff]
  return new Date(
    Date.UTC(1980 + (day >> 9), ((day >> 5) & 15) - 1, day & 31, time >> 11, (time >> 5) & 63, (time & 31) * 2),
  )
}
