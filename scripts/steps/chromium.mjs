import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const onMac = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * The browser for the journeys; installed from Debian when it is missing and this is root there.
 *
 * @returns {Promise<string | undefined>} its path; undefined, having said what to do, when there is none
 */
export async function chromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Chromium …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update'], { env })
    await run('apt-get', ['install', '-y', 'chromium'], { env })
  }
  const installed = findChromium()
  if (!installed) {
    console.log(
      'The journeys need Chromium or Chrome: install it (Debian: apt install chromium), or set CHROMIUM_PATH.',
    )
  }
  return installed
}

function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...onMac,
  ]
  return candidates.find((path) => path !== '' && isExecutable(path))
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
