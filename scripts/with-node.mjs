import { runNode } from './steps/run.mjs'

// Runs a file with the pinned Node: node scripts/with-node.mjs <file> [arguments]
const [file, ...args] = process.argv.slice(2)
if (!file) {
  console.error('Usage: node scripts/with-node.mjs <file> [arguments]')
  process.exit(2)
}
process.exitCode = (await runNode(file, args)).code
