import { runChecks } from './steps/checks.mjs'
import { install } from './steps/install.mjs'

// Types, style, import rules and unused code.
await install()
const { failed } = await runChecks()
process.exitCode = failed === 0 ? 0 : 1
