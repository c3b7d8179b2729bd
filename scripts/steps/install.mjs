import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './pinned-node.mjs'
import { mustSucceed, run } from './run.mjs'
import { contentHash, readStamp, writeStamp } from './stamp.mjs'

const stamp = 'node_modules/.sinupan-install'

/** Installs the packages when they are missing or `package-lock.json` has changed since they were installed. */
export async function install() {
  const wanted = `${contentHash(['package-lock.json'])} ${process.platform} ${process.arch}`
  if (readStamp(stamp) === wanted) return
  if (readStamp(stamp) !== undefined || !installedByHand()) {
    console.log('Installing the packages …')
    mustSucceed(await npm(['ci', '--include=dev', '--include=optional', '--loglevel=error']))
  }
  writeStamp(stamp, wanted)
}

function npm(args) {
  const script = process.env.npm_execpath
  return script?.endsWith('.js') ? run(process.execPath, [script, ...args]) : run('npm', args)
}

/** Whether npm has already been here with this very lock: its record of what it installed agrees with the lock. */
function installedByHand() {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const done = JSON.parse(readFileSync(record, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const needed = Object.keys(wanted).filter((path) => path.startsWith('node_modules/') && !wanted[path].optional)
  const same = Object.keys(done).every((path) => done[path].version === wanted[path]?.version)
  return same && needed.every((path) => done[path])
}
