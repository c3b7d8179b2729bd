import type { ChildProcess } from 'node:child_process'
import { Agent } from 'node:http'
import { sql } from 'kysely'
import { type Bench, bearer, type Job, type Row, signIn } from './job.ts'
import { type Shot, shoot } from './load.ts'
import { postmasterOf, processorBelow } from './processor.ts'

const runs = 40
/** So many before them: until plans are kept and code is compiled. */
const beforehand = 12

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
  /** One after the other: those before the last `runs` of them don't count. */
  shots: readonly Shot[]
}

interface Person {
  token: string
  unitId: number
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
 * thousand, the newest ten shown. No rights, no facets, no ranking. First each of as many people of different units asks once, so that
 * nothing is known of their question, then one of them asks the same again.
 */
export const searching: Job = {
  name: 'search',
  async run(bench) {
    const { product, ceiling, server, bare, set } = bench
    await makeReference(bench)
    const people = await signInMany(bench)
    const same = { token: bench.token, unitId: set.unitId }
    const rows: Row[] = []
    const rare: { first?: number; again?: number } = {}
    for (const [kind, [search, words]] of Object.entries(queries)) {
      const ask = (who: readonly Person[]) => ({
        child: server,
        port: product,
        shots: who.map((one) => asked(one, search, 10)),
      })
      const first = await measure(bench, ask(people))
      const again = await measure(bench, ask(people.map(() => same)))
      const best = await measure(bench, { child: bare, port: ceiling, shots: people.map(() => reference(words)) })
      rare.first ??= first.p50
      rare.again ??= again.p50
      const row = (name: string, mine: Measured, ofRare: number): Row => [
        `search, ${kind}, ${name}: ${(mine.p50 / ofRare).toFixed(1)} of rare`,
        `${told(mine)}, ${spent(mine)}`,
        `${told(best)}, ${spent(best)}`,
        (best.p50 / mine.p50).toFixed(2),
      ]
      rows.push(row('first', first, rare.first), row('again', again, rare.again))
    }
    const bytes = await shoot(new Agent(), product, asked(same, 'memorandum', 50))
    return [...rows, ['… bytes of an answer of 50', `${(bytes / 1000).toFixed(0)} kB`, '', '']]
  },
}

const told = ({ p50, p95 }: Measured) => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)}`
const spent = ({ server, postgres }: Measured) => `${server.toFixed(1)} + ${postgres.toFixed(1)} ms of a processor`

// A person of each unit, as many as there are questions.
async function signInMany({ product }: Bench): Promise<Person[]> {
  const people: Person[] = []
  for (let no = 0; no < beforehand + runs; no++)
    people.push({ token: await signIn(product, `user${no}`), unitId: 1 + no })
  return people
}

function asked({ token, unitId }: Person, search: string, pageSize: number): Shot {
  const headers = { ...bearer(token), 'content-type': 'application/json' }
  return {
    method: 'POST',
    path: `/api/Core/Search/${unitId}`,
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

async function measure({ db }: Bench, { child, port, shots }: Asked): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const postmaster = await postmasterOf(db)
  const spent = () => Promise.all([processorBelow(child.pid ?? 0), processorBelow(postmaster)])
  for (const shot of shots.slice(0, -runs)) await shoot(agent, port, shot)
  const [server, postgres] = await spent()
  const times: number[] = []
  for (const shot of shots.slice(-runs)) {
    const start = performance.now()
    await shoot(agent, port, shot)
    times.push(performance.now() - start)
  }
  const [serverNow, postgresNow] = await spent()
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(runs * share)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), server: (serverNow - server) / runs, postgres: (postgresNow - postgres) / runs }
}
