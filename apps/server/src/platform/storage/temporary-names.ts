import { randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

const longest = 24 * 3_600_000
const host = hostname().replace(/[^\w-]/g, '-')

/** A name that tells which process is at it: `<host>.<process id>.<random>`. */
export const temporaryName = (): string => `${host}.${process.pid}.${randomUUID()}`

/**
 * Removes what processes that ended left in a folder of temporary names. To be called before this process writes
 * there: a file under its own id is then one of a predecessor. Other machines' files go after a day.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!isInUse(name) || (await isOld(path))) await rm(path, { recursive: true, force: true })
  }
}

function isInUse(name: string): boolean {
  const [madeOn, id] = name.split('.')
  if (madeOn !== host) return true
  return Number(id) !== process.pid && isAlive(Number(id))
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && Date.now() - found.mtimeMs > longest
}
