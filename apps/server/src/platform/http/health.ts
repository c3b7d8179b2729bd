import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { isMigrated } from '../database/migrate.ts'
import type { Storage } from '../storage/storage.ts'

/** `/healthz`: the process answers. `/readyz`: database, schema and storage do; 503 with what does not. */
export function serveHealth(fastify: FastifyInstance, { pool, storage }: { pool: pg.Pool; storage: Storage }): void {
  fastify.get('/healthz', async () => ({ status: 'ok' }))
  fastify.get('/readyz', async (_request, reply) => {
    const checks = {
      database: await isFine(() => pool.query('select 1')),
      migrations: await isFine(async () => {
        if (!(await isMigrated(pool))) throw new Error('migrations are missing')
      }),
      storage: await isFine(() => storage.check()),
    }
    const isReady = Object.values(checks).every(Boolean)
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', checks })
  })
}

const isFine = (check: () => Promise<unknown>): Promise<boolean> =>
  check().then(
    () => true,
    () => false,
  )
