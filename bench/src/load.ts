import type { ChildProcess } from 'node:child_process'
import { Agent, request } from 'node:http'

export interface Shot {
  method: string
  path: string
  headers?: Record<string, string>
  body?: Buffer
}

/** Sends one request and reads the whole answer. @throws for a status from 400 */
export function shoot(agent: Agent, port: number, shot: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...shot.headers, ...(shot.body ? { 'content-length': shot.body.length } : {}) }
    const sent = request(
      { agent, port, host: '127.0.0.1', method: shot.method, path: shot.path, headers },
      (response) => {
        let size = 0
        response.on('data', (chunk: Buffer) => {
          size += chunk.length
        })
        response.on('end', () => {
          if ((response.statusCode ?? 500) >= 400) reject(new Error(`${shot.path} answered ${response.statusCode}`))
          else resolve(size)
        })
      },
    )
    sent.on('error', reject)
    sent.end(shot.body)
  })
}

/** How many requests a second `clients` get answered, each sending its next when the last is done. */
export async function ratePerSecond(
  port: number,
  clients: number,
  seconds: number,
  next: (no: number) => Shot,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const end = performance.now() + seconds * 1000
  let done = 0
  const client = async () => {
    while (performance.now() < end) await shoot(agent, port, next(done++))
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return done / ((performance.now() - start) / 1000)
}

/** Seconds that a number of requests take, shared by `clients`. */
export async function secondsFor(port: number, clients: number, shots: readonly Shot[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const waiting = [...shots]
  const client = async () => {
    for (let shot = waiting.pop(); shot; shot = waiting.pop()) await shoot(agent, port, shot)
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return (performance.now() - start) / 1000
}

/** Milliseconds of `runs` calls one after the other, after some that aren't counted. */
export async function timesOf(
  runs: number,
  work: () => Promise<unknown>,
): Promise<{ p50: number; p95: number; p99: number }> {
  // A prepared statement is planned anew five times before its plan is kept.
  for (let run = 0; run < 12; run++) await work()
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await timed(work))
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(runs * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** Median of `runs` calls, in milliseconds. */
export async function medianMs(runs: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) times.push(await timed(work))
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** What the server holds now, in bytes. */
export const memoryOf = (server: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    server.once('message', (message) => resolve((message as { rss: number }).rss))
    server.send('memory')
  })

/** Milliseconds of processor time that a process took so far. */
export const processorOf = (server: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    server.once('message', (message) => {
      const { user, system } = (message as { cpu: NodeJS.CpuUsage }).cpu
      resolve((user + system) / 1_000)
    })
    server.send('cpu')
  })

/** The longest hold of a process's event loop since it was asked last, in milliseconds that it computed. */
export const holdOf = (server: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    server.once('message', (message) => resolve((message as { hold: { cpu: number } }).hold.cpu))
    server.send('hold')
  })
