import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './pinned-node.mjs'
import { runNode } from './run.mjs'
import { contentHash, readStamp, writeStamp } from './stamp.mjs'

const sources = ['apps/web', 'packages/contract', 'package-lock.json']

// In the built folder, which Vite empties: whatever else builds it makes this stale.
const stamp = 'apps/web/dist/.sources'

/**
 * Builds the web app when its sources have changed since it was last built.
 *
 * @returns {Promise<{ code: number }>} 0 also when there was nothing to do
 */
export async function buildWeb() {
  const hash = contentHash(sources, (path) => !/\.test\.tsx?$|\.md$/.test(path))
  if (readStamp(stamp) === hash && existsSync(join(root, 'apps/web/dist/index.html'))) return { code: 0 }
  console.log('Building the web app …')
  const built = await runNode('node_modules/vite/bin/vite.js', ['build', 'apps/web'])
  if (built.code === 0) writeStamp(stamp, hash)
  return built
}
