import { constants, createReadStream } from 'node:fs'
import { access, chmod, copyFile, type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { moveIntoPlace } from './durable-move.ts'
import { type KeptOpen, keptOpen } from './kept-open.ts'
import { closeDataFolder, privateFolder } from './private-folders.ts'
import { pieceLength, readPieces } from './read-pieces.ts'
import { receiveFew } from './receive-few.ts'
import { receiveStream, removeFile } from './receive-stream.ts'
import { spareRoom } from './spare-room.ts'
import { type ByteRange, NoSuchBytes, type Storage } from './storage.ts'
import { removeLeftovers, temporaryName } from './temporary-names.ts'

/**
 * Bytes in the file system below `<dataDir>`: `blobs/ab/<sha256>`, `derivatives/…`, `incoming/`, `incoming-tus/`, all for
 * this user alone; `reserve` bytes of its disk stay free.
 */
export async function fileStorage(dataDir: string, { reserve = 0 } = {}): Promise<Storage> {
  const incoming = join(dataDir, 'incoming')
  const partials = join(dataDir, 'incoming-tus')
  const blobs = join(dataDir, 'blobs')
  const derivatives = join(dataDir, 'derivatives')
  await closeDataFolder(dataDir)
  for (const folder of [incoming, partials, blobs, derivatives]) await privateFolder(folder)
  await removeLeftovers(incoming)
  const ofReaders = keptOpen()
  // Nobody takes these folders away: there is one for each beginning of a hash.
  const ofBlobs = keptOpen({ most: 256, forMs: 60_000 })
  const requireRoom = spareRoom(incoming, reserve)
  const placeOf = (sha256: string) => `${sha256.slice(0, 2)}/${sha256}`
  const blobPath = (sha256: string) => join(blobs, placeOf(sha256))
  const derivativePath = (sha256: string, name: string) =>
    join(derivatives, sha256.slice(0, 2), sha256.slice(2, 4), sha256, name)

  return {
    partials,
    requireRoom,
    receive: (stream, limit) => receiveStream(stream, { limit, requireRoom, path: join(incoming, temporaryName()) }),
    receiveFew: (stream, size) => receiveFew(stream, { size, requireRoom, path: join(incoming, temporaryName()) }),
    keep: async ({ path, sha256, written }) => {
      await written
      await moveIntoPlace(path, blobPath(sha256), ofBlobs)
      ofReaders.forget(blobPath(sha256))
    },
    discard: async ({ path, written }) => {
      await written?.catch(() => undefined)
      await removeFile(path)
    },
    open: (sha256, range) => openStream(blobPath(sha256), range),
    pieces: (sha256, range) => openPieces(blobPath(sha256), range),
    read: (sha256, range, into) =>
      into
        ? readRange(ofReaders, { path: blobPath(sha256), range, into })
        : readOnce(ofReaders, blobPath(sha256), range),
    pathOf: blobPath,
    placeOf,
    keepDerivative: async (sha256, name, sourcePath) => {
      const staged = join(incoming, temporaryName())
      await copyFile(sourcePath, staged)
      await chmod(staged, 0o600)
      await syncFile(staged)
      await moveIntoPlace(staged, derivativePath(sha256, name))
    },
    holds: async (sha256, { part, size }) => {
      const found = await stat(part === '' ? blobPath(sha256) : derivativePath(sha256, part)).catch(() => undefined)
      return found !== undefined && (part !== '' || found.size === size)
    },
    sizeOfDerivative: async (sha256, name) => (await stat(derivativePath(sha256, name)).catch(asMissing)).size,
    openDerivative: (sha256, name, range) => openStream(derivativePath(sha256, name), range),
    scratch: async () => {
      const folder = join(incoming, temporaryName())
      await mkdir(folder, { mode: 0o700 })
      return folder
    },
    list: () => listBlobs(blobs),
    check: () => access(incoming, constants.W_OK),
    remove: async (sha256) => {
      ofReaders.forget(blobPath(sha256))
      await removeFile(blobPath(sha256))
      await rm(dirname(derivativePath(sha256, 'x')), { recursive: true, force: true })
    },
  }
}

async function openStream(path: string, range?: ByteRange): Promise<Readable> {
  const handle = await openFor(path, range)
  return createReadStream(path, { fd: handle, ...range, highWaterMark: pieceLength })
}

const openPieces = async (path: string, range: ByteRange) =>
  readPieces(await openFor(path, range), range, () => endsEarly(path, range))

async function openFor(path: string, range?: ByteRange): Promise<FileHandle> {
  const handle = await open(path, 'r').catch(asMissing)
  if (!range || (await handle.stat()).size > range.end) return handle
  await handle.close()
  throw endsEarly(path, range)
}

const endsEarly = (path: string, { end }: ByteRange) => new NoSuchBytes(`${path} ends before byte ${end}.`)

function asMissing(error: NodeJS.ErrnoException): never {
  if (error.code !== 'ENOENT') throw error
  throw new NoSuchBytes(error.message, { cause: error })
}

const onTheirWay = new Map<string, Promise<Buffer>>()

// Nothing that was kept is ever changed: who asks for the same bytes at the same moment shares them.
function readOnce(files: KeptOpen, path: string, range: ByteRange): Promise<Buffer> {
  const key = `${range.start}-${range.end} ${path}`
  const known = onTheirWay.get(key)
  if (known) return known
  const reading = readRange(files, { path, range }).finally(() => onTheirWay.delete(key))
  onTheirWay.set(key, reading)
  return reading
}

interface Reading {
  path: string
  range: ByteRange
  into?: Buffer
}

function readRange(files: KeptOpen, { path, range, into }: Reading): Promise<Buffer> {
  const { start, end } = range
  const bytes = into?.subarray(0, end - start + 1) ?? Buffer.allocUnsafe(end - start + 1)
  const readFrom = async (handle: FileHandle) => {
    for (let done = 0; done < bytes.length; ) {
      const { bytesRead } = await handle.read(bytes, done, bytes.length - done, start + done)
      if (bytesRead === 0) throw endsEarly(path, range)
      done += bytesRead
    }
    return bytes
  }
  return files.read(path, readFrom).catch(asMissing)
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* listBlobs(folder: string): AsyncGenerator<{ sha256: string; keptAt: Date }> {
  for (const first of await readdir(folder)) {
    for (const sha256 of await readdir(join(folder, first))) {
      const found = await stat(join(folder, first, sha256)).catch(() => undefined)
      if (found) yield { sha256, keptAt: found.mtime }
    }
  }
}
