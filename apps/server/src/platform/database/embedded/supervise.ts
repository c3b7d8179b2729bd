import { setTimeout as sleep } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

const longestPause = 5000

/**
 * Keeps a PostgreSQL running: when it ends without being asked to, it is started again, at once at first and then with
 * growing pauses up to 5 s for as long as that fails. Connection pools find it again under the same address.
 *
 * @param start starts a postmaster; it is called again for each new one
 * @returns stops it for good
 */
export async function supervise(
  start: () => Promise<Postmaster>,
  log: (line: string) => void,
): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  let current: Postmaster | undefined = await start()
  const watching = watch()

  async function watch(): Promise<void> {
    let pause = 100
    while (!stopping.signal.aborted) {
      const reason = current ? await current.exited : 'it does not start'
      if (stopping.signal.aborted) return
      log(`PostgreSQL is gone (${reason}), starting it again`)
      current = await start().catch((error: unknown) => void log(String(error)))
      pause = current ? 100 : Math.min(pause * 2, longestPause)
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  return async () => {
    stopping.abort()
    await current?.stop()
    await watching
    await current?.stop()
  }
}
