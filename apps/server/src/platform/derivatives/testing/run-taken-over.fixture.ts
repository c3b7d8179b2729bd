import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { codeCacheHere } from '../code-cache.ts'
import { outputNames } from '../derived.ts'
import { defaultLimits } from '../limits.ts'
import { startChild } from '../start-child.ts'

// node run-taken-over.fixture.ts <file> <output folder> <folder that everybody may write to> [ahead]: prints what the child could do.
const [path = '', outputDir = '', open = '', isAhead = ''] = process.argv.slice(2)
const server = createServer().listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const prey = { pid: process.pid, port, open, planted: join(open, 'planted.node'), secret: `${path}.secret` }
const limits = { ...defaultLimits, wallMilliseconds: 30_000 }
const job = { path, mediaType: 'image/png', extension: JSON.stringify(prey), limits }
// As of a server that has run for a while.
if (process.getuid?.() === 0) for (let tries = 0; tries < 50 && !codeCacheHere(); tries += 1) await setTimeout(100)
const program = resolve(import.meta.dirname, 'taken-over.fixture.ts')
const { PRIORITY_NORMAL: priority } = constants.priority
const child = await startChild({ program, limits, hasAddons: true, priority, isAhead: isAhead === 'ahead' }, outputDir)
await child.run(job, outputDir)
process.stdout.write(await readFile(join(outputDir, outputNames.result), 'utf8'))
process.exit(0)
