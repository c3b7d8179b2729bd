import { once } from 'node:events'
import { createServer } from 'node:net'
import { beginWebProcess } from '../begin-web-process.ts'

// Begins a web process on the database that it is given, says that it serves, and waits to be killed.
const server = createServer().listen(0, '127.0.0.1')
await once(server, 'listening')
const one = beginWebProcess({ server, databaseUrl: process.argv[2] ?? '', metrics: async () => [] })
const timer = setInterval(() => {
  if (one.busy() === undefined) return
  clearInterval(timer)
  process.stdout.write('serves\n')
}, 100)
setInterval(() => undefined, 60_000)
