import { createHash } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { Refusal, refuse } from '../refusal.ts'
import type { Received } from './storage.ts'

const batchLength = 1024 * 1024
const headLength = 1024 * 1024
const roomAskedEvery = 64 * 1024 * 1024

type Allowed = Pick<Target, 'limit' | 'requireRoom'> & { path: string }

/** Writes a stream to a new file, hashing on the way, and syncs it. A file that failed is removed. */
export async function receiveStream(stream: Readable, { path, ...allowed }: Allowed): Promise<Received> {
  const handle = await open(path, 'wx', 0o600).catch(storageFailed)
  try {
    const hash = createHash('sha256')
    const head: Buffer[] = []
    const size = await writeStream(stream, { handle, hash, head, ...allowed })
    await handle.sync().catch(storageFailed)
    await handle.close().catch(storageFailed)
    return { sha256: hash.digest('hex'), size, head: Buffer.concat(head), path }
  } catch (error) {
    await handle.close().catch(() => undefined)
    await removeFile(path)
    throw error
  }
}

interface Target {
  handle: FileHandle
  /** Is given every byte. */
  hash?: { update(bytes: Buffer): unknown } | undefined
  /** Where in the file the first byte goes. */
  start?: number
  /** Once aborted, nothing more is written: the file is no longer ours. */
  signal?: AbortSignal | undefined
  /** Most bytes taken. */
  limit: number
  /** Asked before the first byte, and again after each 64 MiB. */
  requireRoom(): Promise<void>
  /** Is given the first bytes. */
  head?: Buffer[]
}

/**
 * Writes a stream into a file; answers how many bytes came. One batch is written while the next one is hashed and
 * comes in, so that the disk and the processor work at the same time.
 *
 * @throws Refusal TooLarge, UploadBroken, StorageFailed; Unavailable where `signal` says so; what came before stays
 */
export async function writeStream(
  stream: Readable,
  { handle, hash, limit, head, requireRoom, start = 0, signal }: Target,
): Promise<number> {
  const writer = batchWriter(handle, start)
  let size = 0
  let askedUpTo = roomAskedEvery
  try {
    await requireRoom()
    // The rest of a refused stream belongs to the caller: the parts of a form behind it are still wanted.
    for await (const chunk of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (head && size < headLength) head.push(chunk.subarray(0, headLength - size))
      if (signal?.aborted) throw refuse('Unavailable')
      size += chunk.length
      if (size > limit) throw tooLarge(limit)
      if (size > askedUpTo) {
        await requireRoom()
        askedUpTo = size + roomAskedEvery
      }
      await writer.add(chunk)
      hash?.update(chunk)
    }
    if ((stream as Readable & { truncated?: boolean }).truncated) throw tooLarge(limit)
  } catch (error) {
    await (signal?.aborted ? writer.settle() : writer.end()).catch(() => undefined)
    throw error instanceof Refusal ? error : Object.assign(refuse('UploadBroken'), { cause: error })
  }
  await writer.end()
  return size
}

/** @throws Refusal TooLarge that names the limit */
export const tooLarge = (limit: number): Refusal =>
  refuse('TooLarge', { limit }, `The file is larger than the limit of ${limit} bytes.`)

function batchWriter(handle: FileHandle, start: number) {
  let batch: Buffer[] = []
  let length = 0
  let position = start
  let writing: Promise<void> = Promise.resolve()
  const flush = async () => {
    await writing
    const [full, place] = [batch, position]
    position += length
    batch = []
    length = 0
    writing = writeAll(handle, full, place).catch(storageFailed)
    // Whoever waits next hears of the failure.
    writing.catch(() => undefined)
  }
  const add = async (chunk: Buffer) => {
    batch.push(chunk)
    length += chunk.length
    if (length >= batchLength) await flush()
  }
  const end = async () => {
    await flush()
    await writing
  }
  return { add, end, settle: () => writing }
}

// A nearly full disk takes a part only, without an error; the next write tells.
async function writeAll(handle: FileHandle, chunks: readonly Buffer[], place: number): Promise<void> {
  if (chunks.length === 0) return
  const total = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  let { bytesWritten: done } = await handle.writev(chunks, place)
  if (done === total) return
  const whole = Buffer.concat(chunks)
  while (done < total) done += (await handle.write(whole, done, total - done, place + done)).bytesWritten
}

/** Removes a file where it is there. */
export const removeFile = (path: string): Promise<void> =>
  unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })

/** @throws Refusal StorageFailed with what went wrong as its cause */
export function storageFailed(error: unknown): never {
  throw Object.assign(refuse('StorageFailed'), { cause: error })
}
