import { Readable } from 'node:stream'
import { Server } from '@tus/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { HashingStore } from './hashing-store.ts'
import { newUploadId } from './upload-id.ts'

export const uploadPath = '/api/Upload'

/** The tus protocol 1.0 over files in the storage's folder of partial uploads. */
export class TusServer {
  readonly store: HashingStore
  readonly #server: Server
  readonly #ids = new WeakMap<object, string>()
  readonly #refusals = new WeakMap<object, Refusal>()

  constructor({ storage, config }: Context) {
    this.store = new HashingStore(storage)
    this.#server = new Server({
      path: uploadPath,
      datastore: this.store,
      maxSize: config.UPLOAD_LIMIT,
      relativeLocation: true,
      // No other origin is let in; a page of ours needs no permission.
      allowedOrigins: [],
      namingFunction: (request) => this.#ids.get(request) ?? '',
      onResponseError: (request, error) => {
        if (error instanceof Refusal) this.#refusals.set(request, error)
        return undefined
      },
    })
  }

  /**
   * Lets the protocol answer. Answers its response and the id of the upload that was made or meant.
   *
   * @throws Refusal UploadBroken, StorageFailed
   */
  async handle(ctx: Context, request: FastifyRequest, uploadId?: string): Promise<{ response: Response; id: string }> {
    const id = uploadId ?? (ctx.actor.kind === 'user' ? newUploadId(ctx.secrets, ctx.actor.userId) : '')
    const webRequest = asWebRequest(request)
    this.#ids.set(webRequest, id)
    const response = await this.#server.handleWeb(webRequest)
    const refusal = this.#refusals.get(webRequest)
    if (refusal) throw refusal
    return { response, id }
  }
}

// The default of some kilobytes makes network and disk wait for each other.
const strategy = new ByteLengthQueuingStrategy({ highWaterMark: 2 * 1024 * 1024 })

function asWebRequest({ method, url, headers, raw }: FastifyRequest): Request {
  const given = new Headers(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && !/^(connection|transfer-encoding|expect|upgrade|keep-alive)$/.test(name)
        ? [[name, value]]
        : [],
    ),
  )
  const hasBody = method === 'PATCH' || method === 'POST'
  const body = hasBody ? { body: Readable.toWeb(raw, { strategy }) as ReadableStream, duplex: 'half' as const } : {}
  return new Request(new URL(url, 'http://localhost'), { method, headers: given, ...body })
}
