import { parseArgs } from 'node:util'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

// A server of its own for the tests that kill one: it says its URL, or why not, and stops on SIGTERM.
const { values } = parseArgs({
  options: {
    dataDir: { type: 'string', default: '' },
    binaries: { type: 'string' },
    shared: { type: 'string', multiple: true },
    uid: { type: 'string' },
  },
})
// Changed only now that all modules are read, which the user may not be allowed to do.
if (values.uid) {
  process.setgroups?.([])
  process.setgid?.(Number(values.uid))
  process.setuid?.(Number(values.uid))
}
try {
  const postgres = await startEmbeddedPostgres({ ...values, settings: { fsync: 'off' } })
  process.stdout.write(`${JSON.stringify({ url: postgres.url })}\n`)
  process.once('SIGTERM', () => postgres.stop().then(() => process.exit(0)))
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refused: String(error) })}\n`)
}
