/** A program of this machine that is not ours. */
export interface Program {
  path: string
  /** The folder that it lies in with all its parts, where that is none that every cell has. */
  folder?: string | undefined
}

/** What one run may cost. Sizes in bytes. */
export interface ProgramLimits {
  wallMilliseconds: number
  /** Of each of its processes. */
  cpuSeconds: number
  /** Of each of its processes. */
  memoryBytes: number
  /** What it may keep in its folder, which is memory. */
  roomBytes: number
  /** What it may answer. */
  outputBytes: number
}

/** What it answered, or why there is no answer. */
export type Ran = { bytes: Buffer } | { failure: Failure; said: string }

export type Failure = 'Failed' | 'TimedOut' | 'TooLarge'
