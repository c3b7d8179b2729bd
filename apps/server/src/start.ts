import type { Sinupan } from './app.ts'
import { type Config, publicUrl, readConfig } from './config.ts'
import { createFirstAdministrator } from './modules/people/index.ts'
import { openApp } from './open-app.ts'
import { system } from './platform/actor.ts'
import { connectionsOf } from './platform/database/connections.ts'
import { connect } from './platform/database/database.ts'
import { startEmbeddedPostgres } from './platform/database/embedded/start-embedded-postgres.ts'
import { jobLimits } from './platform/database/limits.ts'
import { migrate } from './platform/database/migrate.ts'
import { keepingFacts } from './platform/facts/keeping-facts.ts'
import { giveMemoryBackWhenQuiet } from './platform/give-back-memory.ts'
import { sayer } from './platform/log/logging.ts'
import { type Metrics, metricsRegistry } from './platform/metrics/metric.ts'
import { beginWebProcess } from './platform/processes/begin-web-process.ts'
import { type WebProcesses, webProcesses } from './platform/processes/web-processes.ts'
import { requireSameSecrets } from './platform/same-secrets.ts'
import { loadSecrets, type Secrets, secretsFileOf } from './platform/secrets.ts'
import { stopOnSignal } from './platform/stop-on-signal.ts'

type Say = (line: string) => void

interface Reached {
  url: string
  /** Of the PostgreSQL that comes along. */
  superuserUrl?: string
  stop(): Promise<void>
}

async function startDatabase(config: Config, say: Say): Promise<Reached> {
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, stop: async () => undefined }
  return startEmbeddedPostgres({
    dataDir: config.DATA_DIR,
    settings: { max_connections: String(connectionsOf(config)) },
    log: (line) => config.LOG_LEVEL === 'debug' && say(line),
  })
}

async function start(): Promise<void> {
  const config = readConfig(process.env, process.argv.includes('--demo'))
  const say = sayer(config)
  const database = await startDatabase(config, say)
  const secrets = await prepare(config, database, say)
  const metrics = metricsRegistry()
  const app = await openApp({ config, databaseUrl: database.url, secrets, metrics })
  if (config.isDemo) await foundDemo(app, say)
  const processes = processesBeside(app, metrics, { config, databaseUrl: database.url })
  metrics.add(processes.metrics)
  const stop = async (seconds: number) => {
    await Promise.all([processes.stop(seconds), app.close(seconds)])
    await database.stop()
  }
  stopOnSignal({ stop, seconds: config.SHUTDOWN_DEADLINE, say })
  await app.fastify.listen({ port: config.PORT, host: config.HOST })
  const link = await createFirstAdministrator(app.contextFor(system))
  if (link) say(`No administrator can sign in yet. Set the password of 'admin' here, once:\n  ${link}`)
  await app.work()
  // Beside the workers, so that the texts and first pages of the demo's papers are there twice as soon.
  if (config.isDemo && config.ROLE !== 'web') await app.drain()
  giveMemoryBackWhenQuiet()
  say(`Sinupan is ready at ${publicUrl(config)}`)
}

/** The processes that answer requests beside this one, when it is not enough. */
const processesBeside = (
  app: Sinupan,
  metrics: Metrics,
  { config, databaseUrl }: { config: Config; databaseUrl: string },
): WebProcesses =>
  webProcesses({
    most: config.ROLE === 'worker' ? 1 : config.WEB_PROCESSES,
    begin: () =>
      beginWebProcess({
        server: app.fastify.server,
        databaseUrl,
        metrics: () => metrics.collect(app.contextFor(system)),
      }),
  })

/** Brings the schema up to date, and gives the keys that belong to this database. */
async function prepare(config: Config, { url, superuserUrl }: Reached, say: Say): Promise<Secrets> {
  const file = config.SECRETS_FILE ?? secretsFileOf(config.DATA_DIR)
  const secrets = await loadSecrets(config.DATA_DIR, file)
  const pool = connect(url, 1, jobLimits(config))
  try {
    const patience = { lockSeconds: config.MIGRATION_LOCK_TIMEOUT, tries: config.MIGRATION_TRIES }
    await keepingFacts(pool, { superuserUrl, say }, (lend) => migrate(pool, { ...patience, say, lend }))
    await requireSameSecrets(pool, { secrets, file, isRenewal: config.ACCEPT_NEW_SECRETS })
  } finally {
    await pool.end()
  }
  return secrets
}

/** The demo university, once, with everything that is derived from its files. */
async function foundDemo(app: Sinupan, say: Say): Promise<void> {
  const { foundDemoUniversity } = await import('./demo/index.ts')
  const count = await foundDemoUniversity(app.contextFor(system), () =>
    say('Making the demo university and its papers, once.'),
  )
  if (count === undefined) return say('There is an organisation already; the demo university was left alone.')
  const { demoPassword } = await import('@sinupan/demo')
  say(
    `The demo university is founded: ${count} documents. Sign in as admin, records, records2, approver, ana, ben, carla or dan with ${demoPassword}`,
  )
}

try {
  await start()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
