import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { outputNames, outputPipe } from '../derived.ts'
import { defaultLimits } from '../limits.ts'
import { sandboxCommand } from '../sandbox.ts'
import { takeOutputs } from '../take-outputs.ts'

// node run-taken-over.fixture.ts <file> <output folder> <folder that everybody may write to>: prints what the child could do.
const [path = '', outputDir = '', open = ''] = process.argv.slice(2)
const server = createServer().listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo
const prey = { pid: process.pid, port, open, planted: join(open, 'planted.node'), secret: `${path}.secret` }
const limits = { ...defaultLimits, wallMilliseconds: 30_000 }
const job = { path, mediaType: 'image/png', extension: JSON.stringify(prey), limits }
const child = resolve(import.meta.dirname, 'taken-over.fixture.ts')
const { file, args, clear, ...place } = await sandboxCommand(job, outputDir, child)
const running = spawn(file, args, { ...place, stdio: ['ignore', 'inherit', 'inherit', 'pipe'] })
await Promise.all([
  takeOutputs(running.stdio[outputPipe] as Readable, outputDir, { mostBytes: limits.outputBytes }),
  once(running, 'close'),
])
await clear()
process.stdout.write(await readFile(join(outputDir, outputNames.result), 'utf8'))
process.exit(0)
