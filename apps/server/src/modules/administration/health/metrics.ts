import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import type { App } from '../../../platform/http/serve.ts'
import { gauge, type Metric, metricsText } from '../../../platform/metrics/metric.ts'
import { refuse } from '../../../platform/refusal.ts'
import { getHealth } from './get-health.ts'
import { minutesSince } from './late-work.ts'

/** `GET /metrics` in Prometheus's text format, for who sends METRICS_TOKEN as bearer; unknown without that setting. */
export function metricsRoutes({ fastify, contextOf, metrics }: App): void {
  metrics.add(measure)
  fastify.get('/metrics', async (request, reply) => {
    const ctx = await contextOf(request)
    if (!isScraper(ctx, request)) throw refuse('NotFound')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(metricsText(await metrics.collect(ctx)))
  })
}

function isScraper({ config }: Context, { headers }: FastifyRequest): boolean {
  const expected = Buffer.from(`Bearer ${config.METRICS_TOKEN ?? ''}`)
  const given = Buffer.from(headers.authorization ?? '')
  return config.METRICS_TOKEN !== undefined && given.length === expected.length && timingSafeEqual(given, expected)
}

async function measure(ctx: Context): Promise<Metric[]> {
  const { database, storage, mail, chain, queues } = await getHealth(ctx)
  const jobs = (['waiting', 'active', 'failed'] as const).flatMap((state) =>
    queues.map((queue) => ({ labels: { queue: queue.name, state }, value: queue[state] })),
  )
  const ages = queues.map(({ name, oldestWaitingAt }) => ({
    labels: { queue: name },
    value: Math.floor(minutesSince(ctx, oldestWaitingAt) * 60),
  }))
  return [
    { name: 'sinupan_jobs', help: 'Jobs by queue and state', type: 'gauge', samples: jobs },
    {
      name: 'sinupan_jobs_oldest_waiting_seconds',
      help: 'How long the oldest waiting job could have been done, by queue',
      type: 'gauge',
      samples: ages,
    },
    ...gauge('database_bytes', 'Size of the database', database.sizeBytes),
    ...gauge('database_connections', 'Connections to the database', database.connections),
    ...gauge('blobs', 'Stored blobs', storage.blobs),
    ...gauge('blob_bytes', 'Bytes of stored blobs', storage.blobBytes),
    ...gauge('blobs_missing', 'Blobs, or what was derived from them, found missing', storage.missingCount),
    ...gauge('storage_free_bytes', 'Free where uploads come in', storage.freeBytes),
    ...gauge('mails_waiting', 'Mails not sent yet', mail.waiting),
    ...gauge('mails_failed', 'Mails given up', mail.failed),
    ...gauge('facts_sealed', 'Facts in the chain', chain.sealedUpTo),
    ...gauge('facts_unsealed', 'Facts not in the chain yet', chain.unsealed),
  ]
}
