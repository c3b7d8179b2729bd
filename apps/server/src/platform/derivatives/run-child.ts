import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { type Job, notReady } from './derived.ts'
import { sandboxCommand } from './sandbox.ts'

export type Ending =
  | { kind: 'finished' }
  | { kind: 'timed-out' }
  | { kind: 'out-of-memory' }
  | { kind: 'crashed'; detail: string }
  /** The machine's fault, not the file's: nothing was read. */
  | { kind: 'not-ready'; detail: string }

// As the commands that confine the child end when they can't start it.
const [commandNotExecutable, commandNotFound] = [126, 127]
const ERROR_BYTES = 16_384
const OUT_OF_MEMORY =
  /heap out of memory|heap limit|allocation failed|out of memory|cannot allocate memory|std::bad_alloc|ENOMEM|Committing semi space|Fatal process OOM/i

/** Runs the child over one file and says how it ended; never longer than the wall-clock limit. */
export async function runChild(job: Job): Promise<Ending> {
  const { file, args, env } = await sandboxCommand(job)
  const { promise, resolve } = Promise.withResolvers<Ending>()
  const child = spawn(file, args, { env, cwd: job.outputDir, stdio: ['ignore', 'ignore', 'pipe'] })
  makeRoom(child.pid)
  let said = ''
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, job.limits.wallMilliseconds)
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    if (said.length < ERROR_BYTES) said += piece.slice(0, ERROR_BYTES)
  })
  child.on('error', (error) => resolve({ kind: 'not-ready', detail: error.message }))
  child.on('close', (code, signal) => resolve(isLate ? { kind: 'timed-out' } : ending(code, signal, said)))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
  }
}

// Requests go before reading. One that has ended already, or a system without priorities, is no matter.
function makeRoom(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}

function ending(code: number | null, signal: NodeJS.Signals | null, said: string): Ending {
  if (code === 0) return { kind: 'finished' }
  if (code === notReady || code === commandNotFound || code === commandNotExecutable)
    return { kind: 'not-ready', detail: said.slice(0, 500) }
  if (signal === 'SIGXCPU') return { kind: 'timed-out' }
  // Nobody else sends KILL but the kernel, to the largest process of a machine without memory.
  if (signal === 'SIGKILL' || OUT_OF_MEMORY.test(said)) return { kind: 'out-of-memory' }
  return { kind: 'crashed', detail: signal ?? `code ${code}` }
}
