import { createHash } from 'node:crypto'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { openApi } from './openapi.ts'
import type { Json } from './openapi-schemas.ts'

type Document = Extract<Parameters<typeof swagger>[1], { mode: 'static' }>

/** `/api/openapi.json`, and the same to browse at `/api/docs`. `beside`: paths that no endpoint of the contract describes. */
export async function serveApiDocs(
  fastify: FastifyInstance,
  config: Config,
  beside: Record<string, Json>,
): Promise<void> {
  // Written when somebody asks first: it takes half as long as all else of a start. The browsable page holds the document
  // that it was given, which is filled then.
  const document: Json = {}
  let isDescribed = false
  const describe = (): Json => {
    if (!isDescribed) Object.assign(document, openApi(`Sinupan, ${config.INSTITUTION_NAME}`, beside))
    isDescribed = true
    return document
  }
  const send = sender(describe)
  fastify.get('/api/openapi.json', async (request, reply) => send(request, reply))
  await fastify.register(swagger, { mode: 'static', specification: { document } } as unknown as Document)
  await fastify.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => policy,
    uiHooks: {
      onRequest: async (request, reply) => {
        describe()
        // The page's own copy would be written anew for each who asks.
        return request.url.split('?')[0]?.toLowerCase() === '/api/docs/json' ? send(request, reply) : undefined
      },
    },
  })
}

/** Sends a document that stays as it is: written once, and not at all to whom has it (ETag, 304). */
function sender(describe: () => Json): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  let known: { written: Buffer; tag: string } | undefined
  return (request, reply) => {
    known ??= taggedJson(describe())
    const { written, tag } = known
    reply.header('cache-control', 'public, no-cache').header('etag', tag)
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(written)
  }
}

function taggedJson(document: Json): { written: Buffer; tag: string } {
  const written = Buffer.from(JSON.stringify(document))
  return { written, tag: `"${createHash('sha1').update(written).digest('base64url')}"` }
}
