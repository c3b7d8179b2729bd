import { Agent } from 'node:http'
import { sql } from 'kysely'
import { type Bench, bearer, type Job, type Row, signIn } from './job.ts'
import { medianMs, memoryOf, shoot, timesOf } from './load.ts'
import { fillRequests, type RequestsSet } from './requests-set.ts'
import { countStatements } from './statements.ts'

const requests = Number(process.env.REQUESTS ?? 20_000)
const runs = 21

/**
 * A year of twenty thousand requests (`REQUESTS=…` for another number), by somebody of the central records unit. The bare
 * statement beside the queue reads the same rows and tells nothing else of them. With `(n)`: the statements of one request,
 * those that find who asks among them.
 */
export const requesting: Job = {
  name: 'requests',
  needsDocuments: false,
  async run(bench, print) {
    const start = performance.now()
    const set = await fillRequests(bench.db, requests)
    print([`${requests} requests made`, `${((performance.now() - start) / 1000).toFixed(1)} s`, '', ''])
    const token = await signIn(bench.product, set.records)
    const counted = await countStatements(bench, token)
    await lists({ ...bench, token }, set, { print, statementsOf: counted.of })
    await counted.close()
    await registers({ ...bench, token }, print)
    return []
  },
}

const asked = (set: RequestsSet): Record<string, string> => ({
  'queue: first page': 'All',
  'queue: page 100': 'All?page=100',
  'queue: new ones': 'All?status=pending',
  'queue: answered': 'All?status=resolved',
  'queue: denied': 'All?outcome=denied',
  'queue: open': 'All?isOpen=true',
  'queue: of a campus': 'All?campusId=2',
  'queue: of a unit': 'All?unitId=7',
  'queue: overdue': 'All?due=overdue',
  'queue: mine': 'All?isMine=true',
  'queue: by title': 'All?sort=title',
  'queue: words that many have': 'All?search=Minutes',
  'queue: words that one has': 'All?search=paper%2012345',
  'queue: by tracking number': `All?search=${set.trackingNo}`,
  'queue: by registry number': `All?search=${set.registryNo}`,
  'queue of a unit': 'Unit/2',
  'what somebody decides': 'Mine',
  'a case': String(set.caseId),
  'registry, first page': 'Report/registry',
  'summary of the year': 'Report/summary',
  'statistics, for everybody': 'Statistics',
})

interface Telling {
  print: (row: Row) => void
  statementsOf: (path: string) => Promise<number>
}

async function lists({ product, token, db }: Bench, set: RequestsSet, { print, statementsOf }: Telling): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const bare = await medianMs(runs, () =>
    sql`select * from document_requests where status <> 'unverified' order by coalesce(extended_to, due_on), id limit 50`.execute(
      db,
    ),
  )
  for (const [name, query] of Object.entries(asked(set))) {
    const path = `/api/DocumentRequest/${query}`
    const times = await timesOf(runs, () => shoot(agent, product, { method: 'GET', path, headers: bearer(token) }))
    const told = `p50 ${times.p50.toFixed(1)} ms, p95 ${times.p95.toFixed(1)} (${await statementsOf(path)})`
    print([name, told, name === 'queue: first page' ? `${bare.toFixed(1)} ms` : '', ''])
  }
  agent.destroy()
}

async function registers({ product, token, server, db }: Bench, print: (row: Row) => void): Promise<void> {
  for (const [kind, format] of [
    ['registry', 'csv'],
    ['registry', 'xlsx'],
    ['inventory', 'csv'],
    ['inventory', 'xlsx'],
  ] as const) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const idle = await memoryOf(server)
    let most = idle
    const watch = setInterval(() => void memoryOf(server).then((rss) => (most = Math.max(most, rss))), 100)
    const path = `/api/DocumentRequest/Report/${kind}?format=${format}`
    const start = performance.now()
    const size = await shoot(agent, product, { method: 'GET', path, headers: bearer(token) })
    clearInterval(watch)
    const taken = `${((performance.now() - start) / 1000).toFixed(1)} s`
    print([`${kind} as ${format}`, `${taken}, ${mega(size)} MB, +${mega(most - idle)} MB of memory`, '', ''])
    agent.destroy()
  }
  const bare = await medianMs(5, () => sql`select count(length(r::text)) from document_requests r`.execute(db))
  print(['the same rows, as text, counted', '', `${bare.toFixed(0)} ms`, ''])
}

const mega = (bytes: number) => (bytes / 1024 ** 2).toFixed(1)
