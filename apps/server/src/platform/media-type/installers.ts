import type { MediaTypeBytes } from './media-type-bytes.ts'

export const DISK_IMAGE = 'application/x-apple-diskimage'
export const ANDROID = 'application/vnd.android.package-archive'

const BY_START: readonly [start: string, mediaType: string][] = [
  ['xar!', 'application/x-xar'],
  ['encrcdsa', DISK_IMAGE],
  ['flatpak\0', 'application/vnd.flatpak'],
  ['dex\n0', ANDROID],
]

const BY_ENTRY: readonly [name: RegExp, mediaType: string][] = [
  [/^META-INF\/MANIFEST\.MF$/, 'application/java-archive'],
  // Android installs nothing without it; code for Android alone may lie in anybody's archive.
  [/^AndroidManifest\.xml$/, ANDROID],
  [/^(AppxManifest\.xml|AppxMetadata\/AppxBundleManifest\.xml)$/, 'application/msix'],
  [/^Payload\/[^/]+\.app\//, 'application/x-ios-app'],
  [/^META-INF\/mozilla\.rsa$/, 'application/x-xpinstall'],
  [/^extension\.vsixmanifest$/, 'application/vsix'],
]

/** What installs something, by the bytes at the beginning. */
export const installerByStart = (head: Buffer): string | undefined => {
  const start = head.subarray(0, 8).toString('latin1')
  return BY_START.find(([signature]) => start.startsWith(signature))?.[1]
}

/** What installs something, by the names in a zip: whatever else it says it is, it is run by these. */
export const installerByEntries = (names: readonly string[]): string | undefined =>
  BY_ENTRY.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1]

const TRAILER = 512

/** Whether a file ends as disk images of macOS do (UDIF): with 512 bytes that say so. They begin with anything. */
export async function isDiskImage({ size, read }: MediaTypeBytes): Promise<boolean> {
  if (size === undefined || size < TRAILER) return false
  const trailer = await read(size - TRAILER, TRAILER)
  return trailer.subarray(0, 4).toString('latin1') === 'koly' && trailer.readUInt32BE(8) === TRAILER
}

/** Whether a beginning may be a disk image's: a block of zlib, bzip2, LZFSE, or nothing. */
export const mayBeDiskImage = (head: Buffer): boolean =>
  /^(78(01|5e|9c|da)|425a68|627678|00000000|4552)/.test(head.subarray(0, 4).toString('hex'))

const END_RECORD = 22
const LONGEST_COMMENT = 65_535
const MOST_DIRECTORY = 1024 * 1024

/**
 * The names in a zip, by its directory (APPNOTE 4.3.12), which is what unpackers read; of a very large one the first
 * megabyte. Undefined where the end is not at hand or is no zip's.
 */
export async function directoryNames({ size, read }: MediaTypeBytes): Promise<string[] | undefined> {
  if (size === undefined) return undefined
  const from = Math.max(0, size - END_RECORD - LONGEST_COMMENT)
  const tail = await read(from, size - from)
  const end = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (end < 0 || end + END_RECORD > tail.length) return undefined
  const length = tail.readUInt32LE(end + 12)
  // Where something stands before the zip, its offsets are too small; the directory ends where its end record begins.
  const start = Math.max(0, from + end - length)
  return [...entryNames(await read(start, Math.min(length, MOST_DIRECTORY)))]
}

const ENTRY = 46

function* entryNames(directory: Buffer): Generator<string> {
  for (let at = 0; at + ENTRY <= directory.length && directory.readUInt32LE(at) === 0x02014b50; ) {
    const nameLength = directory.readUInt16LE(at + 28)
    yield directory.subarray(at + ENTRY, at + ENTRY + nameLength).toString('latin1')
    at += ENTRY + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
}
