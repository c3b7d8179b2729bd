import { createHash, randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { access, copyFile, type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { refuse } from '../refusal.ts'
import type { Received, Storage } from './storage.ts'

const headLength = 4_100

/** Bytes in the file system below `<dataDir>`: `blobs/ab/cd/<sha256>`, `derivatives/…`, `incoming/`. */
export async function fileStorage(dataDir: string): Promise<Storage> {
  const incoming = join(dataDir, 'incoming')
  await mkdir(incoming, { recursive: true })
  const blobPath = (sha256: string) => join(dataDir, 'blobs', sha256.slice(0, 2), sha256.slice(2, 4), sha256)
  const derivativePath = (sha256: string, name: string) =>
    join(dataDir, 'derivatives', sha256.slice(0, 2), sha256.slice(2, 4), sha256, name)

  return {
    receive: (stream, limit) => receive(stream, limit, join(incoming, randomUUID())),
    keep: (received) => moveIntoPlace(received.path, blobPath(received.sha256)),
    discard: (received) => rm(received.path, { force: true }),
    open: async (sha256, range) => openStream(blobPath(sha256), range),
    pathOf: blobPath,
    keepDerivative: async (sha256, name, sourcePath) => {
      const staged = join(incoming, randomUUID())
      await copyFile(sourcePath, staged)
      await moveIntoPlace(staged, derivativePath(sha256, name))
    },
    openDerivative: async (sha256, name) => {
      const path = derivativePath(sha256, name)
      const { size } = await stat(path)
      return { stream: await openStream(path), size }
    },
    check: () => access(incoming, constants.W_OK),
    remove: async (sha256) => {
      await rm(blobPath(sha256), { force: true })
      await rm(dirname(derivativePath(sha256, 'x')), { recursive: true, force: true })
    },
  }
}

async function receive(stream: Readable, limit: number, path: string): Promise<Received> {
  const handle = await open(path, 'wx', 0o600).catch(storageFailed)
  try {
    const received = await writeHashing(stream, limit, handle)
    await handle.sync().catch(storageFailed)
    await handle.close()
    return { ...received, path }
  } catch (error) {
    await handle.close().catch(() => undefined)
    await rm(path, { force: true })
    throw error
  }
}

async function writeHashing(stream: Readable, limit: number, handle: FileHandle): Promise<Omit<Received, 'path'>> {
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      if (size < headLength) head.push(chunk.subarray(0, headLength - size))
      size += chunk.length
      if (size > limit) throw refuse('TooLarge', { limit }, `The file is larger than the limit of ${limit} bytes.`)
      hash.update(chunk)
      await handle.writev([chunk]).catch(storageFailed)
    }
  } catch (error) {
    throw isStreamFailure(error) ? refuse('UploadBroken') : error
  }
  if ((stream as Readable & { truncated?: boolean }).truncated) throw refuse('TooLarge', { limit })
  return { sha256: hash.digest('hex'), size, head: Buffer.concat(head) }
}

const isStreamFailure = (error: unknown) => {
  const { code, name } = error as NodeJS.ErrnoException
  return name !== 'Refusal' && (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' || name === 'AbortError')
}

function storageFailed(error: unknown): never {
  throw Object.assign(refuse('StorageFailed'), { cause: error })
}

// The bytes are safe (fsync) before they get their name, and the name is safe before a row tells of it.
async function moveIntoPlace(from: string, to: string): Promise<void> {
  try {
    await mkdir(dirname(to), { recursive: true })
    await rename(from, to)
    const folder = await open(dirname(to), 'r')
    await folder.sync()
    await folder.close()
  } catch (error) {
    storageFailed(error)
  }
}

async function openStream(path: string, range?: { start: number; end: number }): Promise<Readable> {
  const handle = await open(path, 'r')
  return createReadStream(path, { fd: handle, ...range, highWaterMark: 256 * 1024 })
}
