import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
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
  const document = openApi(`Sinupan, ${config.INSTITUTION_NAME}`, beside)
  fastify.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(document)),
  )
  await fastify.register(swagger, { mode: 'static', specification: { document } } as unknown as Document)
  await fastify.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => policy,
  })
}
