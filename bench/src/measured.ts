import type { ChildProcess } from 'node:child_process'
import type { Row } from './job.ts'
import { processorBelow } from './processor.ts'

/** What so many requests took. */
export interface Measured {
  requests: number
  seconds: number
  /** Milliseconds of processor time a request: of the server with its children, and of all PostgreSQL's processes. */
  server: number
  postgres: number
}

/** Measures `work`, which answers how many requests it made. */
export async function measured(
  { child, postmaster }: { child: ChildProcess; postmaster: number },
  work: () => Promise<number>,
  after: () => Promise<void> = async () => undefined,
): Promise<Measured> {
  const spent = async () => [await processorBelow(child.pid ?? 0), await processorBelow(postmaster)] as const
  const before = await spent()
  const start = performance.now()
  const requests = await work()
  const seconds = (performance.now() - start) / 1000
  await after()
  const now = await spent()
  return { requests, seconds, server: (now[0] - before[0]) / requests, postgres: (now[1] - before[1]) / requests }
}

/** The product beside the reference: by the clock, and by the processor, where a ratio above one is the product's being cheaper. */
export function rowsOf(job: string, mine: Measured, best: Measured): Row[] {
  const rate = ({ requests, seconds }: Measured) => requests / seconds
  const whole = ({ server, postgres }: Measured) => server + postgres
  const split = (one: Measured) => `${whole(one).toFixed(2)} ms (${one.server.toFixed(2)} + ${one.postgres.toFixed(2)})`
  return [
    [job, `${rate(mine).toFixed(0)}/s`, `${rate(best).toFixed(0)}/s`, (rate(mine) / rate(best)).toFixed(2)],
    ['… processor: server + PostgreSQL', split(mine), split(best), (whole(best) / whole(mine)).toFixed(2)],
  ]
}
