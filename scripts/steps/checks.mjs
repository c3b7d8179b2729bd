import { dependencyRules } from './dependency-rules.mjs'
import { runNode, stopIfInterrupted } from './run.mjs'

const tsc = 'node_modules/typescript7/bin/tsc'

/** Each check's name and what it runs; an exit code of 0 means that all is well. */
const checks = {
  'types of the server': () => node(tsc, ['--noEmit', '-p', 'tsconfig.json']),
  'types of the web app': () => node(tsc, ['--noEmit', '-p', 'apps/web']),
  'types of the journeys': () => node(tsc, ['--noEmit', '-p', 'e2e']),
  'style (Biome)': () => node('node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  'who may import whom (dependency-cruiser)': dependencyRules,
  'nothing unused (knip)': () => node('node_modules/knip/bin/knip.js', ['--no-progress']),
}

/**
 * Runs all checks, with a line for each and the output of those that fail.
 *
 * @returns {Promise<import('./reports.mjs').Outcome>}
 */
export async function runChecks() {
  const outcome = { passed: 0, failures: [] }
  for (const [name, check] of Object.entries(checks)) {
    const begun = performance.now()
    const { code, output } = await check()
    stopIfInterrupted()
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    if (code !== 0) console.log(output.trim())
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}  ${seconds} s`)
    if (code === 0) outcome.passed++
    else outcome.failures.push(name)
  }
  return outcome
}

function node(file, args) {
  return runNode(file, args, { capture: true })
}
