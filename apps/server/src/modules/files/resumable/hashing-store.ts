import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { FileStore } from '@tus/file-store'
import { appendStream } from '../../../platform/storage/receive-stream.ts'
import type { Storage } from '../../../platform/storage/storage.ts'

const day = 24 * 3_600_000
// A hash is some hundred bytes; of uploads beyond that many the bytes are read once more at their end.
const mostHashes = 1_000

/**
 * Parts of uploads as files, hashed while they come: a large file is not read a second time at its end, unless the
 * server was started again meanwhile.
 */
export class HashingStore extends FileStore {
  readonly #hashes = new Map<string, { hash: Hash; length: number }>()

  readonly #requireRoom: () => Promise<void>

  constructor({ partials, requireRoom }: Pick<Storage, 'partials' | 'requireRoom'>) {
    super({ directory: partials, expirationPeriodInMilliseconds: day })
    this.#requireRoom = requireRoom
  }

  pathOf(id: string): string {
    return join(this.directory, id)
  }

  /** Appends what comes; what came before a break is kept, to be gone on with. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const known = this.#hashes.get(id)
    const hash = known?.length === offset ? known.hash : offset === 0 ? createHash('sha256') : undefined
    this.#hashes.delete(id)
    const handle = await open(this.pathOf(id), 'a')
    try {
      await appendStream(stream, { handle, hash, limit: Number.MAX_SAFE_INTEGER, requireRoom: this.#requireRoom })
      await handle.sync()
    } finally {
      const { size } = await handle.stat()
      await handle.close()
      if (hash && this.#hashes.size < mostHashes) this.#hashes.set(id, { hash, length: size })
    }
    return (await stat(this.pathOf(id))).size
  }

  override async remove(id: string): Promise<void> {
    this.#hashes.delete(id)
    await super.remove(id)
  }

  /** SHA-256 of a whole upload that was moved to `path`. */
  async takeHash(id: string, path: string): Promise<string> {
    const known = this.#hashes.get(id)
    this.#hashes.delete(id)
    if (known?.length === (await stat(path)).size) return known.hash.digest('hex')
    const hash = createHash('sha256')
    for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(chunk as Buffer)
    return hash.digest('hex')
  }
}
