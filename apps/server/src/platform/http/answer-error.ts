import type { Socket } from 'node:net'
import { refusals, sayings } from '@sinupan/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOf } from '../database/constraints.ts'
import { Refusal, refuse, refuseField } from '../refusal.ts'

/** Turns whatever was thrown into the answer of the API's error table. Nothing of ours leaves the server. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFrom(error)
  const { status } = refusals[refusal.code]
  if (status >= 500) request.log.error({ err: error }, 'request failed')
  const { headers } = refusal.details as { headers?: Record<string, string> }
  if (headers) reply.headers(headers)
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(bodyOf(refusal, request.id))
}

/** What the API's error table says of a refusal. */
export function bodyOf({ code, message, details }: Refusal, requestId: string): Record<string, unknown> {
  const { headers: _, ...told } = details
  return { code, message, ...told, ...(refusals[code].status >= 500 && { requestId }) }
}

const isUnreachable = (code: string) =>
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|57P0[123]|08\w{3}|53300)$/.test(code)

const isAboutJson = (code: string, error: unknown) => /JSON/.test(code) || error instanceof SyntaxError
// query_canceled by statement_timeout, lock_not_available, and a transaction that idled or lasted too long.
const isOverdue = (code: string) => /^(57014|55P03|25P0[34])$/.test(code)
const isPoolTimeout = (message: string) => message.startsWith('timeout exceeded when trying to connect')
// Of pg: what was lost under a statement, and what was found lost by the next one.
const isLostConnection = (message: string) => /Connection terminated|is not queryable/.test(message)
const overdue = 'The database is busy, and this took too long. Nothing was changed. Try again in a moment.'
const retryLater = { headers: { 'retry-after': '5' } }

/** Whether what was thrown says nothing of the work, but that the database went away meanwhile. */
export function isWorthAnotherTry(error: unknown): boolean {
  if (error instanceof Refusal) return false
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return isUnreachable(code) || isPoolTimeout(message) || isLostConnection(message)
}

/** Whatever was thrown, as the refusal that is told. */
export function refusalFrom(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const spoken = refusalOf(error)
  if (spoken) return refuse(spoken)
  const { statusCode = 500, code = '', message = '' } = error as FastifyError
  if (statusCode === 413) return refuse('TooLarge')
  if (statusCode === 415) return refuse('TypeRefused', {}, 'Send JSON.')
  if (statusCode === 429) return refuse('TooManyRequests')
  if (statusCode >= 400 && statusCode < 500)
    return refuseField('', isAboutJson(code, error) ? sayings.noJson : sayings.unreadableRequest)
  if (isOverdue(code) || isPoolTimeout(message)) return refuse('Unavailable', retryLater, overdue)
  return refuse(isLostConnection(message) || isUnreachable(code) ? 'Unavailable' : 'Internal')
}

/** Answers what is no HTTP, or holds what HTTP can't, such as NUL in a header; the connection ends with it. */
export function answerBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const { code, message, details } = refuseField('', sayings.unreadableRequest)
  const body = JSON.stringify({ code, message, ...details })
  const head = ['HTTP/1.1 400 Bad Request', 'content-type: application/json; charset=utf-8', 'connection: close']
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  socket.destroy(error)
}
