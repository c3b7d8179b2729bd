import { notReady } from './derived.ts'
import type { Limits } from './limits.ts'

/** How a confined process ended. */
export type Ending =
  | { kind: 'finished' }
  | { kind: 'timed-out' }
  | { kind: 'out-of-memory' }
  | { kind: 'crashed'; detail: string }
  /** The machine's fault, not the file's: nothing was read. */
  | { kind: 'not-ready'; detail: string }

// As the commands that confine the child end when they can't start it.
const [commandNotExecutable, commandNotFound] = [126, 127]
const OUT_OF_MEMORY =
  /heap out of memory|heap limit|allocation failed|out of memory|cannot allocate memory|std::bad_alloc|ENOMEM|Committing semi space|Fatal process OOM/i

interface Circumstances {
  /** How the taking of what it left ended (`take-outputs.ts`). */
  taken: 'all' | 'cut' | 'unfit'
  /** It was ended for the wall clock. */
  isLate: boolean
  /** What it complained of. */
  said: string
  /** Since it had its file. */
  milliseconds: number
  limits: Limits
}

/** What the end of the process says about the file. */
export function endingOf(
  ended: { error: Error } | { code: number | null; signal: NodeJS.Signals | null },
  { taken, isLate, said, milliseconds, limits }: Circumstances,
): Ending {
  if ('error' in ended) return { kind: 'not-ready', detail: ended.error.message }
  if (taken === 'all') return { kind: 'finished' }
  if (taken === 'unfit') return { kind: 'crashed', detail: 'it left more than it may' }
  const { code, signal } = ended
  const hasSpentAll = milliseconds >= limits.cpuSeconds * 1_000
  if (isLate || signal === 'SIGXCPU' || (signal === 'SIGKILL' && hasSpentAll)) return { kind: 'timed-out' }
  if (code === 0) return { kind: 'crashed', detail: 'it went before it was done' }
  if (code === notReady || code === commandNotFound || code === commandNotExecutable)
    return { kind: 'not-ready', detail: said.slice(0, 500) }
  // Nobody else sends KILL but the kernel, to the largest process of a machine without memory.
  if (signal === 'SIGKILL' || OUT_OF_MEMORY.test(said)) return { kind: 'out-of-memory' }
  return { kind: 'crashed', detail: signal ?? `code ${code}` }
}
