import type { ChildProcess } from 'node:child_process'
import { Agent } from 'node:http'
import { sql } from 'kysely'
import { type Bench, bearer, type Job, type Row } from './job.ts'
import { type Shot, shoot, timesOf } from './load.ts'
import { postmasterOf, processorBelow } from './processor.ts'

const runs = 40

/** What people type, and the same for PostgreSQL's own search. */
const queries = {
  rare: ['Memorandum 4711', 'memorandum & 4711'],
  common: ['memorandum', 'memorandum'],
  prefix: ['enrolm', 'enrolm:*'],
  typo: ['memorandm', 'memorandum'],
  phrase: ['"on enrolment"', 'on <-> enrolment'],
} as const

interface Asked {
  child: ChildProcess
  port: number
  shot: Shot
}

interface Measured {
  p50: number
  p95: number
  /** Milliseconds of processor time a search, of the server and of PostgreSQL. */
  server: number
  postgres: number
}

/**
 * Searches by the product and by the reference in turn: the same words in one `tsvector` column behind a bare route, counted up to ten
 * thousand, the newest ten shown. No rights, no facets, no ranking.
 */
export const searching: Job = {
  name: 'search',
  async run(bench) {
    const { product, ceiling, server, bare } = bench
    await makeReference(bench)
    const rows: Row[] = []
    let rare = Number.NaN
    for (const [kind, [search, words]] of Object.entries(queries)) {
      const mine = await measure(bench, { child: server, port: product, shot: asked(bench, search, 10) })
      const best = await measure(bench, { child: bare, port: ceiling, shot: reference(words) })
      if (kind === 'rare') rare = mine.p50
      const told = ({ p50, p95 }: Measured) => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)}`
      const spent = ({ server, postgres }: Measured) => `${server.toFixed(1)} + ${postgres.toFixed(1)} ms`
      rows.push(
        [
          `search, ${kind}: ${(mine.p50 / rare).toFixed(1)} of rare`,
          told(mine),
          told(best),
          (best.p50 / mine.p50).toFixed(2),
        ],
        ['… processor: server + PostgreSQL', spent(mine), spent(best), ''],
      )
    }
    const bytes = await shoot(new Agent(), product, asked(bench, 'memorandum', 50))
    return [...rows, ['… bytes of an answer of 50', `${(bytes / 1000).toFixed(0)} kB`, '', '']]
  },
}

function asked({ token, set }: Bench, search: string, pageSize: number): Shot {
  const headers = { ...bearer(token), 'content-type': 'application/json' }
  return {
    method: 'POST',
    path: `/api/Core/Search/${set.unitId}`,
    headers,
    body: Buffer.from(JSON.stringify({ search, pageSize })),
  }
}

const reference = (words: string): Shot => ({ method: 'GET', path: `/search?words=${encodeURIComponent(words)}` })

async function makeReference({ db }: Bench): Promise<void> {
  await sql`create table if not exists ceiling_words as
    select id, name, to_tsvector('simple', name || ' ' || coalesce(description, '')) as words from documents order by id`.execute(
    db,
  )
  await sql`create index if not exists ceiling_words_words on ceiling_words using gin (words)`.execute(db)
  await sql`analyze ceiling_words`.execute(db)
}

async function measure({ db }: Bench, { child, port, shot }: Asked): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const postmaster = await postmasterOf(db)
  const spent = () => Promise.all([processorBelow(child.pid ?? 0), processorBelow(postmaster)])
  for (let run = 0; run < 12; run++) await shoot(agent, port, shot)
  const [server, postgres] = await spent()
  const { p50, p95 } = await timesOf(runs, () => shoot(agent, port, shot))
  const [serverNow, postgresNow] = await spent()
  agent.destroy()
  // `timesOf` sends twelve before those that count.
  const all = runs + 12
  return { p50, p95, server: (serverNow - server) / all, postgres: (postgresNow - postgres) / all }
}
