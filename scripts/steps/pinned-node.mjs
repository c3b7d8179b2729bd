import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

export const root = join(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname), '..', '..')

const oldest = 24

/**
 * The Node that runs everything after the installation: the pinned one, which npm installs on Linux, or else the one
 * that runs this, when it is new enough. Ends this process with a sentence when it is not.
 */
export function pinnedNode() {
  const pinned = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node')
  if (process.platform === 'linux' && existsSync(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= oldest) return process.execPath
  const remedy = process.platform === 'linux' ? 'run npm ci, which brings it' : 'see https://nodejs.org'
  console.error(`Sinupan needs Node ${oldest} or newer, and this is ${process.versions.node}: ${remedy}.`)
  process.exit(1)
}

/** The environment for children, in which `node` is the pinned one. */
export function nodeEnvironment() {
  return { ...process.env, PATH: `${dirname(pinnedNode())}${delimiter}${process.env.PATH ?? ''}` }
}
