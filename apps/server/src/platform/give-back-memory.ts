import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

interface Quiet {
  /** How long hardly anything must have happened, in milliseconds. */
  quietMs?: number
  /** How much more than after the last time must be kept for it to be worth the pause, in bytes. */
  worthBytes?: number
  collect?: () => void
}

/** The part of the time that counts as hardly anything. */
const asleep = 0.1

/**
 * Gives back what V8 keeps for the next rush, once the process has been quiet: by itself it does so only where it believes that
 * allocation has slowed, which an idle server, that allocates a little and collects nothing, never tells it. Costs one pause of
 * some 0.2 s while nobody asks for anything. Returns how to stop.
 */
export function giveMemoryBackWhenQuiet({
  quietMs = 20_000,
  worthBytes = 64 * 2 ** 20,
  collect = collectEverything,
}: Quiet = {}): () => void {
  let before = performance.eventLoopUtilization()
  let kept = 0
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (utilization > asleep || process.memoryUsage().heapTotal - kept < worthBytes) return
    collect()
    kept = process.memoryUsage().heapTotal
  }, quietMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** Of the ways to collect that V8 offers this one alone empties its pool of pages too. */
function collectEverything(): void {
  setFlagsFromString('--expose-gc')
  const gc: (how: { type: 'major'; flavor: 'last-resort' }) => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  gc({ type: 'major', flavor: 'last-resort' })
}
