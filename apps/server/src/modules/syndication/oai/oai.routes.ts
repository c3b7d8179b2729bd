import { publicPlaces } from '@sinupan/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import type { App } from '../../../platform/http/serve.ts'
import { absolute } from '../addresses.ts'
import { readTimes } from '../editions.queries.ts'
import { requireModestPace } from '../modest-pace.ts'
import { el, type Xml, xmlDocument } from '../xml.ts'
import { isoSeconds, OaiError, type OaiRequest, readOaiRequest } from './oai-request.ts'
import { verbs } from './verbs.ts'

/** More than a form of OAI-PMH can fill. */
const formLimit = 16 * 1024

/** OAI-PMH 2.0 for libraries: GET, and POST as a form (3.1.1). */
export function oaiRoutes({ fastify, contextOf }: App): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply, asked: URLSearchParams) => {
    const ctx = await contextOf(request)
    await requireModestPace(ctx, request, 'harvest')
    const text = await answerOai(ctx, asked)
    return reply.type('text/xml; charset=utf-8').header('cache-control', 'no-cache').send(text)
  }
  fastify.get(publicPlaces.oai, (request, reply) =>
    answer(request, reply, new URL(request.url, 'http://x').searchParams),
  )
  void fastify.register(async (forms: FastifyInstance) => {
    const form = { parseAs: 'string', bodyLimit: formLimit } as const
    forms.addContentTypeParser('application/x-www-form-urlencoded', form, (_request, body, done) => done(null, body))
    forms.post(publicPlaces.oai, (request, reply) =>
      answer(request, reply, new URLSearchParams(typeof request.body === 'string' ? request.body : '')),
    )
  })
}

/** The whole answer to a request; what the protocol refuses is an answer too. */
async function answerOai(ctx: Context, asked: URLSearchParams): Promise<string> {
  const { now } = await readTimes(ctx.db)
  try {
    const request = readOaiRequest(asked)
    return envelope(ctx, { now, request }, await verbs[request.verb](ctx, request.given))
  } catch (error) {
    if (!(error instanceof OaiError)) throw error
    // Of what could not be read, nothing is repeated (3.2).
    const isRead = error.code !== 'badVerb' && error.code !== 'badArgument'
    const request = isRead ? readOaiRequest(asked) : undefined
    return envelope(ctx, { now, request }, el('error', { code: error.code }, error.message))
  }
}

function envelope(ctx: Context, about: { now: string; request: OaiRequest | undefined }, content: Xml): string {
  const { now, request } = about
  return xmlDocument(
    el(
      'OAI-PMH',
      {
        xmlns: 'http://www.openarchives.org/OAI/2.0/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
        'xsi:schemaLocation': 'http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd',
      },
      el('responseDate', {}, isoSeconds(now)),
      el('request', request ? { verb: request.verb, ...request.given } : {}, absolute(ctx.config, publicPlaces.oai)),
      content,
    ),
  )
}
