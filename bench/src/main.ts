import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { reindex } from '../../apps/server/src/modules/search/index.ts'
import { system } from '../../apps/server/src/platform/actor.ts'
import { connect, type Database, databaseOn } from '../../apps/server/src/platform/database/database.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/start-embedded-postgres.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { loadSecrets } from '../../apps/server/src/platform/secrets.ts'
import { fileStorage } from '../../apps/server/src/platform/storage/file-storage.ts'
import { allDocuments } from './all-documents.ts'
import { type DataSet, makeDataSet } from './data-set.ts'
import { type Bench, type Row, signIn } from './job.ts'
import { jobs } from './jobs.ts'

const sizeOption = process.argv.find((one) => one.startsWith('--size='))?.slice(7)
const only = process.argv.find((one) => one.startsWith('--only='))?.slice(7)
const chosen = jobs.filter(({ name }) => !only || name.includes(only))
const needsDocuments = chosen.some((job) => job.needsDocuments ?? true)
const size = Number(sizeOption ?? (needsDocuments ? 100_000 : 1_000))

// A set that is kept is made once, without waiting for the disk, and found again by later runs of the same size.
const keptIn = process.argv.find((one) => one.startsWith('--keep='))?.slice(7)
const folder = keptIn ?? (await mkdtemp(join(tmpdir(), 'sinupan-bench-')))
const postgres = await startEmbeddedPostgres({ dataDir: folder, ...(keptIn && { settings: { fsync: 'off' } }) })
const setFile = join(folder, 'bench-set.json')
const children: ChildProcess[] = []

async function startChild(file: string, env: Record<string, string>): Promise<{ port: number; child: ChildProcess }> {
  const child = fork(join(import.meta.dirname, file), {
    env: { ...process.env, DATABASE_URL: postgres.url, DATA_DIR: folder, ...env },
  })
  children.push(child)
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port))
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return { port, child }
}

/** The set that an earlier run has kept here, or a new one. */
async function prepareSet(db: Database): Promise<DataSet> {
  const kept = await readFile(setFile, 'utf8').catch(() => undefined)
  if (kept) return JSON.parse(kept) as DataSet
  const set = await makeDataSet(db, size)
  await indexAll(db)
  if (keptIn) await writeFile(setFile, JSON.stringify(set))
  return set
}

/** Writes the search entries of what was put into the database past the product. */
async function indexAll(db: Database): Promise<void> {
  const config = readConfig({ LOG_LEVEL: 'silent', ROLE: 'web', DATA_DIR: folder })
  const parts = { secrets: await loadSecrets(folder), storage: await fileStorage(folder) }
  const app = await buildApp({ config, databaseUrl: postgres.url, ...parts })
  await reindex(app.contextFor(system), await allDocuments(db))
  await app.close()
}

try {
  const pool = connect(postgres.url, 4)
  await migrate(pool)
  const db = databaseOn(pool)
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${size} documents`)
  const start = performance.now()
  const set = await prepareSet(db)
  if (set.documents !== size) throw new Error(`What is kept in ${folder} has ${set.documents} documents.`)
  console.log(`data set made in ${((performance.now() - start) / 1000).toFixed(0)} s`)
  const product = await startChild('server.ts', { WEB: String(chosen.some((job) => job.needsWeb)) })
  const env = { FOLDER: String(set.folderOf50), UNIT: String(set.unitId) }
  const ceiling = await startChild('ceilings.ts', env)
  const token = await signIn(product.port, set.userName)
  const bench: Bench = {
    product: product.port,
    server: product.child,
    ceiling: ceiling.port,
    bare: ceiling.child,
    token,
    set,
    folder,
    superuser: postgres.superuserUrl,
    db,
    startProduct: (role) => startChild('server.ts', { BENCH_ROLE: role }),
  }
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`)
  console.log('| job | product | ceiling | ratio |\n|---|---|---|---|')
  const print = (row: Row) => console.log(`| ${row.join(' | ')} |`)
  for (const job of chosen) for (const row of await job.run(bench, print)) print(row)
  await pool.end()
} finally {
  for (const child of children) child.kill()
  await postgres.stop()
  if (!keptIn) await rm(folder, { recursive: true, force: true })
}
