import { isUtf8 } from 'node:buffer'
import { refusals, sayings } from '@sinupan/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { type HeldLock, LockBusy, type SessionLocks } from '../../../platform/database/session-locks.ts'
import type { App } from '../../../platform/http/serve.ts'
import { Refusal, refuse, refuseField } from '../../../platform/refusal.ts'
import { tooLarge } from '../../../platform/storage/receive-stream.ts'
import { requireTarget } from '../upload-target.ts'
import { finishUpload, readMetadata, type Whole } from './finish-upload.ts'
import { deleteFinished, type Finished, findFinished, requireAtEnd } from './finished-upload.ts'
import { answerTusError } from './tus-errors.ts'
import { TusServer, uploadPath } from './tus-server.ts'
import { isOwnUpload, newUploadId, uploadIdOf } from './upload-id.ts'
import { addWhole, comesWhole, keyOf } from './whole-upload.ts'

const spoken = '1.0.0'

/**
 * Uploads that can be gone on with after a break: the tus protocol 1.0 with creation, creation-with-upload, termination
 * and expiration. An upload is of the user who began it; the answer that completes it names what it became.
 */
export function resumableRoutes(app: App): void {
  void app.fastify.register(async (scope) => {
    // The bytes are left to the protocol.
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null))
    let tus: TusServer | undefined
    const withTus = (handle: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
      reply.header('tus-resumable', spoken)
      if (request.method !== 'OPTIONS' && request.headers['tus-resumable'] !== spoken) return refuseVersion(reply)
      try {
        const ctx = await app.contextOf(request)
        tus ??= new TusServer(ctx)
        return await handle({ ctx, tus, locks: app.locks, request, reply })
      } catch (error) {
        return answerBusy(error, request, reply)
      }
    }
    routeAll(scope, withTus)
  })
}

/**
 * Locked, come again: an upload that others are at. So is one that can't be looked for at the moment, since clients take
 * any other failure of a HEAD for the loss of the upload, and begin from nothing.
 */
function answerBusy(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isPassing = !(error instanceof Refusal) || refusals[error.code].status >= 500
  // What is still coming is not read any more.
  if (isPassing) reply.header('connection', 'close')
  if (!(error instanceof LockBusy) && !(request.method === 'HEAD' && isPassing)) throw error
  request.log.warn({ err: error }, 'an upload is not to be had at the moment')
  return reply.code(423).send({ code: 'StateChanged', message: refusals.Unavailable.message })
}

function refuseVersion(reply: FastifyReply): FastifyReply {
  const message = `Speak version ${spoken} of the tus protocol.`
  const body = { code: 'ValidationFailed', message, errors: { 'Tus-Resumable': [message] } }
  return reply.code(412).header('tus-version', spoken).send(body)
}

interface Call {
  ctx: Context
  tus: TusServer
  locks: SessionLocks
  request: FastifyRequest
  reply: FastifyReply
}
type Handler = (call: Call) => Promise<FastifyReply>

function routeAll(
  scope: FastifyInstance,
  withTus: (handle: Handler) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  scope.route({ method: 'OPTIONS', url: uploadPath, handler: withTus(discover) })
  scope.route({ method: 'POST', url: uploadPath, handler: withTus(create) })
  scope.route({ method: ['HEAD', 'PATCH'], url: `${uploadPath}/:id`, handler: withTus(goOn) })
  scope.route({ method: 'DELETE', url: `${uploadPath}/:id`, handler: withTus(terminate) })
}

async function discover({ tus, request, reply }: Call): Promise<FastifyReply> {
  return pass(reply, await tus.handle(request, { id: '' }))
}

/** Begins an upload; name, place, right and size are judged before anything is sent. */
async function create(call: Call): Promise<FastifyReply> {
  const { ctx, request } = call
  if (ctx.actor.kind !== 'user') throw refuse('Unauthenticated')
  const length = Number(request.headers['upload-length'] ?? Number.NaN)
  if (!Number.isSafeInteger(length) || length < 0)
    throw refuse('ValidationFailed', { errors: { 'Upload-Length': ['Say how many bytes will come.'] } })
  if (length > ctx.config.UPLOAD_LIMIT) throw tooLarge(ctx.config.UPLOAD_LIMIT)
  const metadata = metadataOf(request)
  const { secrets, actor } = ctx
  const key = keyOf(request)
  if (comesWhole(request, length)) {
    const id = key ? uploadIdOf(secrets, key, actor.userId) : newUploadId(secrets, actor.userId)
    return answerWhole(call, { id, size: length, metadata })
  }
  await requireTarget(ctx, readMetadata(metadata).target)
  return alone(call, newUploadId(secrets, actor.userId), handleAndFinish)
}

