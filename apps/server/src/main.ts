import { buildApp, type Sinupan } from './app.ts'
import { type Config, publicUrl, readConfig } from './config.ts'
import { createFirstAdministrator } from './modules/people/index.ts'
import { system } from './platform/actor.ts'
import { connect } from './platform/database/database.ts'
import { startEmbeddedPostgres } from './platform/database/embedded/start-embedded-postgres.ts'
import { migrate } from './platform/database/migrate.ts'
import { serveWeb } from './platform/http/serve-web.ts'
import { loadSecrets } from './platform/secrets.ts'
import { fileStorage } from './platform/storage/file-storage.ts'

const say = (line: string) => console.log(line)

async function startDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir: config.DATA_DIR, log: (line) => config.LOG_LEVEL === 'debug' && say(line) })
}

async function start(): Promise<void> {
  const config = readConfig(process.env, process.argv.includes('--demo'))
  const database = await startDatabase(config)
  const secrets = await loadSecrets(config.DATA_DIR)
  const pool = connect(database.url, 1)
  await migrate(pool)
  await pool.end()
  const app = await buildApp({
    config,
    databaseUrl: database.url,
    secrets,
    storage: await fileStorage(config.DATA_DIR, { reserve: config.DISK_RESERVE }),
  })
  await serveWeb(app.fastify)
  if (config.isDemo) await foundDemo(app)
  stopOnSignal(async () => {
    await app.close()
    await database.stop()
  })
  await app.fastify.listen({ port: config.PORT, host: config.HOST })
  const link = await createFirstAdministrator(app.contextFor(system))
  if (link) say(`No administrator can sign in yet. Set the password of 'admin' here, once:\n  ${link}`)
  await app.work()
  // Beside the workers, so that the texts and first pages of the demo's papers are there twice as soon.
  if (config.isDemo && config.ROLE !== 'web') await app.drain()
  say(`Sinupan is ready at ${publicUrl(config)}`)
}

/** The demo university, once, with everything that is derived from its files. */
async function foundDemo(app: Sinupan): Promise<void> {
  const { demoPassword } = await import('@sinupan/demo')
  const { foundDemoUniversity } = await import('./demo/index.ts')
  say('Making the demo university and its papers, once.')
  const count = await foundDemoUniversity(app.contextFor(system))
  if (count === undefined) return say('There is an organisation already; the demo university was left alone.')
  say(
    `The demo university is founded: ${count} documents. Sign in as admin, records, approver, ana, ben, carla or dan with ${demoPassword}`,
  )
}

function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  const once = () => {
    if (isStopping) return
    isStopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', once)
  process.on('SIGTERM', once)
}

try {
  await start()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
