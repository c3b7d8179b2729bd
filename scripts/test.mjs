import { buildWeb } from './steps/build-web.mjs'
import { runChecks } from './steps/checks.mjs'
import { install } from './steps/install.mjs'
import { stopIfInterrupted } from './steps/run.mjs'
import { journeys, unitTests } from './steps/test-runs.mjs'

// Runs everything, and ends with what failed and the line "N passed, N failed". A part of it: npm test -- --only=check|unit|e2e
const parts = {
  check: [runChecks],
  unit: [unitTests],
  e2e: [webBuild, journeys],
}
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length)
if (only && !parts[only]) {
  console.error(`--only is one of ${Object.keys(parts).join(', ')}, not ${only}.`)
  process.exit(2)
}

await install()
const total = { passed: 0, failures: [], skipped: [], pages: [] }
const times = []
for (const step of only ? parts[only] : Object.values(parts).flat()) {
  const begun = performance.now()
  const { passed, failures, skipped = [], pages = [] } = await step()
  stopIfInterrupted()
  times.push(`${step.name} ${Math.round((performance.now() - begun) / 1000)} s`)
  total.passed += passed
  total.failures.push(...failures)
  total.skipped.push(...skipped)
  total.pages.push(...pages)
}
for (const page of total.pages) console.log(`SHOWN  ${page}`)
console.log(`Time: ${times.join(', ')}`)
for (const one of total.skipped) console.log(`SKIPPED  ${one}`)
for (const failure of total.failures) console.log(`FAILED  ${failure}`)
const skipped = total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : ''
console.log(`${total.passed} passed, ${total.failures.length} failed${skipped}`)
process.exitCode = total.failures.length === 0 && total.passed > 0 ? 0 : 1

async function webBuild() {
  const { code } = await buildWeb()
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: ['The web app could not be built'] }
}
