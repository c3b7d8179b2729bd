import type { RefusalCode } from '@sinupan/contract'
import type { FastifyReply } from 'fastify'

// The protocol's statuses are the clients' to act upon; the body is the API's.
const codes: Record<number, RefusalCode> = {
  404: 'NotFound',
  409: 'StateChanged',
  410: 'NotFound',
  413: 'TooLarge',
  415: 'TypeRefused',
  500: 'Internal',
}

/** Answers what the protocol refuses, in the API's shape. */
export async function answerTusError(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const message = (await response.text()).trim()
  const code = codes[response.status] ?? 'ValidationFailed'
  // What the protocol knows and this server does not is the request's fault in the API's words.
  return reply
    .code(response.status === 501 ? 400 : response.status)
    .send({ code, message, ...(code === 'ValidationFailed' ? { errors: { '': [message] } } : {}) })
}
