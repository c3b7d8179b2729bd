import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'
import { gauge, type Metric, type Metrics } from './metric.ts'

// Each look wakes the process: a hundred a second were two thirds of what an idle server did. A hold that is shorter than this may
// pass unseen, and of a longer one up to so much.
const resolutionMs = 50
// Whoever collects measures asks every minute or sooner. While nobody does, nobody looks.
const watchedForMs = 300_000
const inSeconds = (nanoseconds: number) => Math.round(nanoseconds / 1e3) / 1e6

/** Adds what this process holds: memory, the delay of its event loop, its connections to the database by pool. */
export function measureProcess(metrics: Metrics, pools: Record<string, pg.Pool>): { stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  const disable = () => void delay.disable()
  const disabling = setTimeout(disable, watchedForMs).unref()
  const watched = () => {
    delay.enable()
    disabling.refresh()
    return loopDelay(delay)
  }
  metrics.addOwn(() => [...memory(), ...watched(), ...connections(pools)])
  return {
    stop: () => {
      clearTimeout(disabling)
      disable()
    },
  }
}

function memory(): Metric[] {
  const { rss, heapUsed, external } = process.memoryUsage()
  return [
    ...gauge('process_resident_bytes', 'Memory of this process', rss),
    ...gauge('process_heap_bytes', 'Its JavaScript objects', heapUsed),
    ...gauge('process_external_bytes', 'Its buffers and other memory outside of the heap', external),
    ...gauge('process_uptime_seconds', 'Since this process started', Math.round(process.uptime())),
  ]
}

/** Since it was asked the last time, so that one long hold is seen once and not for ever; 0 where it is asked for the first time. */
function loopDelay(delay: ReturnType<typeof monitorEventLoopDelay>): Metric[] {
  const over = (nanoseconds: number) => Math.max(0, inSeconds(nanoseconds - resolutionMs * 1e6))
  const quantiles = { '0.5': delay.percentile(50), '0.99': delay.percentile(99), '1': delay.max }
  // Nothing was measured yet: the histogram's own figures are then no numbers.
  const hasMeasured = delay.count > 0
  delay.reset()
  return [
    {
      name: 'sinupan_event_loop_delay_seconds',
      help: 'How late the event loop came to what was due, since this was asked before',
      type: 'gauge',
      samples: Object.entries(quantiles).map(([quantile, value]) => ({
        labels: { quantile },
        value: hasMeasured ? over(value) : 0,
      })),
    },
  ]
}

function connections(pools: Record<string, pg.Pool>): Metric[] {
  const states = (name: string, { totalCount, idleCount, waitingCount, options: { max } }: pg.Pool) =>
    Object.entries({ used: totalCount - idleCount, idle: idleCount, waiting: waitingCount, most: max }).map(
      ([state, value]) => ({ labels: { pool: name, state }, value }),
    )
  return [
    {
      name: 'sinupan_database_pool',
      help: 'Connections of this process by pool: in use, idle, asked for in vain so far, and the most there may be',
      type: 'gauge',
      samples: Object.entries(pools).flatMap(([name, pool]) => states(name, pool)),
    },
  ]
}
