import { randomUUID } from 'node:crypto'
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { processRealm, processStart } from './process-identity.ts'

type Holder = { pid: number; start: string | undefined; realm: string }

/** Seconds between two signs of life, and after how many the lock of an invisible holder counts as left behind. */
const beat = 5
const silence = 20

/**
 * Takes the lock of a cluster for this process. A lock left by a killed process is taken over.
 *
 * @param path the lock's file, beside the cluster
 * @returns releases it
 * @throws with a sentence that names the process which holds it
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const mine: Holder = { pid: process.pid, start: await processStart(process.pid), realm: processRealm() }
  const text = JSON.stringify({ ...mine, id: randomUUID() })
  while (!(await claim(path, text))) await makeWay(path, mine.realm)
  const timer = setInterval(() => utimes(path, new Date(), new Date()).catch(() => undefined), beat * 1000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) await rm(path, { force: true })
  }
}

// Written aside and linked, so that nobody ever reads half a lock.
async function claim(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, text, { mode: 0o600 })
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    await rm(draft, { force: true })
  }
}

async function makeWay(path: string, realm: string): Promise<void> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const holder = parse(text)
  if (holder?.realm === realm) {
    const start = await processStart(holder.pid)
    if (start !== undefined && start === holder.start) throw new Error(heldBy(holder.pid, path))
  } else if (holder && (await stillBeats(path))) {
    throw new Error(heldBy(holder.pid, path, ' in another container or machine'))
  }
  await discard(path, text)
}

/** Undefined for what a crash of the machine made of a lock. */
function parse(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return undefined
  }
}

// Of several processes that see the same dead holder one wins the rename; whoever moved a living lock puts it back.
async function discard(path: string, dead: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  await rename(path, aside).catch(() => undefined)
  if ((await readFile(aside, 'utf8').catch(() => dead)) !== dead) await link(aside, path).catch(() => undefined)
  await rm(aside, { force: true })
}

/** Watches a holder whose process can't be seen from here until it shows life or has been silent long enough. */
async function stillBeats(path: string): Promise<boolean> {
  const first = await modified(path)
  if (first === undefined) return false
  // A clock that was set back makes the last sign of life lie ahead; that is worth no longer a wait.
  const wait = Math.min(silence * 1000, silence * 1000 - (Date.now() - first))
  const end = performance.now() + wait
  while (performance.now() < end) {
    await sleep(500)
    if ((await modified(path)) !== first) return true
  }
  return false
}

async function modified(path: string): Promise<number | undefined> {
  return stat(path).then(
    (found) => found.mtimeMs,
    () => undefined,
  )
}

function heldBy(pid: number, path: string, where = ''): string {
  return `These data are in use by process ${pid}${where} (${path}). Stop it first, or choose another DATA_DIR.`
}
