import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/**
 * The directory that the tests of HR sign-in talk to; installed from Debian when it is missing and this is root there.
 * Without it those tests are skipped and say why. The tests run it with a configuration and ports of their own: the
 * system's own service is not started for them.
 */
export async function slapd() {
  if (existsSync('/usr/sbin/slapd') || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log('Installing slapd for the tests of HR sign-in …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await run('apt-get', ['update'], { env })
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'slapd', 'openssl'], { env })
}
