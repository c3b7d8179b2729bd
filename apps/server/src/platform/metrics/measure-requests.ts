import type { FastifyInstance } from 'fastify'
import type { Metric, Metrics } from './metric.ts'

/** Upper bounds in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

interface Timed {
  labels: { method: string; route: string }
  /** How many took no longer than the bound of the same place, and longer than the one before; the last: longer than all. */
  counts: number[]
  seconds: number
}

/** Counts this process's answers by status class, and how long they took by route: its pattern, never an address. */
export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  const answered = new Map<string, number>()
  const timed = new Map<string, Timed>()
  fastify.addHook('onResponse', async (request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    answered.set(status, (answered.get(status) ?? 0) + 1)
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown' }
    const key = `${labels.method} ${labels.route}`
    const one = timed.get(key) ?? { labels, counts: [...bounds, Infinity].map(() => 0), seconds: 0 }
    timed.set(key, one)
    const seconds = reply.elapsedTime / 1_000
    const place = bounds.findIndex((bound) => seconds <= bound)
    const index = place === -1 ? bounds.length : place
    one.counts[index] = (one.counts[index] ?? 0) + 1
    one.seconds += seconds
  })
  metrics.addOwn(() => [
    {
      name: 'sinupan_http_answers_total',
      help: 'Answers since the start',
      type: 'counter',
      samples: [...answered].map(([status, value]) => ({ labels: { status }, value })),
    },
    latency([...timed.values()]),
  ])
}

const latency = (timed: readonly Timed[]): Metric => ({
  name: 'sinupan_http_request_seconds',
  help: 'From the request to the last byte of its answer, by route',
  type: 'histogram',
  samples: timed.flatMap(samplesOf),
})

function samplesOf({ labels, counts, seconds }: Timed): Metric['samples'] {
  let total = 0
  const buckets = counts.map((count, index) => {
    total += count
    const bound = bounds[index]
    return { suffix: '_bucket', labels: { ...labels, le: bound === undefined ? '+Inf' : String(bound) }, value: total }
  })
  const sum = { suffix: '_sum', labels, value: Math.round(seconds * 1e6) / 1e6 }
  return [...buckets, sum, { suffix: '_count', labels, value: total }]
}
