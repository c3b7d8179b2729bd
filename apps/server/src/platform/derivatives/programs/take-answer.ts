import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { ProgramLimits, Ran } from './program.ts'

const mostSaid = 4_000

/** Starts a command and takes what it says, within its time and size; what is left of it then ends with it. */
export async function takeAnswer(
  [command = '', ...args]: readonly string[],
  { wallMilliseconds, outputBytes }: Pick<ProgramLimits, 'wallMilliseconds' | 'outputBytes'>,
  input: Uint8Array | undefined,
): Promise<Ran> {
  const { promise, resolve } = Promise.withResolvers<Ran>()
  const child = spawn(command, args, {
    cwd: '/',
    env: { PATH: process.env.PATH },
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  })
  makeRoom(child.pid)
  let failure: 'TimedOut' | 'TooLarge' | undefined
  const end = (why: typeof failure) => {
    failure ??= why
    // Its space of processes ends with it, and all that is in there.
    child.kill('SIGKILL')
  }
  const timer = setTimeout(() => end('TimedOut'), wallMilliseconds)
  const pieces: Buffer[] = []
  let [size, said] = [0, '']
  child.stdout?.on('data', (piece: Buffer) => {
    size += piece.length
    if (size > outputBytes) return end('TooLarge')
    pieces.push(piece)
  })
  child.stderr?.setEncoding('utf8').on('data', (piece: string) => {
    said = (said + piece).slice(-mostSaid)
  })
  // One that ends before it has read all of it says so by its ending.
  child.stdin?.on('error', () => undefined).end(input)
  child.on('error', (error) => resolve({ failure: 'Failed', said: error.message }))
  child.on('close', (code) =>
    resolve(code === 0 && !failure ? { bytes: Buffer.concat(pieces) } : { failure: failure ?? 'Failed', said }),
  )
  return promise.finally(() => clearTimeout(timer))
}

// One that has ended already, or a system without priorities, is no matter.
function makeRoom(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {}
}
