import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Readable } from 'node:stream'
import { type Job, notReady, outputPipe } from './derived.ts'
import { type SandboxCommand, sandboxCommand } from './sandbox.ts'
import { takeOutputs } from './take-outputs.ts'

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

/** What the child is told about a page that it asks for. */
type Answering = (page: Buffer) => Promise<Uint8Array>
type Given = { job: Job; outputDir: string; input: string | undefined; answer: Answering | undefined }

/**
 * Runs the child over one file, writes what it leaves into the output folder and says how it ended; never longer than
 * the wall-clock limit.
 * @param program another than the one that reads
 * @param input what it is given to read beside the file, by its standard input
 * @param answer what it is told by its standard input, in place of that, each time it asks for the letters of a page
 */
export async function runChild(
  job: Job,
  outputDir: string,
  { program, input, answer }: { program?: string; input?: string; answer?: Answering } = {},
): Promise<Ending> {
  const { clear, ...command } = await sandboxCommand(job, outputDir, program)
  try {
    return await run(command, { job, outputDir, input, answer })
  } finally {
    await clear()
  }
}

async function run(
  { file, args, ...place }: Omit<SandboxCommand, 'clear'>,
  { job, outputDir, input, answer }: Given,
): Promise<Ending> {
  const { promise, resolve } = Promise.withResolvers<Ending>()
  const startedAt = performance.now()
  const child = spawn(file, args, {
    ...place,
    stdio: [input === undefined && !answer ? 'ignore' : 'pipe', 'ignore', 'pipe', 'pipe'],
  })
  // One that ends before it has read all of it says so by its ending.
  child.stdin?.on('error', () => undefined)
  if (!answer) child.stdin?.end(input)
  makeRoom(child.pid, job.ocr ? constants.priority.PRIORITY_LOW : constants.priority.PRIORITY_BELOW_NORMAL)
  const taking = takeOutputs(child.stdio[outputPipe] as Readable, outputDir, {
    mostBytes: job.limits.outputBytes,
    answer: answer && (async (page) => void child.stdin?.write(await answer(page))),
  })
  taking.then(
    (isFit) => isFit || child.kill('SIGKILL'),
    () => child.kill('SIGKILL'),
  )
  let said = ''
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, job.limits.wallMilliseconds)
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
    if (said.length < ERROR_BYTES) said += piece.slice(0, ERROR_BYTES)
  })
  child.on('error', (error) => resolve({ kind: 'not-ready', detail: error.message }))
  child.on('close', (code, signal) => {
    const hasSpentAll = performance.now() - startedAt >= job.limits.cpuSeconds * 1_000
    const isKilledForTime = signal === 'SIGKILL' && hasSpentAll
    resolve(isLate || isKilledForTime ? { kind: 'timed-out' } : ending(code, signal, said))
  })
  try {
    const ended = await promise
    return ended.kind !== 'not-ready' && !(await taking) ? tooMuch : ended
  } finally {
    clearTimeout(timer)
  }
}

// Requests go before reading, and reading before letters. One that has ended already, or a system without priorities, is no matter.
function makeRoom(pid: number | undefined, priority: number): void {
  try {
    if (pid !== undefined) setPriority(pid, priority)
  } catch {}
}
const tooMuch: Ending = { kind: 'crashed', detail: 'it left more than it may' }

function ending(code: number | null, signal: NodeJS.Signals | null, said: string): Ending {
  if (code === 0) return { kind: 'finished' }
  if (code === notReady || code === commandNotFound || code === commandNotExecutable)
    return { kind: 'not-ready', detail: said.slice(0, 500) }
  if (signal === 'SIGXCPU') return { kind: 'timed-out' }
  // Nobody else sends KILL but the kernel, to the largest process of a machine without memory.
  if (signal === 'SIGKILL' || OUT_OF_MEMORY.test(said)) return { kind: 'out-of-memory' }
  return { kind: 'crashed', detail: signal ?? `code ${code}` }
}
