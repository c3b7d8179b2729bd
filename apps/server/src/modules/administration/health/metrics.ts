import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import type { App } from '../../../platform/http/serve.ts'
import { refuse } from '../../../platform/refusal.ts'
import { getHealth } from './get-health.ts'
import { minutesSince } from './late-work.ts'

interface Metric {
  name: string
  help: string
  type: 'gauge' | 'counter'
  samples: { labels?: Record<string, string>; value: number }[]
}

/** Answers since the start, by status class; this process's own. */
const answered = new Map<string, number>()

/** `GET /metrics` in Prometheus's text format, for who sends METRICS_TOKEN as bearer; unknown without that setting. */
export function metricsRoutes({ fastify, contextOf }: App): void {
  fastify.addHook('onResponse', async (_request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    answered.set(status, (answered.get(status) ?? 0) + 1)
  })
  fastify.get('/metrics', async (request, reply) => {
    const ctx = await contextOf(request)
    if (!isScraper(ctx, request)) throw refuse('NotFound')
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(textOf(await measure(ctx)))
  })
}

function isScraper({ config }: Context, { headers }: FastifyRequest): boolean {
  const expected = Buffer.from(`Bearer ${config.METRICS_TOKEN ?? ''}`)
  const given = Buffer.from(headers.authorization ?? '')
  return config.METRICS_TOKEN !== undefined && given.length === expected.length && timingSafeEqual(given, expected)
}

async function measure(ctx: Context): Promise<Metric[]> {
  const { database, storage, mail, chain, queues, process: own } = await getHealth(ctx)
  const gauge = (name: string, help: string, value: number | null): Metric[] =>
    value === null ? [] : [{ name: `sinupan_${name}`, help, type: 'gauge', samples: [{ value }] }]
  const jobs = (['waiting', 'active', 'failed'] as const).flatMap((state) =>
    queues.map((queue) => ({ labels: { queue: queue.name, state }, value: queue[state] })),
  )
  const ages = queues.map(({ name, oldestWaitingAt }) => ({
    labels: { queue: name },
    value: Math.floor(minutesSince(ctx, oldestWaitingAt) * 60),
  }))
  const answers = [...answered].map(([status, value]) => ({ labels: { status }, value }))
  return [
    { name: 'sinupan_http_answers_total', help: 'Answers since the start', type: 'counter', samples: answers },
    { name: 'sinupan_jobs', help: 'Jobs by queue and state', type: 'gauge', samples: jobs },
    {
      name: 'sinupan_jobs_oldest_waiting_seconds',
      help: 'How long the oldest waiting job could have been done, by queue',
      type: 'gauge',
      samples: ages,
    },
    ...gauge('process_resident_bytes', 'Memory of this process', own.memoryBytes),
    ...gauge('process_uptime_seconds', 'Since this process started', Math.round(process.uptime())),
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

const escaped = (value: string) => value.replace(/[\\"\n]/g, (letter) => (letter === '\n' ? '\\n' : `\\${letter}`))

function textOf(metrics: readonly Metric[]): string {
  return metrics
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ labels = {}, value }) => {
        const given = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`)
        return `${name}${given.length > 0 ? `{${given.join(',')}}` : ''} ${value}`
      }),
      '',
    ])
    .join('\n')
}
