import { runChecks } from './steps/checks.mjs'
import { install } from './steps/install.mjs'

// Types, style, import rules and unused code.
await install()
const { failures } = await runChecks()
process.exitCode = failures.length === 0 ? 0 : 1
