import type { Metric, Metrics } from '../metrics/metric.ts'
import { busyness } from './busyness.ts'
import type { FromWebProcess, ToWebProcess } from './messages.ts'

/** Where a process that another began finds the port: after its three streams and the channel to the other. */
export const sharedPort = { fd: 4, host: '127.0.0.1' }

const beatMs = 1_000

/** What a process that answers requests beside the first one has to do with it. */
export interface FirstProcess {
  databaseUrl: string
  /** Tells that this one serves, and from then on how busy it is. */
  serve(own: Metrics): void
  /** What all processes measured. */
  metrics(): Promise<Metric[]>
}

/**
 * Waits for the first process's word to begin. Signals are its to hear: Ctrl-C reaches both, and this one ends when it is told
 * to, or with it.
 *
 * @param end ends everything in order; what is still running after the seconds is cut off
 */
export function firstProcess(end: (seconds: number) => Promise<void>): Promise<FirstProcess> {
  const say = (word: FromWebProcess) => process.send?.(word)
  const waiting = new Map<number, (metrics: Metric[]) => void>()
  let asked = 0
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  process.on('disconnect', () => process.exit(1))
  return new Promise((resolve) => {
    process.on('message', (word: ToWebProcess) => {
      if ('end' in word)
        end(word.end).then(
          () => process.exit(0),
          () => process.exit(1),
        )
      if ('metrics' in word) {
        waiting.get(word.of)?.([...word.metrics])
        waiting.delete(word.of)
      }
      if ('begin' in word)
        resolve({
          databaseUrl: word.begin.databaseUrl,
          serve: (own) => {
            const busy = busyness()
            setInterval(() => say({ busy: busy(), metrics: own.own() }), beatMs)
          },
          metrics: () => {
            const { promise, resolve } = Promise.withResolvers<Metric[]>()
            asked += 1
            waiting.set(asked, resolve)
            say({ wantsMetrics: asked })
            return promise
          },
        })
    })
  })
}
