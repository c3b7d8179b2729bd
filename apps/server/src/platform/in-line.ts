import { refuse } from './refusal.ts'

interface Line {
  running: number
  waiting: (() => void)[]
}
const lines = new WeakMap<object, Map<string, Line>>()

export interface LineLimits {
  /** How many of one line go on at once. */
  most: number
  /** How many wait for it, in the order in which they came. */
  mostWaiting: number
}

/**
 * Runs work when it is its turn among all with the same key. Lines are a process's own: `process` is any object that stands
 * for it, such as its config.
 *
 * @throws Refusal TooManyRequests where too many wait already
 */
export async function inLine<T>(
  process: object,
  key: string,
  { most, mostWaiting }: LineLimits,
  work: () => Promise<T>,
): Promise<T> {
  const line = lineOf(process, key)
  if (line.running >= most) {
    if (line.waiting.length >= mostWaiting) throw refuse('TooManyRequests')
    // Whoever ends hands their place on: it is taken already when this one goes on.
    await new Promise<void>((resolve) => line.waiting.push(resolve))
  } else line.running++
  try {
    return await work()
  } finally {
    const next = line.waiting.shift()
    if (next) next()
    else if (--line.running === 0) lines.get(process)?.delete(key)
  }
}

function lineOf(process: object, key: string): Line {
  const ofProcess = lines.get(process) ?? new Map<string, Line>()
  lines.set(process, ofProcess)
  const line = ofProcess.get(key) ?? { running: 0, waiting: [] }
  ofProcess.set(key, line)
  return line
}
