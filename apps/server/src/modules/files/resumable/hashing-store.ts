import { createHash, type Hash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { copyFile, link, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import type { HeldLock } from '../../../platform/database/session-locks.ts'
import { refuse } from '../../../platform/refusal.ts'
import { writeStream } from '../../../platform/storage/receive-stream.ts'
import type { Storage } from '../../../platform/storage/storage.ts'

const day = 24 * 3_600_000
// A hash is some hundred bytes; of uploads beyond that many the bytes are read once more at their end.
const mostHashes = 1_000

/** Of the first `length` bytes of a file that nobody else has written to since `changedAt`. */
interface Known {
  hash: Hash
  length: number
  changedAt: bigint
}

/**
 * Parts of uploads as files, hashed while they come: a large file is not read a second time at its end, unless the
 * server was started again or another one wrote to it meanwhile.
 */
export class HashingStore extends FileStore {
  /** The locks that this process holds, by the id of their upload. */
  readonly locks = new Map<string, HeldLock>()

  readonly #hashes = new Map<string, Known>()
  readonly #requireRoom: () => Promise<void>

  constructor({ partials, requireRoom }: Pick<Storage, 'partials' | 'requireRoom'>) {
    super({ directory: partials, expirationPeriodInMilliseconds: day })
    this.#requireRoom = requireRoom
  }

  pathOf(id: string): string {
    return join(this.directory, id)
  }

  /** Made for this user alone, before the library writes to them. */
  override async create(upload: Upload): Promise<Upload> {
    const path = this.pathOf(upload.id)
    for (const file of [path, `${path}.json`]) await (await open(file, 'wx', 0o600)).close()
    return super.create(upload)
  }

  /** Takes what comes; what came before a break is kept, to be gone on with. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const signal = this.locks.get(id)?.signal
    const stop = () => stream.destroy(refuse('Unavailable'))
    signal?.addEventListener('abort', stop, { once: true })
    const handle = await open(this.pathOf(id), 'r+')
    const hash = await this.#hashUpTo(id, offset)
    try {
      const target = { handle, hash, start: offset, signal, requireRoom: this.#requireRoom }
      await writeStream(stream, { ...target, limit: Number.MAX_SAFE_INTEGER })
      await handle.sync()
    } finally {
      signal?.removeEventListener('abort', stop)
      const { size, mtimeNs } = await handle.stat({ bigint: true })
      await handle.close()
      const isWhole = hash !== undefined && BigInt(offset + hash.length) === size
      if (isWhole && this.#hashes.size < mostHashes)
        this.#hashes.set(id, { hash: hash.hash, length: Number(size), changedAt: mtimeNs })
    }
    return (await stat(this.pathOf(id))).size
  }

  override async remove(id: string): Promise<void> {
    this.#hashes.delete(id)
    await super.remove(id)
  }

  /** SHA-256 of a whole upload. */
  async hashOf(id: string): Promise<string> {
    const { size } = await stat(this.pathOf(id))
    const known = await this.#known(id, size)
    // A copy, so that whoever finishes the upload after a failure need not read it again.
    if (known) return known.hash.copy().digest('hex')
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(this.pathOf(id), { highWaterMark: 1024 * 1024 }))
      hash.update(chunk as Buffer)
    return hash.digest('hex')
  }

  /**
   * A second name of the bytes that may be moved or dropped while the upload itself stays. Asked for again it is made
   * again where it is gone.
   */
  async lend(id: string): Promise<string> {
    const path = `${this.pathOf(id)}.whole`
    await link(this.pathOf(id), path).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return
      // Some file systems of other machines have no second names.
      if (error.code !== 'EPERM' && error.code !== 'ENOTSUP' && error.code !== 'EMLINK') throw error
      await copyFile(this.pathOf(id), path, constants.COPYFILE_EXCL)
    })
    return path
  }

  /** Drops an upload that is filed or refused. */
  async forget(id: string): Promise<void> {
    this.#hashes.delete(id)
    for (const name of [id, `${id}.json`]) await rm(this.pathOf(name), { force: true })
  }

  async #hashUpTo(
    id: string,
    offset: number,
  ): Promise<{ hash: Hash; length: number; update(chunk: Buffer): Hash } | undefined> {
    const known = await this.#known(id, offset)
    this.#hashes.delete(id)
    const hash = known?.hash ?? (offset === 0 ? createHash('sha256') : undefined)
    if (!hash) return undefined
    const counted = {
      hash,
      length: 0,
      update: (chunk: Buffer) => {
        counted.length += chunk.length
        return hash.update(chunk)
      },
    }
    return counted
  }

  async #known(id: string, length: number): Promise<Known | undefined> {
    const known = this.#hashes.get(id)
    if (known?.length !== length) return undefined
    const { size, mtimeNs } = await stat(this.pathOf(id), { bigint: true })
    return size === BigInt(length) && mtimeNs === known.changedAt ? known : undefined
  }
}
