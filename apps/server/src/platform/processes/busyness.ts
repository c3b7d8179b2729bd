import { performance } from 'node:perf_hooks'

/** Tells which part of the time since it was asked before the event loop was busy, 0 to 1. */
export function busyness(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}
