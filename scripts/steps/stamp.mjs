import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './pinned-node.mjs'

/**
 * A hash of the names and contents of files and folders, in the order of their names.
 *
 * @param {string[]} paths from the repository's root; missing ones count as missing
 * @param {(path: string) => boolean} [counts] which files make a difference
 */
export function contentHash(paths, counts = () => true) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesUnder).filter(counts)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** What an earlier step wrote into its stamp; undefined without one. */
export function readStamp(path) {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

export function writeStamp(path, text) {
  writeFileSync(join(root, path), text)
}

function filesUnder(path) {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [path]
  const names = readdirSync(full).filter((name) => name !== 'node_modules' && name !== 'dist')
  return names.sort().flatMap((name) => filesUnder(`${path}/${name}`))
}
