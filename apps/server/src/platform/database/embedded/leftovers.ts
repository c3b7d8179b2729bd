import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clusterName } from './cluster-name.ts'
import { processTitles } from './process-identity.ts'

/**
 * Clears what an earlier run left in a cluster that this process has locked: stops a postmaster that outlived its
 * server, waits for server processes that outlived a killed postmaster, and removes a `postmaster.pid` whose number now
 * belongs to some other program, which PostgreSQL itself would take for a running server.
 *
 * @throws when processes of the cluster are still there after a minute
 */
export async function clearLeftovers(cluster: string, log: (line: string) => void): Promise<void> {
  const postmaster = (await processesOf(cluster)).postmaster
  if (postmaster !== undefined) {
    log(`stopping PostgreSQL ${postmaster}, which outlived its server`)
    await stopOrphan(postmaster, cluster)
  }
  await waitForNone(cluster)
  // With nobody left in the folder its shared memory is unused too, so the file guards nothing any more.
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}

/**
 * The living processes of a cluster. The postmaster is known by its folder among the words that started it, the others
 * by the cluster's name in the title which they give themselves. Both can be read without any privilege.
 */
export async function processesOf(cluster: string): Promise<{ all: number[]; postmaster: number | undefined }> {
  const titles = [...(await processTitles())]
  const starting = titles.filter(([, title]) => /\bpostgres /.test(title) && ` ${title} `.includes(` -D ${cluster} `))
  const named = titles.filter(([, title]) => title.startsWith(`postgres: ${clusterName(cluster)}:`))
  const pids = starting.map(([pid]) => pid).sort((a, b) => a - b)
  return { all: [...pids, ...named.map(([pid]) => pid)], postmaster: pids[0] }
}

async function stopOrphan(pid: number, cluster: string): Promise<void> {
  const steps = [
    ['SIGINT', 30],
    ['SIGQUIT', 10],
  ] as const
  for (const [signal, seconds] of steps) {
    send(pid, signal)
    const end = Date.now() + seconds * 1000
    while (Date.now() < end) {
      if ((await processesOf(cluster)).postmaster !== pid) return
      await sleep(20)
    }
  }
}

async function waitForNone(cluster: string): Promise<void> {
  const end = Date.now() + 20_000
  for (;;) {
    const { all } = await processesOf(cluster)
    if (all.length === 0) return
    if (Date.now() > end) throw new Error(`PostgreSQL processes ${all.join(', ')} still work in ${cluster}.`)
    await sleep(50)
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone in the meantime, which is what the signal was for.
  }
}
