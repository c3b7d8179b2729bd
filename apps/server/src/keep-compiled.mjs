import { mkdirSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'

/**
 * Loads code, and keeps what Node has compiled of it for the next start, which takes half as long by it. It is code, so it lies
 * in the folder of all state, which is for the server's user alone, and not where Node would put it, in everybody's temporary
 * folder. In JavaScript, as what calls it: for one file of TypeScript Node would load its whole type stripper at each start.
 *
 * @param {() => Promise<unknown>} load
 */
export async function keepCompiled(load) {
  try {
    const folder = join(process.env.DATA_DIR || './data', 'compiled')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    enableCompileCache(folder)
  } catch {
    // A folder that can't be made is told by what needs it.
  }
  await load()
  flushCompileCache()
}
