import { buildApp } from '../../apps/server/src/app.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { loadSecrets } from '../../apps/server/src/platform/secrets.ts'
import { fileStorage } from '../../apps/server/src/platform/storage/file-storage.ts'
import { statementsOf } from '../../apps/server/src/testing/count-statements.ts'
import { type Bench, bearer } from './job.ts'

/** Counts the statements that a call sends to the database, in an application of its own beside the measured one. */
export async function countStatements({ superuser, folder }: Bench, token: string) {
  const config = readConfig({ LOG_LEVEL: 'silent', ROLE: 'web', DATA_DIR: folder })
  const parts = { secrets: await loadSecrets(folder), storage: await fileStorage(folder) }
  const app = await buildApp({ config, databaseUrl: superuser, ...parts })
  let answered = 0
  const call = async (url: string) => {
    const { statusCode } = await app.fastify.inject({ method: 'GET', url, headers: bearer(token) })
    answered = statusCode
  }
  return {
    of: async (url: string): Promise<number> => {
      await call(url)
      const count = await statementsOf(() => call(url))
      if (answered !== 200) console.error(`${url} answered ${answered}`)
      return count
    },
    close: () => app.close(),
  }
}
