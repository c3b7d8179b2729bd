import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Job } from './derived.ts'
import { defaultLimits } from './limits.ts'
import { runChild } from './run-child.ts'
import type { EndsBy } from './testing/ending.fixture.ts'

const program = resolve(import.meta.dirname, 'testing/ending.fixture.ts')

async function endingBy(extension: EndsBy) {
  const folder = await mkdtemp(join(tmpdir(), 'ending-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, 'bytes')
  await writeFile(path, 'of this file')
  const limits = { ...defaultLimits, wallMilliseconds: 60_000, cpuSeconds: 30 }
  const job: Job = { path, mediaType: 'image/png', extension, limits }
  const ending = await runChild(job, folder, { program })
  return { ending, left: await readFile(join(folder, 'result.json'), 'utf8') }
}

test('a child that says that it is done is not waited for, though its process would stay', async () => {
  expect(await endingBy('staying')).toEqual({ ending: { kind: 'finished' }, left: '{"extension":"staying"}' })
})

test('a child that goes without saying that it is done did not finish, whatever it left', async () => {
  const detail = 'it went before it was done'
  expect(await endingBy('going early')).toEqual({
    ending: { kind: 'crashed', detail },
    left: '{"extension":"going early"}',
  })
})
