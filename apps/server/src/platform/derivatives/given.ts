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

/** The job as `given` reads it. */
export const giving = (job: Job, input: string): string => `${JSON.stringify(job)}\n${input}`
