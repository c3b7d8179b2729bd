import { buildWeb } from './steps/build-web.mjs'
import { runChecks } from './steps/checks.mjs'
import { install } from './steps/install.mjs'
import { stopIfInterrupted } from './steps/run.mjs'
import { journeys, unitTests } from './steps/test-runs.mjs'

// Runs everything and ends with the line "N passed, N failed". A part of it: npm test -- --only=check|unit|e2e
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
const total = { passed: 0, failed: 0 }
for (const step of only ? parts[only] : Object.values(parts).flat()) {
  const { passed, failed } = await step()
  stopIfInterrupted()
  total.passed += passed
  total.failed += failed
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1

async function webBuild() {
  const { code } = await buildWeb()
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}
