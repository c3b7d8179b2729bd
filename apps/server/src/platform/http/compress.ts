import { promisify } from 'node:util'
import { brotliCompress, constants, zstdCompress } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { json } from './writing.ts'

/** Below this an answer travels in one or two packets, however it is written. */
const worthBytes = 2_048

const zstd = promisify(zstdCompress)
const brotli = promisify(brotliCompress)

// In the order of what they cost. Each writes a list of fifty as a seventh of it, in a third of a millisecond of another
// thread. Gzip takes twice as long, and whoever takes nothing better is a program nearby: browsers do over https.
type Coding = readonly [name: string, compress: (text: string | Buffer) => Promise<Buffer>]
const codings: readonly Coding[] = [
  ['zstd', (text) => zstd(text, { params: { [constants.ZSTD_c_compressionLevel]: 3 } })],
  ['br', (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
]

/**
 * Compresses answers that are texts of some length, or JSON that was written as bytes, for callers who take that; streams and
 * files go as they are.
 */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (!isText(reply, payload) || payload.length < worthBytes || isWhole(reply)) return payload
    vary(reply)
    const taken = takenBy(String(request.headers['accept-encoding'] ?? ''))
    const coding = codings.find(([name]) => taken.has(name))
    if (!coding) return payload
    const [name, compress] = coding
    const compressed = await (typeof payload === 'string' ? compress(payload) : compressOnce(payload, coding))
    reply.header('content-encoding', name).removeHeader('content-length')
    weaken(reply)
    return compressed
  })
}

const compressedOf = new WeakMap<Buffer, Map<string, Promise<Buffer>>>()

// Bytes that are kept are sent again; what they were compressed to is kept as long as they are.
function compressOnce(bytes: Buffer, [name, compress]: Coding): Promise<Buffer> {
  const known = compressedOf.get(bytes) ?? new Map<string, Promise<Buffer>>()
  compressedOf.set(bytes, known)
  const compressed = known.get(name) ?? compress(bytes)
  known.set(name, compressed)
  compressed.catch(() => known.delete(name))
  return compressed
}

const isText = (reply: FastifyReply, payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || (Buffer.isBuffer(payload) && reply.getHeader('content-type') === json)

/** As it is to go: written by who made it, or without its body. */
const isWhole = (reply: FastifyReply): boolean => reply.hasHeader('content-encoding') || reply.statusCode === 304

/** The codings that a caller takes, by `Accept-Encoding` (RFC 9110, 12.5.3). */
function takenBy(header: string): Set<string> {
  const parts = header.split(',').map((part) => part.split(';').map((word) => word.trim().toLowerCase()))
  return new Set(parts.filter(([, quality]) => !quality || !/^q=0(\.0*)?$/.test(quality)).map(([name = '']) => name))
}

function vary(reply: FastifyReply): void {
  const before = String(reply.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(before)) reply.header('vary', before ? `${before}, accept-encoding` : 'accept-encoding')
}

// A strong tag would say that both ways of writing it are the same bytes.
function weaken(reply: FastifyReply): void {
  const tag = reply.getHeader('etag')
  if (typeof tag === 'string' && !tag.startsWith('W/')) reply.header('etag', `W/${tag}`)
}
