import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { guarded } from './guarded.ts'

/** The real `main.mjs` in a process of its own. */
export interface MainProcess {
  url: string
  child: ChildProcess
  /** Its lines so far, of both outputs. */
  lines(): string[]
  /** Its exit code; null where a signal killed it. */
  ended: Promise<number | null>
  /** Resolves when it serves. @throws with what it said where it ends instead */
  ready: Promise<void>
}

/** Starts it with a web application of one empty page, which needs no build. */
export async function startMain(dataDir: string, settings: Record<string, string>): Promise<MainProcess> {
  const web = join(dataDir, 'web')
  await mkdir(web, { recursive: true })
  await writeFile(join(web, 'index.html'), '<!doctype html>')
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    DATA_DIR: dataDir,
    WEB_DIR: web,
    PORT: String(port),
    HOST: '127.0.0.1',
    DISK_RESERVE: '0',
    ...settings,
  }
  const file = join(import.meta.dirname, '../main.mjs')
  const child = spawn(...guarded(process.execPath, [file]), { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const lines = () => said.split('\n').filter(Boolean)
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.includes('Sinupan is ready')) resolve()
      })
    void ended.then(() => reject(new Error(said)))
  })
  // A test that expects it to end doesn't wait for this.
  ready.catch(() => undefined)
  return { url: `http://127.0.0.1:${port}`, child, lines, ended, ready }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
