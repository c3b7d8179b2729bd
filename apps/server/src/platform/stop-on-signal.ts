import { constants } from 'node:os'

interface Stopping {
  /** Ends everything in order; what is still running after the seconds is cut off. */
  stop(seconds: number): Promise<void>
  /** How long requests and jobs have. */
  seconds: number
  say(line: string): void
}

// For what comes after requests and jobs: the pools, the embedded PostgreSQL's last checkpoint.
const graceSeconds = 15

/**
 * Ends this process in order at SIGTERM or SIGINT, at the latest some seconds after the deadline, and at once at a second
 * signal. Nothing is lost by that either: what was acknowledged is on disk, and PostgreSQL recovers.
 */
export function stopOnSignal({ stop, seconds, say }: Stopping): void {
  let isStopping = false
  const end = (signal: 'SIGINT' | 'SIGTERM') => {
    if (isStopping) {
      say('Ended at once, at the second signal.')
      process.exit(128 + constants.signals[signal])
    }
    isStopping = true
    say(`Stopping: what is running has up to ${seconds} s to end. Another signal ends it at once.`)
    setTimeout(
      () => {
        say(`Not everything ended within ${seconds + graceSeconds} s; the rest is cut off.`)
        process.exit(1)
      },
      (seconds + graceSeconds) * 1_000,
    ).unref()
    stop(seconds).then(
      () => process.exit(0),
      (error: unknown) => {
        say(`It did not end in order: ${(error as Error).message}`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
