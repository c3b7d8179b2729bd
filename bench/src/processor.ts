import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/platform/database/database.ts'

// Linux counts in hundredths of a second for every program (USER_HZ).
const millisecondsATick = 10

interface Counted {
  parent: number
  own: number
  /** Of children that have ended and were waited for. */
  ended: number
}

/** Milliseconds of processor time, user and system, that a process and all below it took so far. */
export async function processorBelow(pid: number): Promise<number> {
  const all = new Map<number, Counted>()
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const counted = await countedOf(name)
    if (counted) all.set(Number(name), counted)
  }
  const below = [pid]
  let ticks = 0
  for (let one = below.pop(); one !== undefined; one = below.pop()) {
    const { own = 0, ended = 0 } = all.get(one) ?? {}
    ticks += own + ended
    for (const [child, { parent }] of all) if (parent === one) below.push(child)
  }
  return ticks * millisecondsATick
}

/** The process that all of PostgreSQL's are children of. */
export async function postmasterOf(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const counted = await countedOf(String(rows[0]?.pid))
  if (!counted) throw new Error('PostgreSQL runs on another machine, or in a space of processes of its own.')
  return counted.parent
}

// The name of a process, in brackets, may hold spaces and brackets itself.
async function countedOf(pid: string): Promise<Counted | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
  return { parent: fields[1] ?? 0, own: user + system, ended: endedUser + endedSystem }
}
