import type { Readable } from 'node:stream'
import { Readable as NodeReadable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'
import { matchesTag, type Part, parseRange } from './byte-range.ts'
import { contentDisposition, type Disposition } from './content-disposition.ts'
import { type Pieces, sendPieces } from './send-pieces.ts'

/** Bytes to be sent, with what a client is told about them. */
export interface Sendable {
  size: number
  /** What identifies the content, without quotes; the same tag means the same bytes. */
  tag: string
  contentType: string
  fileName: string
  disposition: Disposition
  /** The Content-Security-Policy of its own; nothing active runs under the default. */
  policy?: string
  isPublic?: boolean
  /** Kept nowhere, not by the browser either: of what is read on somebody else's machine nothing is left there. */
  isUnkept?: boolean
  /** An internal address of the proxy that has the bytes too; without it they are all sent from here. */
  place?: (() => Promise<string>) | undefined
  /** Few bytes at once. */
  read?(part: Part): Promise<Buffer>
  /** Many bytes in pieces; without it they are streamed. */
  pieces?(part: Part): Promise<Pieces>
  open(part: Part): Promise<Readable>
}

/** What the request asks of the bytes. */
export interface Asked {
  isUnchanged: boolean
  /** Undefined: the whole. */
  part: Part | undefined
}

interface First {
  /** What has to be done before the first byte goes out, such as writing down who reads. */
  first?: Promise<void> | undefined
}

const inertPolicy = "default-src 'none'; sandbox; frame-ancestors 'self'"
const readAtOnce = 256 * 1024

/** Conditions and ranges of a request. @throws Refusal RangeNotSatisfiable */
export function askedOf(request: FastifyRequest, { size, tag }: { size: number; tag: string }): Asked {
  const { headers } = request
  const etag = `"${tag}"`
  if (matchesTag(headers['if-none-match'], etag)) return { isUnchanged: true, part: undefined }
  const ifRange = headers['if-range']
  if (ifRange !== undefined && ifRange !== etag) return { isUnchanged: false, part: undefined }
  const part = parseRange(headers.range, size)
  if (part === 'unsatisfiable') throw refuse('RangeNotSatisfiable', { headers: { 'content-range': `bytes */${size}` } })
  return { isUnchanged: false, part }
}

/**
 * Sends bytes: whole, in part, or not at all where the client has them. What is cached must be asked for again each
 * time, so that a right that ends is ended there too.
 */
export async function sendBytes(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  what: Sendable,
  { first, ...asked }: Asked & First = askedOf(request, what),
): Promise<FastifyReply> {
  if (asked.isUnchanged) {
    await first
    describe(reply, what)
    return reply.code(304).send()
  }
  const part = asked.part ?? { start: 0, end: what.size - 1 }
  const length = part.end - part.start + 1
  if (what.place && request.method !== 'HEAD' && mayHandOver(request, asked, length)) {
    await first
    const place = await what.place()
    describe(reply, what)
    return reply.code(200).header('x-accel-redirect', place).send('')
  }
  // A stream without bytes: Fastify would count any other empty payload as the length.
  const isEmpty = request.method === 'HEAD' || length === 0
  // Opened before anything is said of it: bytes that are not there are answered as any other error is.
  const payload = isEmpty ? NodeReadable.from([]) : await openPart(what, { part, length, first })
  await first
  describe(reply, what)
  reply.code(asked.part ? 206 : 200).header('content-length', length)
  if (asked.part) reply.header('content-range', `bytes ${part.start}-${part.end}/${what.size}`)
  return isStreamOrBuffer(payload) ? reply.send(payload) : sendPieces(reply, payload)
}

/**
 * Whether a trusted proxy asks, and for what it understands as it is understood here: the whole or one part. What else a client
 * may write is answered from here.
 */
const mayHandOver = ({ ips, headers }: FastifyRequest, { part }: Asked, length: number): boolean =>
  (ips?.length ?? 0) > 1 && length > 0 && (part !== undefined || headers.range === undefined)

type Payload = Buffer | Readable | Pieces
const isStreamOrBuffer = (payload: Payload): payload is Buffer | Readable =>
  Buffer.isBuffer(payload) || payload instanceof NodeReadable

// Few bytes are read meanwhile; what has to be closed again is opened when nothing else stands in the way.
async function openPart(
  what: Sendable,
  { part, length, first }: { part: Part; length: number } & First,
): Promise<Payload> {
  if (what.read && length <= readAtOnce) return (await Promise.all([what.read(part), first]))[0]
  await first
  return what.pieces ? what.pieces(part) : what.open(part)
}

function describe(reply: FastifyReply, what: Sendable): void {
  reply
    .header('content-type', what.contentType)
    .header('content-disposition', contentDisposition(what.disposition, what.fileName))
    .header('content-security-policy', what.policy ?? inertPolicy)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('x-content-type-options', 'nosniff')
    .header('etag', `"${what.tag}"`)
    .header('accept-ranges', 'bytes')
    .header('cache-control', cachingOf(what))
}

const cachingOf = ({ isUnkept, isPublic }: Sendable) =>
  isUnkept ? 'private, no-store' : isPublic ? 'public, no-cache' : 'private, no-cache'
