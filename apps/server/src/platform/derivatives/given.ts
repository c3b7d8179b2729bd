import { readSync } from 'node:fs'
import type { Job } from './derived.ts'

/** What a confined process is given to do, by its standard input: once, and nothing before that. */
export interface Given {
  job: Job
  /** What it reads beside the file; empty where there is none. */
  input: string
}

/** Waits for the job. The process ends where nobody gives one any more: its server is gone, or needs it no longer. */
export async function given(): Promise<Given> {
  let said = ''
  for await (const piece of process.stdin.setEncoding('utf8')) said += piece
  const end = said.indexOf('\n')
  if (end < 0) process.exit(0)
  return { job: JSON.parse(said.slice(0, end)) as Job, input: said.slice(end + 1) }
}

/** The job alone, of who is told more later and takes it without waiting for anything else. */
export function givenFirst(): Job {
  const piece = Buffer.alloc(65_536)
  let said = ''
  while (!said.endsWith('\n')) {
    const length = readSync(0, piece)
    if (length === 0) process.exit(0)
    said += piece.toString('utf8', 0, length)
  }
  return JSON.parse(said) as Job
}

/** The job as `given` reads it. */
export const giving = (job: Job, input: string): string => `${JSON.stringify(job)}\n${input}`
