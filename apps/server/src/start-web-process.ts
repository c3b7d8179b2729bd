import { readConfig } from './config.ts'
import { openApp } from './open-app.ts'
import { fewJobConnections } from './platform/database/connections.ts'
import { giveMemoryBackWhenQuiet } from './platform/give-back-memory.ts'
import { metricsRegistry } from './platform/metrics/metric.ts'
import { firstProcess, sharedPort } from './platform/processes/being-web-process.ts'
import { loadSecrets, secretsFileOf } from './platform/secrets.ts'

async function start(): Promise<void> {
  const config = { ...readConfig(process.env, process.argv.includes('--demo')), DATABASE_JOB_POOL: fewJobConnections }
  const { promise: opened, resolve: open } = Promise.withResolvers<Awaited<ReturnType<typeof openApp>>>()
  const first = await firstProcess(async (seconds) => (await opened).close(seconds))
  const metrics = metricsRegistry()
  const app = await openApp({
    config,
    databaseUrl: first.databaseUrl,
    secrets: await loadSecrets(config.DATA_DIR, config.SECRETS_FILE ?? secretsFileOf(config.DATA_DIR)),
    metrics: { ...metrics, collect: first.metrics },
  })
  open(app)
  await app.fastify.listen(sharedPort)
  giveMemoryBackWhenQuiet()
  first.serve(metrics)
}

try {
  await start()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
