import { type ChildProcess, spawn } from 'node:child_process'
import type { Socket } from 'node:net'
import { setPriority } from 'node:os'
import type { Readable } from 'node:stream'
import type { Cell } from './cell.ts'
import { type Job, outputPipe } from './derived.ts'
import { type Ending, endingOf } from './ending.ts'
import { giving } from './given.ts'
import { sandboxCommand } from './sandbox.ts'
import { takeOutputs } from './take-outputs.ts'

const ERROR_BYTES = 16_384

/** What the child is told about a page that it asks for. */
export type Answering = (page: Buffer) => Promise<Uint8Array>

/** What the child is given beside the file. */
interface Beside {
  /** To read. */
  input?: string | undefined
  /** Told by its standard input each time it asks; it waits for it (`givenFirst`). */
  answer?: Answering | undefined
}

/** A confined process that waits for the one job of its life. */
export interface ReadyChild {
  /** It can do nothing any more. */
  readonly hasEnded: boolean
  /**
   * Hands the file over, writes what the child leaves into the output folder and says how it ended; never longer than the
   * wall-clock limit. Once.
   */
  run(job: Job, outputDir: string, beside?: Beside): Promise<Ending>
  /** Ends it without a job. */
  letGo(): Promise<void>
}

/** @param folder in which files are lent to the child; a part of it is taken away with the child */
export async function startChild(cell: Cell, folder: string): Promise<ReadyChild> {
  const { file, args, lend, clear, ...place } = await sandboxCommand(cell, folder)
  const child = spawn(file, args, { ...place, stdio: ['pipe', 'ignore', 'pipe', 'pipe'] })
  const heard = listen(child)
  makeRoom(child.pid, cell.priority)
  if (cell.isAhead) holdOpen(child, 'unref')
  return {
    get hasEnded() {
      return heard.hasEnded()
    },
    run: async (job, outputDir, { input = '', answer } = {}) => {
      try {
        const path = await lend(job.path)
        if (cell.isAhead) holdOpen(child, 'ref')
        return await read(child, { job, outputDir, heard, answer, said: giving({ ...job, path }, input) })
      } finally {
        child.kill('SIGKILL')
        await clear()
      }
    },
    letGo: async () => {
      child.kill('SIGKILL')
      await clear()
    },
  }
}

interface Heard {
  hasEnded(): boolean
  ended: Promise<{ error: Error } | { code: number | null; signal: NodeJS.Signals | null }>
  /** What it complained of. */
  said(): string
}

function listen(child: ChildProcess): Heard {
  const { promise, resolve } = Promise.withResolvers<Awaited<Heard['ended']>>()
  let [said, hasEnded] = ['', false]
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
    if (said.length < ERROR_BYTES) said += piece.slice(0, ERROR_BYTES)
  })
  // One that ends before it has read all of it says so by its ending.
  child.stdin?.on('error', () => undefined)
  child.on('error', (error) => resolve({ error }))
  child.on('close', (code, signal) => resolve({ code, signal }))
  for (const event of ['error', 'exit'] as const) child.on(event, () => (hasEnded = true))
  return { hasEnded: () => hasEnded, ended: promise, said: () => said }
}

interface Reading {
  job: Job
  outputDir: string
  heard: Heard
  /** What is given to it. */
  said: string
  answer: Answering | undefined
}

/** From here on the time counts. */
async function read(child: ChildProcess, { job, outputDir, heard, said, answer }: Reading): Promise<Ending> {
  const startedAt = performance.now()
  const taking = takeOutputs(child.stdio[outputPipe] as Readable, outputDir, {
    mostBytes: job.limits.outputBytes,
    answer: answer && (async (page) => void child.stdin?.write(await answer(page))),
  })
  // Nothing is waited for that it might do when all was left, or nothing more is taken.
  const kill = () => child.kill('SIGKILL')
  taking.then(kill, kill)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, job.limits.wallMilliseconds)
  child.stdin?.write(said)
  if (!answer) child.stdin?.end()
  try {
    const ended = await heard.ended
    const milliseconds = performance.now() - startedAt
    return endingOf(ended, { taken: await taking, isLate, said: heard.said(), milliseconds, limits: job.limits })
  } finally {
    clearTimeout(timer)
  }
}

/** Whether this process stays for the child's sake. */
function holdOpen(child: ChildProcess, how: 'ref' | 'unref'): void {
  child[how]()
  for (const pipe of child.stdio) (pipe as Socket | null)?.[how]()
}

// One that has ended already, or a system without priorities, is no matter.
function makeRoom(pid: number | undefined, priority: number): void {
  try {
    if (pid !== undefined) setPriority(pid, priority)
  } catch {}
}
