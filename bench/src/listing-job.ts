import type { ChildProcess } from 'node:child_process'
import { Agent } from 'node:http'
import { type Bench, bearer, type Job, type Row, row } from './job.ts'
import { holdOf, medianMs, processorOf, ratePerSecond, type Shot, secondsFor, shoot, timesOf } from './load.ts'
import { measured, rowsOf } from './measured.ts'
import { postmasterOf } from './processor.ts'
import { countStatements } from './statements.ts'

const turns = 3
const alone = 200

interface Measured {
  rate: number
  /** Milliseconds of one client alone. */
  times: { p50: number; p95: number; p99: number }
  /** Milliseconds of the process's own processor time a request. */
  processor: number
}

/** A folder of 50, by the product and by the reference in turn. */
export const listing: Job = {
  name: 'list',
  async run(bench) {
    const { product, ceiling, server, bare, token, set } = bench
    const path = `/api/FileFolder/Child/${set.folderOf50}`
    const shot: Shot = { method: 'GET', path, headers: bearer(token) }
    const rows: Row[] = []
    for (let turn = 1; turn <= turns; turn++) {
      const mine = await measure(product, server, shot)
      const best = await measure(ceiling, bare, { method: 'GET', path: '/list' })
      const tell = (what: string, mine: number, best: number): Row => [
        what,
        `${mine.toFixed(2)} ms`,
        `${best.toFixed(2)} ms`,
        (best / mine).toFixed(2),
      ]
      rows.push(
        row(`list a folder of 50, 10 clients, turn ${turn}`, 'req/s', mine.rate, best.rate),
        ...(['p50', 'p95', 'p99'] as const).map((at) => tell(`… one client, ${at}`, mine.times[at], best.times[at])),
        tell('… processor of the server a request', mine.processor, best.processor),
      )
    }
    return [
      ...rows,
      ...(await byTen(bench, shot)),
      ...(await weigh(bench, shot)),
      ['list 5 000 in 25 pages', await wholeOf(bench), '', ''],
    ]
  },
}

async function measure(port: number, child: ChildProcess, shot: Shot): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await ratePerSecond(port, 10, 2, () => shot)
  const before = await processorOf(child)
  const times = await timesOf(alone, () => shoot(agent, port, shot))
  // `timesOf` sends twelve before those that count.
  const processor = ((await processorOf(child)) - before) / (alone + 12)
  agent.destroy()
  return { rate: await ratePerSecond(port, 10, 6, () => shot), times, processor }
}

/** What the processor spends on ten clients who ask for the same page, which share readings, and for ten different ones. */
async function byTen({ product, server, ceiling, bare, token, set, db }: Bench, shot: Shot): Promise<Row[]> {
  const postmaster = await postmasterOf(db)
  const ask = (port: number, child: ChildProcess, of: (no: number) => Shot) =>
    measured({ child, postmaster }, async () => {
      const shots = Array.from({ length: 1_000 }, (_, no) => of(no))
      await secondsFor(port, 10, shots)
      return shots.length
    })
  const page = (no: number): Shot => ({
    method: 'GET',
    path: `/api/FileFolder/Child/${set.folderOf5000}?only=files&pageSize=50&page=${no % 10}`,
    headers: bearer(token),
  })
  // Kept from the second time on.
  await secondsFor(
    product,
    1,
    Array.from({ length: 30 }, (_, no) => page(no)),
  )
  const best = await ask(ceiling, bare, () => ({ method: 'GET', path: '/list' }))
  const same = await ask(product, server, () => shot)
  const different = await ask(product, server, page)
  return [
    ...rowsOf('list a folder of 50, 10 clients, the same page', same, best),
    ...rowsOf('… ten different pages of 5 000', different, best),
  ]
}

/** What a request costs beside its time. */
async function weigh(bench: Bench, shot: Shot): Promise<Row[]> {
  const { product, server, token, set } = bench
  const agent = new Agent()
  const bytes = await shoot(agent, product, shot)
  const empty = await shoot(agent, product, { ...shot, path: `/api/FileFolder/Child/${set.folderOf50}?only=folders` })
  await holdOf(server)
  await shoot(agent, product, shot)
  const hold = await holdOf(server)
  const counting = await countStatements(bench, token)
  const statements = await counting.of(shot.path)
  await counting.close()
  return [
    ['… bytes a row', ((bytes - empty) / 50).toFixed(0), '', ''],
    ['… statements a request', String(statements), '', ''],
    ['… longest hold of the event loop', `${hold.toFixed(1)} ms`, '', ''],
  ]
}

async function wholeOf({ product, token, set }: Bench): Promise<string> {
  const pages = Array.from({ length: 25 }, (_, page): Shot => {
    const path = `/api/FileFolder/Child/${set.folderOf5000}?only=files&pageSize=200&page=${page}`
    return { method: 'GET', path, headers: bearer(token) }
  })
  return `${((await medianMs(5, () => secondsFor(product, 1, pages))) / 1000).toFixed(2)} s`
}
