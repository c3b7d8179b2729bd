import { Readable } from 'node:stream'
import { Server } from '@tus/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import type { HeldLock } from '../../../platform/database/session-locks.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { HashingStore } from './hashing-store.ts'

export const uploadPath = '/api/Upload'

/** The tus protocol 1.0 over files in the storage's folder of partial uploads. */
export class TusServer {
  readonly store: HashingStore
  readonly #server: Server
  readonly #ids = new WeakMap<object, string>()
  readonly #refusals = new WeakMap<object, Refusal>()

  constructor({ storage, config }: Context) {
    const store = new HashingStore(storage)
    this.store = store
    this.#server = new Server({
      path: uploadPath,
      datastore: store,
      maxSize: config.UPLOAD_LIMIT,
      relativeLocation: true,
      // No other origin is let in; a page of ours needs no permission.
      allowedOrigins: [],
      namingFunction: (request) => this.#ids.get(request) ?? '',
      // The one that was judged. The library would look for one in the address, and behind its question mark too.
      getFileIdFromRequest: (request) => this.#ids.get(request),
      locker: {
        newLock: (id) => ({
          // Whoever calls `handle` holds the lock already; the library only hears when it is wanted elsewhere.
          lock: async (_signal, letGo) => store.locks.get(id)?.onWanted(() => void letGo()),
          unlock: async () => undefined,
        }),
      },
      onResponseError: (request, error) => {
        if (error instanceof Refusal) this.#refusals.set(request, error)
        return undefined
      },
    })
  }

  /**
   * Lets the protocol answer about one upload, whose lock the caller holds.
   *
   * @throws Refusal UploadBroken, StorageFailed; Unavailable when the lock was lost
   */
  async handle(request: FastifyRequest, { id, lock }: { id: string; lock?: HeldLock }): Promise<Response> {
    const webRequest = asWebRequest(request, id)
    this.#ids.set(webRequest, id)
    if (lock) this.store.locks.set(id, lock)
    try {
      const response = await this.#server.handleWeb(webRequest)
      const refusal = this.#refusals.get(webRequest)
      if (refusal) throw refusal
      return response
    } finally {
      this.store.locks.delete(id)
    }
  }
}

// The default of some kilobytes makes network and disk wait for each other.
const strategy = new ByteLengthQueuingStrategy({ highWaterMark: 2 * 1024 * 1024 })

// What the protocol speaks of. Other headers would have to be trusted for what the library makes of them.
const spokenOf = /^(tus-resumable|upload-[a-z-]+|content-type|content-length)$/

/** The request as the protocol needs it: at the address of the upload that was judged, whatever was asked for. */
function asWebRequest({ method, headers, raw }: FastifyRequest, id: string): Request {
  const given = new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && spokenOf.test(name) ? [[name, value]] : [],
    ),
  )
  const hasBody = method === 'PATCH' || method === 'POST'
  const body = hasBody ? { body: Readable.toWeb(raw, { strategy }) as ReadableStream, duplex: 'half' as const } : {}
  const address = new URL(`${uploadPath}/${id}`, 'http://localhost')
  return new Request(address, { method, headers: given, ...body })
}
