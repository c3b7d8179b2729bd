import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'

const ownBuild = join(import.meta.dirname, '../../../../web/dist')

/** Serves the built web application: assets for ever (their names carry their content), every page as index.html. */
export async function serveWeb(fastify: FastifyInstance, built = ownBuild): Promise<void> {
  const index = join(built, 'index.html')
  if (!existsSync(index)) throw new Error('The web application was not built yet. Run npm run build.')
  const page = await readFile(index)
  const small = existsSync(`${index}.br`) ? await readFile(`${index}.br`) : undefined
  await fastify.register(fastifyStatic, {
    root: built,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isAsset = path.includes('/assets/')
      void reply.header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  fastify.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
    if (!wantsPage || request.url.startsWith('/api/') || request.url.startsWith('/assets/')) throw refuse('NotFound')
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (!small || !/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(page)
    return reply.header('content-encoding', 'br').send(small)
  })
}
