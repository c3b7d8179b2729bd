import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Bench, type Job, type Row, row } from './job.ts'
import { memoryOf, type Shot, secondsFor } from './load.ts'
import { measured, rowsOf } from './measured.ts'
import { postmasterOf } from './processor.ts'
import { bareShot, streamBare, streamBig, wholeShot } from './upload-shots.ts'

const turns = 3
const count = 1_000
const size = 100_000

/**
 * Small files up by the door that the page uses, by four clients and by eight: to the product that serves the web only, then
 * to the product with its workers, each in turn with the bare receiver. The workers' processor counts until nothing waits.
 */
export const smallUploads: Job = {
  name: 'upload small',
  needsDocuments: false,
  async run(bench, print) {
    await measureAll(bench, { port: bench.product, child: bench.server, what: 'ROLE=web', print })
    const working = await bench.startProduct('all')
    await allDone(bench)
    await measureAll(bench, { ...working, what: 'with workers', after: () => allDone(bench), print })
    working.child.kill()
    return []
  },
}

interface Side {
  port: number
  child: ChildProcess
  what: string
  after?: () => Promise<void>
  print(row: Row): void
}

/** Bytes that begin like no kind of file: of a thousand times a thousand one would else begin like a program, which is refused. */
const unlikeAnything = (length: number): Buffer => randomBytes(length).fill(0, 0, 8)

async function measureAll(bench: Bench, { port, child, what, after, print }: Side): Promise<void> {
  const postmaster = await postmasterOf(bench.db)
  const send = (port: number, clients: number, make: (body: Buffer, no: number) => Shot) => async () => {
    const shots = Array.from({ length: count }, (_, no) => make(unlikeAnything(size), no))
    await secondsFor(port, clients, shots)
    return count
  }
  for (let turn = 1; turn <= turns; turn++)
    for (const clients of [4, 8]) {
      const whole = (body: Buffer, no: number) => wholeShot(bench, `${what} ${turn} ${clients} ${no}.bin`, body)
      const best = await measured({ child: bench.bare, postmaster }, send(bench.ceiling, clients, bareShot))
      const mine = await measured({ child, postmaster }, send(port, clients, whole), after)
      for (const one of rowsOf(`upload 1 000 × 100 kB, ${clients} clients, ${what}, turn ${turn}`, mine, best))
        print(one)
    }
}

/** Waits until the workers have nothing left. */
async function allDone({ db }: Bench): Promise<void> {
  for (let isIdle = false; !isIdle; await setTimeout(200)) {
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from job_outbox) + (select count(*) from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now())
        as left`.execute(db)
    isIdle = rows[0]?.left === 0
  }
}

/** One large file up, by the product and by the bare receiver. */
export const bigUpload: Job = {
  name: 'upload 1 GiB',
  needsDocuments: false,
  async run(bench): Promise<Row[]> {
    const { server } = bench
    const large = 1024 ** 3
    const idle = await memoryOf(server)
    let most = idle
    const watch = setInterval(() => void memoryOf(server).then((rss) => (most = Math.max(most, rss))), 100)
    const mine = await streamBig(bench, large)
    clearInterval(watch)
    const best = await streamBare(bench, large)
    const mega = (bytes: number) => (bytes / 1024 ** 2).toFixed(0)
    return [
      row('upload 1 GiB', 'MB/s', 1024 / mine, 1024 / best),
      ['memory during it', `${mega(most)} MB`, `idle ${mega(idle)} MB`, ''],
    ]
  },
}
