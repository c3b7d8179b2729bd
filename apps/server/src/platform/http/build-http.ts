import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import multipart from '@fastify/multipart'
import { longestParam, sayings, unholdableTexts } from '@sinupan/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { logStream } from '../log/logging.ts'
import { refuse, refuseField } from '../refusal.ts'
import { answerBroken, answerError } from './answer-error.ts'
import { compressAnswers } from './compress.ts'
import { readJson } from './read-json.ts'
import { securityHeaders } from './security-headers.ts'
import { trustOf } from './trust-proxy.ts'

const jsonLimit = 2 * 1024 * 1024

/** Fastify with what holds for every answer: headers, limits, ids, errors. */
export async function buildHttp(config: Config): Promise<FastifyInstance> {
  const fastify: FastifyInstance = Fastify({
    logger:
      config.LOG_LEVEL === 'silent'
        ? false
        : {
            level: config.LOG_LEVEL,
            redact: ['req.headers.authorization'],
            serializers: { req: briefly },
            ...logStream(config),
          },
    bodyLimit: jsonLimit,
    trustProxy: trustOf(config),
    genReqId: () => randomUUID(),
    // How long a part of an address may be is judged by the contract, which says so.
    routerOptions: { caseSensitive: false, maxParamLength: 2 * longestParam, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // A connection that is kept is opened anew now and then, so that a process that came later gets its share.
    maxRequestsPerSocket: 1_000,
    clientErrorHandler: answerBroken,
    // An address that can’t be decoded never comes as far as a hook.
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply.header('x-request-id', request.id))
    },
    // Answers are written by schema; what comes in is judged by the contract.
    ajv: { customOptions: { strict: false } },
  })
  fastify.setErrorHandler(answerError)
  readJson(fastify)
  const security = securityHeaders(config)
  fastify.addHook('onRequest', async (request, reply) => {
    reply.headers(security).header('x-request-id', request.id)
    requireHoldable(request.headers)
    requireShortBoundary(request.headers)
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store')
  })
  compressAnswers(fastify)
  await fastify.register(multipart, {
    limits: { fileSize: config.UPLOAD_LIMIT, files: 1_000, fields: 50, fieldSize: 1024 * 1024 },
  })
  return fastify
}

/** Of the headers some are kept, such as the agent of a session. @throws Refusal ValidationFailed */
function requireHoldable(headers: IncomingHttpHeaders): void {
  const [first] = unholdableTexts(headers)
  if (first) throw refuseField(String(first[0]), sayings.unholdable)
}

// What divides a form's parts has 70 characters at most (RFC 2046); its reader fails at 256. @throws Refusal ValidationFailed
function requireShortBoundary({ 'content-type': type = '' }: IncomingHttpHeaders): void {
  if (/boundary=.{201}/i.test(type)) throw refuseField('', sayings.unreadableRequest)
}

// A ticket in an address is a right for ten minutes, so no address is logged with its query.
function briefly(request: { method?: string; url?: string }) {
  return { method: request.method, url: request.url?.split('?')[0]?.replace(/(\/Download\/)[^/]+/i, '$1…') }
}

/** An unknown address of the API is a 404 like any other. */
export function refuseUnknownApi(fastify: FastifyInstance): void {
  fastify.all('/api/*', async () => {
    throw refuse('NotFound')
  })
}
