import type { Context } from '../context.ts'

/** One measure in the words of Prometheus. */
export interface Metric {
  name: string
  help: string
  type: 'gauge' | 'counter' | 'histogram'
  samples: readonly Sample[]
}

interface Sample {
  /** What a histogram's sample is: `_bucket`, `_sum` or `_count`. */
  suffix?: string
  labels?: Record<string, string>
  value: number
}

export type MetricsSource = (ctx: Context) => readonly Metric[] | Promise<readonly Metric[]>

/** Where each part of the application puts what it measures; all of it is asked when `/metrics` is. */
export interface Metrics {
  add(source: MetricsSource): void
  /** Adds what a process measures of itself, and no other can. */
  addOwn(source: () => readonly Metric[]): void
  own(): Metric[]
  collect(ctx: Context): Promise<Metric[]>
}

export function metricsRegistry(): Metrics {
  const sources: MetricsSource[] = []
  const ofProcess: (() => readonly Metric[])[] = []
  const own = () => ofProcess.flatMap((source) => source())
  return {
    add: (source) => void sources.push(source),
    addOwn: (source) => void ofProcess.push(source),
    own,
    collect: async (ctx) => {
      const asked = await Promise.allSettled(sources.map(async (source) => source(ctx)))
      const missing = asked.filter(({ status }) => status === 'rejected').length
      return [
        ...together([...own(), ...asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))]),
        ...gauge('metrics_missing', 'Parts that could not be measured now, as without a database', missing),
      ]
    },
  }
}

/** Samples of one name stand together, whichever process they are of. */
const together = (metrics: readonly Metric[]): Metric[] =>
  [...Map.groupBy(metrics, ({ name }) => name).values()].flatMap(([first, ...others]) =>
    first ? { ...first, samples: [first, ...others].flatMap(({ samples }) => samples) } : [],
  )

/** A gauge of one value, or none where it is not known. */
export const gauge = (name: string, help: string, value: number | null): Metric[] =>
  value === null ? [] : [{ name: `sinupan_${name}`, help, type: 'gauge', samples: [{ value }] }]

const escaped = (value: string) => value.replace(/[\\"\n]/g, (letter) => (letter === '\n' ? '\\n' : `\\${letter}`))

/** Prometheus's text format, version 0.0.4. */
export function metricsText(metrics: readonly Metric[]): string {
  return metrics
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(({ suffix = '', labels = {}, value }) => {
        const given = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`)
        return `${name}${suffix}${given.length > 0 ? `{${given.join(',')}}` : ''} ${value}`
      }),
      '',
    ])
    .join('\n')
}