async function answerWhole({ ctx, request, reply }: Call, whole: Whole): Promise<FastifyReply> {
  const finished = await addWhole(ctx, request.raw, whole)
  reply.headers({ location: `${uploadPath}/${whole.id}`, 'upload-offset': whole.size })
  return tell(reply, finished).code(201).send()
}

/** Takes more bytes, or tells how many there are; whatever makes an upload whole also finishes it. */
function goOn(call: Call): Promise<FastifyReply> {
  return alone(call, requireOwn(call), async ({ ctx, tus, request, reply }, held) => {
    const done = await findFinished(ctx, held.id)
    if (!done) return handleAndFinish({ ctx, tus, request, reply }, held)
    if (request.method === 'PATCH') requireAtEnd(request.headers, done.size)
    reply.headers({ 'upload-offset': done.size, 'upload-length': done.size, 'cache-control': 'no-store' })
    return tell(reply, done)
      .code(request.method === 'HEAD' ? 200 : 204)
      .send()
  })
}

function terminate(call: Call): Promise<FastifyReply> {
  return alone(call, requireOwn(call), async ({ ctx, tus, request, reply }, held) => {
    if (await findFinished(ctx, held.id)) {
      await deleteFinished(ctx.db, held.id)
      return reply.code(204).send()
    }
    const response = await tus.handle(request, held)
    return response.ok ? pass(reply, response) : answerTusError(reply, response)
  })
}

type Alone = Omit<Call, 'locks'>
interface Held {
  id: string
  lock: HeldLock
}

/** One request at a time is at an upload, on whichever server; who is at it hears when another one comes. */
const alone = (
  { locks, ...call }: Call,
  id: string,
  work: (call: Alone, held: Held) => Promise<FastifyReply>,
): Promise<FastifyReply> => locks.hold('upload', id, (lock) => work(call, { id, lock }))

async function handleAndFinish({ ctx, tus, request, reply }: Alone, held: Held): Promise<FastifyReply> {
  const response = await tus.handle(request, held)
  if (!response.ok) return answerTusError(reply, response)
  return pass(reply, response, await finishIfWhole(ctx, tus, held.id))
}

function requireOwn({ ctx, request }: Call): string {
  const { actor, secrets } = ctx
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  const { id } = request.params as { id: string }
  if (!isOwnUpload(secrets, id, actor.userId)) throw refuse('NotFound')
  return id
}

async function finishIfWhole(ctx: Context, tus: TusServer, id: string): Promise<Finished | undefined> {
  const { size, offset, metadata } = await tus.store.getUpload(id)
  if (size === undefined || offset !== size) return undefined
  return finishUpload(ctx, tus.store, { id, size, metadata: metadata ?? {} })
}

/** Names what an upload became, and whose twin it is: as percent-encoded JSON, since names are no header's letters. */
function tell(reply: FastifyReply, { documentId, fileId, numberedName, duplicateOf }: Finished): FastifyReply {
  reply.headers({ 'sinupan-document': documentId, 'sinupan-file': fileId })
  if (numberedName !== undefined) reply.header('sinupan-name', encodeURIComponent(numberedName))
  if (duplicateOf.length > 0) reply.header('sinupan-duplicates', encodeURIComponent(JSON.stringify(duplicateOf)))
  return reply
}

function pass(reply: FastifyReply, response: Response, finished?: Finished): FastifyReply {
  for (const [name, value] of response.headers) if (!/^(content-|access-control-)/.test(name)) reply.header(name, value)
  if (finished) tell(reply, finished)
  return reply.code(response.status).send()
}

/** @throws Refusal ValidationFailed */
function metadataOf(request: FastifyRequest): Record<string, string> {
  const header = request.headers['upload-metadata']
  const metadata: Record<string, string> = {}
  for (const pair of typeof header === 'string' ? header.split(',') : []) {
    const [key = '', value = ''] = pair.trim().split(' ')
    const bytes = Buffer.from(value, 'base64')
    if (!isUtf8(bytes)) throw refuseField(key, sayings.notUtf8)
    metadata[key] = bytes.toString('utf8')
  }
  return metadata
}
