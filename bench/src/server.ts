import { buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { serveWeb } from '../../apps/server/src/platform/http/serve-web.ts'
import { loadSecrets } from '../../apps/server/src/platform/secrets.ts'
import { fileStorage } from '../../apps/server/src/platform/storage/file-storage.ts'
import { watchHolds } from './hold-watch.ts'

/** The product, without workers unless it is asked for them, with the web where a job asks for it, in a process of its own; tells its parent the port. */
const role = process.env.BENCH_ROLE ?? 'web'
const config = readConfig({ ...process.env, ROLE: role, LOG_LEVEL: 'silent' })
const app = await buildApp({
  config,
  databaseUrl: config.DATABASE_URL ?? '',
  secrets: await loadSecrets(config.DATA_DIR),
  storage: await fileStorage(config.DATA_DIR),
})
if (process.env.WEB === 'true') await serveWeb(app.fastify, { describe: app.describePage })
if (role !== 'web') await app.work()
await app.fastify.listen({ port: 0, host: '127.0.0.1' })
const address = app.fastify.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
const longestHold = watchHolds()
process.on('message', (message) => {
  if (message === 'hold') process.send?.({ hold: longestHold() })
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() })
  if (message === 'memory') process.send?.({ rss: process.memoryUsage().rss })
})
process.on('disconnect', () => process.exit(0))
// So that Node writes what `--cpu-prof` gathered.
process.on('SIGTERM', () => process.exit(0))
