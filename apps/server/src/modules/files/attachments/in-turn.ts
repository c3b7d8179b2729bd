import { refuse } from '../../../platform/refusal.ts'

/** Each takes a process of its own, and up to 900 MB. */
const atOnce = 2
const mostWaiting = 40

const running = new Map<string, Promise<void>>()
const waiting: (() => void)[] = []
let busy = 0

/**
 * Does heavy work in this process two at a time, the others in their turn. Who asks for the same meanwhile waits for the same.
 *
 * @throws Refusal Unavailable where too many wait already
 */
export function inTurn(key: string, work: () => Promise<void>): Promise<void> {
  const known = running.get(key)
  if (known) return known
  if (waiting.length >= mostWaiting) return Promise.reject(refuse('Unavailable'))
  const done = turn()
    .then(work)
    .finally(() => {
      running.delete(key)
      const next = waiting.shift()
      if (next) next()
      else busy -= 1
    })
  running.set(key, done)
  return done
}

async function turn(): Promise<void> {
  // Who ends hands on their place, so that nobody who comes just then takes it.
  if (busy >= atOnce) return new Promise<void>((resolve) => waiting.push(resolve))
  busy += 1
}
