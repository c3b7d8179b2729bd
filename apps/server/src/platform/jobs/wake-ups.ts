import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** The channel on which the names of queues are told that work came into. */
export const wakeChannel = 'sinupan_work'

const pauseMs = 5_000

/**
 * Calls `wake` with the name of each queue that work comes into, in whichever process, until `signal` is aborted. A lost
 * connection is made anew; what is missed meanwhile, or where a pooler passes nothing on, is found by looking.
 */
export async function listenForWork(
  url: string,
  { wake, onError, signal }: { wake(queue: string): void; onError(error: unknown): void; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenOnce(url, wake, signal)
    } catch (error) {
      if (signal.aborted) return
      onError(error)
      await setTimeout(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
}

async function listenOnce(url: string, wake: (queue: string) => void, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'sinupan-wake-ups', keepAlive: true })
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>()
  // It may end before anybody waits for that.
  ended.catch(() => undefined)
  client.on('error', reject)
  client.on('end', () => reject(new Error('The connection that wakes the workers has ended.')))
  client.on('notification', ({ payload }) => wake(payload ?? ''))
  const stop = () => resolve()
  signal.addEventListener('abort', stop)
  try {
    await client.connect()
    await client.query(`listen ${wakeChannel}`)
    await ended
  } finally {
    signal.removeEventListener('abort', stop)
    await client.end().catch(() => undefined)
  }
}
