import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { connect } from '../platform/database/database.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded/start-embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { loadSecrets } from '../platform/secrets.ts'
import { fileStorage } from '../platform/storage/file-storage.ts'

/** The server with its embedded PostgreSQL, without the web, in a process of its own that a test may kill. */
const config = readConfig(process.env)
const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR })
const pool = connect(postgres.url, 1)
await migrate(pool)
await pool.end()
const parts = { secrets: await loadSecrets(config.DATA_DIR), storage: await fileStorage(config.DATA_DIR) }
const app = await buildApp({ config, databaseUrl: postgres.url, ...parts })
await app.fastify.listen({ port: 0, host: '127.0.0.1' })
await app.work()
const address = app.fastify.server.address()
process.send?.({ port: typeof address === 'object' ? address?.port : 0, databaseUrl: postgres.url })
process.on('disconnect', () => process.exit(0))
