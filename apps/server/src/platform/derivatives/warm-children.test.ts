import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readingProgram } from './cell.ts'
import type { Job } from './derived.ts'
import { defaultLimits } from './limits.ts'
import { processesIn } from './testing/child-processes.ts'
import { docxOf, makeDocx } from './testing/office-files.ts'
import { warmChildren } from './warm-children.ts'

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'warm-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
})

const cell = {
  program: readingProgram,
  limits: defaultLimits,
  hasAddons: true,
  priority: constants.priority.PRIORITY_NORMAL,
  isAhead: true,
}

/** Children as a server keeps them, and a way to have one file read by them. */
function keepWarm(options: Parameters<typeof warmChildren>[0] = {}) {
  const warm = warmChildren({ cell, ...options })
  onTestFinished(() => warm.stop())
  const scratch = () => mkdtemp(join(folder, 'scratch-'))
  const limits = options.cell?.limits ?? defaultLimits
  let no = 0
  const read = async (bytes: Buffer, mediaType = word) => {
    const path = join(folder, `file-${++no}`)
    const outputDir = await mkdtemp(join(folder, 'derived-'))
    await writeFile(path, bytes)
    const job: Job = { path, mediaType, extension: '', limits }
    const { kind } = await warm.run(job, outputDir, scratch)
    const said = await readFile(join(outputDir, 'result.json'), 'utf8').catch(() => '{}')
    return { kind, ...(JSON.parse(said) as { pages?: string[]; failure?: { code: string } | null }) }
  }
  return { read, warm }
}

/** Of the child that waits. */
async function waiting(): Promise<number> {
  const found = await vi.waitFor(
    async () => {
      const ids = await processesIn(join(folder, 'scratch-'))
      expect(ids).toHaveLength(1)
      return ids
    },
    { timeout: 60_000, interval: 50 },
  )
  return found[0] ?? 0
}

test('a child is started before its file is there, reads that one file, and is gone', async () => {
  const { read } = keepWarm()
  expect((await read(await makeDocx('Minutes', ['of May']))).pages).toEqual(['Minutes\nof May'])
  const first = await waiting()
  expect((await read(await makeDocx('Minutes', ['of June']))).pages).toEqual(['Minutes\nof June'])
  const second = await waiting()
  expect(second).not.toBe(first)
  expect(await processesIn(folder)).toEqual([second])
})

test('a hostile file ends its own child alone, and the next one is read', async () => {
  const limits = { ...defaultLimits, memoryBytes: 24_000_000 }
  const { read } = keepWarm({ cell: { ...cell, limits } })
  await read(await makeDocx('The first', []))
  await waiting()
  const long = `<w:document><w:body>${'<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(800_000)}</w:body></w:document>`
  expect((await read(docxOf(long))).kind).toBe('out-of-memory')
  await waiting()
  expect((await read(docxOf(Buffer.alloc(60_000_000)))).failure?.code).toBe('TooLarge')
  await waiting()
  expect((await read(await makeDocx('The last', []))).pages).toEqual(['The last'])
})

test('time counts from the file, not from the start of the child', async () => {
  const limits = { ...defaultLimits, wallMilliseconds: 15_000, cpuSeconds: 10 }
  const { read } = keepWarm({ cell: { ...cell, limits } })
  await read(await makeDocx('The first', []))
  await waiting()
  await setTimeout(16_000)
  await waiting()
  expect(await read(await makeDocx('After a rest', []))).toMatchObject({ kind: 'finished', pages: ['After a rest'] })
})

test('a child that dies while it waits is not missed', async () => {
  const { read } = keepWarm()
  await read(await makeDocx('One', []))
  process.kill(await waiting(), 'SIGKILL')
  await vi.waitFor(async () => expect(await processesIn(folder)).toEqual([]))
  expect((await read(await makeDocx('Two', []))).pages).toEqual(['Two'])
})

test('a child that waits in vain is let go and leaves nothing', async () => {
  const { read } = keepWarm({ milliseconds: 100 })
  expect((await read(await makeDocx('One', []))).pages).toEqual(['One'])
  const left = async () => (await readdir(folder)).filter((name) => name.startsWith('scratch-'))
  await vi.waitFor(async () => expect([await processesIn(folder), await left()]).toEqual([[], []]), { timeout: 60_000 })
  expect((await read(await makeDocx('Two', []))).pages).toEqual(['Two'])
})

test('a file that draws nothing is read where no addon can be loaded, as before', async () => {
  const { read } = keepWarm()
  await read(await makeDocx('One', []))
  const ahead = await waiting()
  expect((await read(Buffer.from('<p>A page</p>'), 'text/html')).pages).toEqual(['A page'])
  expect(await waiting()).toBe(ahead)
})

test.runIf(process.getuid?.() === 0)('each child that waits has a user of its own', async () => {
  const { read } = keepWarm()
  const users: string[] = []
  for (const title of ['One', 'Two']) {
    await read(await makeDocx(title, []))
    const status = await readFile(`/proc/${await waiting()}/status`, 'utf8')
    users.push(/^Uid:\s+(\d+)/m.exec(status)?.[1] ?? '')
  }
  expect(users.every((user) => Number(user) >= 61_184)).toBe(true)
  expect(new Set(users).size).toBe(2)
})

describe('of a server', () => {
  test.each(['SIGKILL', 'SIGTERM'] as const)('that ends by %s no child that waits is left', async (signal) => {
    const path = join(folder, 'file')
    await writeFile(path, await makeDocx('Minutes', []))
    const program = resolve(import.meta.dirname, 'testing/warm-server.fixture.ts')
    const server = spawn(process.execPath, [program, path, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = await once(server.stdout, 'data')
    expect(String(said)).toBe('Minutes\n')
    await waiting()
    server.kill(signal)
    await vi.waitFor(async () => expect(await processesIn(folder)).toEqual([]), { timeout: 60_000 })
  })
})
