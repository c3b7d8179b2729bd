import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Launch, spawnGuarded } from './launch.ts'

/** A running postmaster. `exited` resolves to a sentence when it has ended for any reason. */
export type Postmaster = { pid: number; exited: Promise<string>; stop(): Promise<void> }

/**
 * Starts PostgreSQL and waits until it accepts connections, which after a crash includes the recovery.
 *
 * @throws with the last lines of its log when it ends before that
 */
export async function startPostmaster(
  launch: Launch,
  cluster: string,
  log: (line: string) => void,
): Promise<Postmaster> {
  const child = await spawnGuarded(launch)
  const lines = follow(child, log)
  const exited = exitOf(child)
  let over = false
  exited.then(() => {
    over = true
  })
  while (!over && !(await isReady(cluster, child.pid))) await sleep(10)
  if (over) throw new Error(`PostgreSQL did not start (${await exited}):\n${lines.join('\n')}`)
  return { pid: child.pid ?? 0, exited, stop: () => stop(child, exited) }
}

/** PostgreSQL writes its state in the eighth line of this file (miscadmin.h, LOCK_FILE_LINE_PM_STATUS). */
async function isReady(cluster: string, pid: number | undefined): Promise<boolean> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready'
}

function exitOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ? `killed by ${signal}` : `exit code ${code}`))
  })
}

function follow(child: ChildProcess, log: (line: string) => void): string[] {
  const last: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      last.push(line)
      if (last.length > 20) last.shift()
      log(line)
    })
  }
  return last
}

/** A fast shutdown: sessions are ended, everything is written. Harder means only when that takes longer than its time. */
async function stop(child: ChildProcess, exited: Promise<string>): Promise<void> {
  const steps = [
    ['SIGINT', 60],
    ['SIGQUIT', 10],
    ['SIGKILL', 10],
  ] as const
  for (const [signal, seconds] of steps) {
    child.kill(signal)
    const patience = new AbortController()
    const late = sleep(seconds * 1000, 'late', { signal: patience.signal }).catch(() => 'late')
    const outcome = await Promise.race([exited, late])
    patience.abort()
    if (outcome !== 'late') return
  }
}
