import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Job, outputNames } from '../derived.ts'
import { given } from '../given.ts'
import { leave, sayDone } from '../leave.ts'
import { lockDown } from '../lock-down.ts'

/** What a reader that was taken over would try; `extension` of its job tells where, as JSON. */
export interface Prey {
  /** A process to send a signal to. */
  pid: number
  /** Of a server that listens on this machine. */
  port: number
  /** A folder that everybody may write to. */
  open: string
  /** A native addon in that folder, which everybody may read. */
  planted: string
  /** A file for its owner alone. */
  secret: string
}

const attempt = async (act: () => unknown): Promise<string> => {
  try {
    await act()
    return 'done'
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return code ?? message
  }
}
const reach = (port: number) =>
  new Promise((resolve, reject) => {
    connect(port, '127.0.0.1').on('connect', resolve).on('error', reject)
  })

/** Where compiled code is kept that later children run: a file more, one less, and its own file under another name. */
async function plantCode(cache: string | undefined): Promise<string[]> {
  if (!cache) return []
  return [
    await attempt(() => writeFileSync(join(cache, 'planted'), '')),
    await attempt(() => rmSync(join(cache, 'ready'))),
    await attempt(() => linkSync('file', join(cache, 'linked'))),
  ]
}

async function main(job: Job): Promise<void> {
  const prey = JSON.parse(job.extension) as Prey
  const load = createRequire(import.meta.url)
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  const report: Record<string, unknown> = {
    uid: process.getuid?.(),
    input: readFileSync(job.path, 'utf8'),
    // By the kernel, before anything is locked down in the process itself.
    signal: await attempt(() => process.kill(prey.pid, 0)),
    root: await attempt(() => process.setuid?.(0)),
    network: await attempt(() => reach(prey.port)),
    // Native code asks no permission model.
    secret: await attempt(() => sharp(prey.secret).metadata()),
    spawn: await attempt(() => load('node:child_process').execFileSync('true')),
    write: await attempt(() => writeFileSync(join(prey.open, 'written'), 'x')),
    code: await plantCode(process.env.NODE_COMPILE_CACHE),
    writeBeside: await attempt(() => writeFileSync('written', 'x')),
  }
  lockDown()
  Object.assign(report, {
    require: await attempt(() => load(prey.planted)),
    dlopen: await attempt(() => process.dlopen({ exports: {} }, prey.planted)),
    lockedSignal: await attempt(() => process.kill(process.pid, 0)),
  })
  leave(outputNames.result, JSON.stringify(report))
  // The kernel ends who writes past its limit, so this comes last.
  await attempt(() => sharp(picture).toFile(join(prey.open, 'planted-later.node')))
}

await main((await given()).job)
sayDone()
process.exit(0)
