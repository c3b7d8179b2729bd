import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guarded } from '../../apps/server/src/testing/guarded.ts'

const root = join(import.meta.dirname, '../..')

export interface OwnServer {
  url: string
  /** The one-time link that sets the first administrator's password. */
  firstLink: string
  stop(): Promise<void>
}

/** An empty server of a journey's own, with settings that the others shall not see. */
export async function startOwnServer(settings: Record<string, string>): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sinupan-own-'))
  const port = String(await freePort())
  const env = { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'error', ...settings }
  const server = spawn(...guarded(process.execPath, ['apps/server/src/main.mjs']), {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  let said = ''
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (bytes: Buffer) => {
        said += bytes.toString()
        if (said.includes('Sinupan is ready')) resolve()
      })
    server.once('exit', () => reject(new Error(`The server ended: ${said}`)))
  })
  const stop = async () => {
    server.kill('SIGINT')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  await ready
  return { url: `http://127.0.0.1:${port}`, firstLink: /http\S+reset-password[^\s"]+/.exec(said)?.[0] ?? '', stop }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}
