import { mkdirSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

// What Node has compiled is kept for the next start, which takes half as long by it. It is code, so it lies in the folder
// of all state, which is for the server's user alone, and not where Node would put it, in everybody's temporary folder.
try {
  const folder = join(process.env.DATA_DIR || './data', 'compiled')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  enableCompileCache(folder)
} catch {
  // A folder that can't be made is told by what needs it.
}
await import('./start.ts')
flushCompileCache()
