import { fork } from 'node:child_process'
import type { Server } from 'node:net'
import { join } from 'node:path'
import type { Metric } from '../metrics/metric.ts'
import type { FromWebProcess, ToWebProcess } from './messages.ts'
import type { WebProcess } from './web-processes.ts'

const file = join(import.meta.dirname, '../../web-process.mjs')

interface Options {
  /** The first process's server, whose port the other listens on too: of the two the one takes a connection that has time. */
  server: Server
  databaseUrl: string
  /** What all processes measured. */
  metrics(): Promise<Metric[]>
}

/** Begins a process of this server that answers requests and does nothing else. It ends with this one. */
export function beginWebProcess({ server, databaseUrl, metrics }: Options): WebProcess {
  const child = fork(file, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'inherit', 'ipc', portOf(server)] })
  const say = (word: ToWebProcess) => void (child.connected && child.send(word, () => undefined))
  let last: { busy: number | undefined; metrics: readonly Metric[] } = { busy: undefined, metrics: [] }
  // One that could not be started may close without having been open, or say only that.
  const { promise: gone, resolve: go } = Promise.withResolvers<void>()
  child.once('close', () => go())
  child.on('error', () => child.pid === undefined && go())
  child.on('message', (word: FromWebProcess) => {
    if ('busy' in word) last = word
    if ('wantsMetrics' in word) void answer(word.wantsMetrics)
  })
  const answer = async (of: number) => say({ metrics: await metrics().catch(() => []), of })
  say({ begin: { databaseUrl } })
  return {
    busy: () => last.busy,
    metrics: () => last.metrics,
    end: (seconds) => say({ end: seconds }),
    gone,
  }
}

/** The descriptor of what a server listens on, which Node tells in no other way. */
function portOf(server: Server): number {
  const { _handle } = server as Server & { _handle: { fd: number } }
  return _handle.fd
}
