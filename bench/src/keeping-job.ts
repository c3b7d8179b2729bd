import { Agent } from 'node:http'
import { sql } from 'kysely'
import { connect, databaseOn } from '../../apps/server/src/platform/database/database.ts'
import { type Bench, bearer, type Job, type Row, signIn } from './job.ts'
import { fillKeeping, type KeepingSet } from './keeping-set.ts'
import { medianMs, memoryOf, shoot, timesOf } from './load.ts'

const documents = Number(process.env.KEEPING ?? 1_000_000)
const runs = 21

/**
 * What is due among a million documents (`KEEPING=…` for another number), and a disposal of ten thousand. The bare statement
 * beside them reads the same rows by their index and tells nothing else of them.
 */
export const keeping: Job = {
  name: 'keeping',
  needsDocuments: false,
  async run(bench, print) {
    const pool = connect(bench.superuser, 1)
    const start = performance.now()
    const set = await fillKeeping(databaseOn(pool), bench.db, documents)
    await pool.end()
    print([`${documents} documents made`, seconds(start), '', ''])
    const token = await signIn(bench.product, set.records[0])
    await lists({ ...bench, token }, print)
    await exporting({ ...bench, token }, print)
    await disposing(bench, set, print)
    return []
  },
}

const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`

const asked: Record<string, string> = {
  'expired: first page': 'tab=expired',
  'expired: page 100': 'tab=expired&page=100',
  'expired: newest first': 'tab=expired&order=desc',
  'expired: by name': 'tab=expired&sort=name',
  'expired: by size': 'tab=expired&sort=size&order=desc',
  'expired: of a unit': 'tab=expired&deliveryUnitId=3',
  'expired: of a campus': 'tab=expired&campusId=2',
  'expired: of a series': 'tab=expired&categoryId=7',
  'expired: words that many have': 'tab=expired&search=record',
  'expired: words that one has': 'tab=expired&search=Record%20123456%20',
  'expiring in 90 days': 'tab=expiring&days=90',
  unscheduled: 'tab=unscheduled',
  permanent: 'tab=permanent',
  'on hold': 'tab=onHold',
}

async function lists({ product, token, db }: Bench, print: (row: Row) => void): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const bare = await medianMs(runs, () =>
    sql`select * from documents where is_living and expires_on < current_date order by expires_on, id limit 50`.execute(
      db,
    ),
  )
  const get = (path: string) => shoot(agent, product, { method: 'GET', path: `/api/${path}`, headers: bearer(token) })
  for (const [name, query] of Object.entries(asked)) {
    const times = await timesOf(runs, () => get(`Retention/All?${query}`))
    const isFirst = name === 'expired: first page'
    print([
      name,
      `p50 ${times.p50.toFixed(1)} ms, p95 ${times.p95.toFixed(1)}`,
      isFirst ? `${bare.toFixed(1)} ms` : '',
      '',
    ])
  }
  const counts = await timesOf(runs, () => get('Retention/Counts'))
  print(['counts of all tabs', `p50 ${counts.p50.toFixed(1)} ms, p95 ${counts.p95.toFixed(1)}`, '', ''])
  agent.destroy()
}

async function exporting({ product, token, server, db }: Bench, print: (row: Row) => void): Promise<void> {
  for (const format of ['csv', 'xlsx']) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const idle = await memoryOf(server)
    let most = idle
    const watch = setInterval(() => void memoryOf(server).then((rss) => (most = Math.max(most, rss))), 200)
    const start = performance.now()
    const path = `/api/Retention/Export?tab=expired&format=${format}`
    const size = await shoot(agent, product, { method: 'GET', path, headers: bearer(token) })
    clearInterval(watch)
    const mega = (bytes: number) => (bytes / 1024 ** 2).toFixed(0)
    print([
      `export of expired as ${format}`,
      `${seconds(start)}, ${mega(size)} MB, +${mega(most - idle)} MB of memory`,
      '',
      '',
    ])
    agent.destroy()
  }
  const start = performance.now()
  await sql`select count(length(d::text)) from documents d where is_living and expires_on < current_date`.execute(db)
  print(['the same rows, as text, counted', '', seconds(start), ''])
}

const pieces = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / 1_000) }, (_, no) => ids.slice(no * 1_000, (no + 1) * 1_000))

async function disposing({ product }: Bench, set: KeepingSet, print: (row: Row) => void): Promise<void> {
  const [one, other, custodian] = await Promise.all(
    [...set.records, set.custodian].map((name) => signIn(product, name)),
  )
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const call = async (token: string | undefined, method: string, path: string, body: object) => {
    const headers = { ...bearer(token ?? ''), 'content-type': 'application/json' }
    const response = await fetch(`http://127.0.0.1:${product}/api/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as { id: number; listHash: string; destroyed?: number }
  }
  const measured = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const start = performance.now()
    const done = await work()
    print([`disposal of ${set.due.length}: ${name}`, seconds(start), '', ''])
    return done
  }
  const [first = [], ...others] = pieces(set.due)
  const { id } = await measured('drafted, a thousand at a time', async () => {
    const made = await call(one, 'POST', 'Disposal/Create', { title: 'Old papers', fileManagerIds: first })
    for (const add of others) await call(one, 'PUT', `Disposal/${made.id}/Items`, { add })
    return made
  })
  await measured('sent to its unit', () => call(one, 'PUT', `Disposal/${id}/Submit`, {}))
  const { listHash } = await measured('agreed to', async () => {
    for (const piece of pieces(set.due)) {
      const items = piece.map((fileManagerId) => ({ fileManagerId, agrees: true }))
      await call(custodian, 'PUT', `Disposal/${id}/Concur`, { items })
    }
    const headers = bearer(one ?? '')
    return (await (await fetch(`http://127.0.0.1:${product}/api/Disposal/${id}`, { headers })).json()) as {
      listHash: string
    }
  })
  const authority = { authorityNumber: 'NAP-1', authorityDate: '2026-10-05', listHash }
  await measured('authorised', () => call(one, 'PUT', `Disposal/${id}/Authorise`, authority))
  const { destroyed } = await measured('executed', () => call(other, 'PUT', `Disposal/${id}/Execute`, { listHash }))
  if (destroyed !== set.due.length) throw new Error(`Only ${destroyed} were destroyed.`)
  await measured('its certificate printed', () =>
    shoot(agent, product, { method: 'GET', path: `/api/Disposal/${id}/Certificate`, headers: bearer(one ?? '') }),
  )
  agent.destroy()
}
