import { hash } from 'node:crypto'
import { closeSync, constants, open, write } from 'node:fs'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { refuse } from '../refusal.ts'
import { letGo } from './let-go.ts'
import { removeFile, storageFailed, tooLarge } from './receive-stream.ts'
import type { Received } from './storage.ts'

// Numbers, not handles: a handle with its promises costs as much as the call itself.
const opened = promisify(open)
const wrote = promisify(write)

// What was written is on the disk when the call comes back (POSIX: as after `fdatasync`): one way to the pool of threads less.
const { O_WRONLY, O_CREAT, O_EXCL, O_DSYNC } = constants
const durably = O_WRONLY | O_CREAT | O_EXCL | O_DSYNC

interface Few {
  path: string
  /** How many bytes will come. */
  size: number
  requireRoom(): Promise<void>
}

/**
 * As `receiveStream`, of so few bytes that they are whole in memory before they go to the disk: hashed at once, written at
 * once. They come in while the file is opened, and it is told of them while they are written: `written` tells when they are safe.
 */
export async function receiveFew(stream: Readable, { path, size, requireRoom }: Few): Promise<Received> {
  const coming = gatherBytes(stream, size)
  // Whoever waits for them hears of it; the file is seen to first.
  coming.catch(() => undefined)
  await requireRoom()
  const file = await opened(path, durably, 0o600).catch(storageFailed)
  const head = await coming.catch(async (error: unknown) => {
    closeSync(file)
    await removeFile(path)
    throw error
  })
  const written = writeWhole({ file, path }, head)
  // Who keeps them, or drops them, waits for it.
  written.catch(() => undefined)
  return { sha256: hash('sha256', head), size, head, path, written }
}

/**
 * The bytes of a stream, in memory of their own. Each piece is let go of as soon as it was copied, and never joined with
 * another one on the way.
 *
 * @throws Refusal UploadBroken, TooLarge
 */
function gatherBytes(stream: Readable, size: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const bytes = Buffer.allocUnsafeSlow(size)
  let length = 0
  const take = (piece: Buffer) => {
    if (length + piece.length > size) return end(() => reject(tooLarge(size)))
    bytes.set(piece, length)
    length += piece.length
    letGo(piece, stream)
  }
  const broken = (cause?: unknown) => end(() => reject(Object.assign(refuse('UploadBroken'), { cause })))
  const all = () => (length === size ? end(() => resolve(bytes)) : broken())
  const end = (settle: () => void) => {
    stream.off('data', take).off('end', all).off('close', broken).pause()
    settle()
  }
  if (stream.destroyed) broken()
  else stream.on('data', take).on('end', all).on('error', broken).on('close', broken)
  return promise
}

// A nearly full disk takes a part only, without an error; the next write tells.
async function writeWhole({ file, path }: { file: number; path: string }, bytes: Buffer): Promise<void> {
  try {
    for (let done = 0; done < bytes.length; )
      done += (await wrote(file, bytes, done, bytes.length - done, done)).bytesWritten
  } catch (error) {
    await removeFile(path)
    storageFailed(error)
  } finally {
    // All of it is on the disk, or is not wanted: there is nothing that closing would wait for.
    closeSync(file)
  }
}
