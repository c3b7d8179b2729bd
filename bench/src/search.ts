import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../apps/server/src/config.ts'
import { reindex, searchDocuments } from '../../apps/server/src/modules/search/index.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import type { Context } from '../../apps/server/src/platform/context.ts'
import { connect, type Database, databaseOn } from '../../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/start-embedded-postgres.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { makeSecrets } from '../../apps/server/src/platform/secrets.ts'
import { allDocuments } from './all-documents.ts'
import { fillLibrary, type Library } from './search-library.ts'

const runs = 31

/** What people type, by what it costs. */
const questions: Record<string, string> = {
  rare: 'memo 2024-4711',
  'a word of names': 'enrolment',
  common: 'memorandum',
  'in every text': 'university',
  prefix: 'enrolm',
  'short prefix': 'me',
  typo: 'enrolmnt',
  phrase: '"release of transcripts"',
  'common phrase': '"haraya state university"',
  'three words': 'guidelines thesis defence',
  excluding: 'enrolment -transcripts',
  everything: '',
}

export interface Measured {
  kind: string
  search: string
  found: number
  /** Milliseconds of the whole search, without HTTP: results as views, passages, facets. */
  p50: number
  p95: number
}

/** Times the search of somebody who works in one unit, with all facets and a page of ten. Nothing is announced by it. */
export async function measureSearch(db: Database, { actor }: Library): Promise<Measured[]> {
  const ctx = { actor, db, config: readConfig({}), secrets: makeSecrets(), clock: systemClock } as Context
  const duId = actor.homeUnitId ?? 0
  const measured: Measured[] = []
  for (const [kind, search] of Object.entries(questions)) {
    const times: number[] = []
    let found = 0
    for (let run = 0; run < runs; run++) {
      const start = performance.now()
      const { facets } = await searchDocuments(ctx, duId, {
        type: '',
        search,
        sort: 'relevance',
        page: 0,
        pageSize: 10,
      })
      found = facets.types[0]?.count ?? 0
      times.push(performance.now() - start)
    }
    times.sort((a, b) => a - b)
    const at = (share: number) => times[Math.floor(runs * share)] ?? Number.NaN
    measured.push({ kind, search, found, p50: at(0.5), p95: at(0.95) })
  }
  return measured
}

/** `node bench/src/search.ts [documents]`: fills a database of its own and prints a table. */
async function main(size: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sinupan-search-'))
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } })
  const pool = connect(postgres.url, 2)
  try {
    await migrate(pool)
    const db = databaseOn(pool)
    const library = await fillLibrary(db, size)
    await reindex({ db }, await allDocuments(db))
    await pool.query('vacuum analyze')
    console.log(`${size} documents\n| search | found | p50 ms | p95 ms |\n|---|---|---|---|`)
    for (const { kind, search, found, p50, p95 } of await measureSearch(db, library))
      console.log(`| ${kind}: ${search} | ${found} | ${p50.toFixed(1)} | ${p95.toFixed(1)} |`)
  } finally {
    await pool.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await main(Number(process.argv[2] ?? 100_000))
