import { buildApp, type Parts, type Sinupan } from './app.ts'
import { serveWeb } from './platform/http/serve-web.ts'
import { fileStorage } from './platform/storage/file-storage.ts'

/** The application with the files of its web application, on the storage of this machine. */
export async function openApp(parts: Omit<Parts, 'storage'>): Promise<Sinupan> {
  const { DATA_DIR, DISK_RESERVE, WEB_DIR } = parts.config
  const app = await buildApp({ ...parts, storage: await fileStorage(DATA_DIR, { reserve: DISK_RESERVE }) })
  await serveWeb(app.fastify, { built: WEB_DIR, describe: app.describePage })
  return app
}
