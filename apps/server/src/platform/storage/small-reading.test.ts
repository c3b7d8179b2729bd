import { mkdtemp, rm, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { fileStorage } from './file-storage.ts'
import { NoSuchBytes } from './storage.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'small-reading-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const storage = await fileStorage(dataDir)

async function keep(content: string): Promise<string> {
  const received = await storage.receive(Readable.from([Buffer.from(content)]), 1_000)
  await storage.keep(received)
  return received.sha256
}

test('the same few bytes, asked for at the same moment, are read once for all; other parts are other bytes', async () => {
  const sha256 = await keep('0123456789')
  const parts = [
    { start: 0, end: 9 },
    { start: 0, end: 9 },
    { start: 2, end: 4 },
  ]
  const [whole, same, part] = await Promise.all(parts.map((range) => storage.read(sha256, range)))
  expect([whole?.toString(), part?.toString()]).toEqual(['0123456789', '234'])
  expect(same).toBe(whole)
  expect(await storage.read(sha256, { start: 0, end: 9 })).not.toBe(whole)
})

test('bytes that are gone are missing to everybody who asked at once, and are there again once they are put back', async () => {
  const sha256 = await keep('put back')
  await unlink(storage.pathOf(sha256))
  const range = { start: 0, end: 7 }
  const results = await Promise.allSettled([storage.read(sha256, range), storage.read(sha256, range)])
  for (const result of results) expect(result).toMatchObject({ reason: expect.any(NoSuchBytes) })
  await keep('put back')
  expect((await storage.read(sha256, range)).toString()).toBe('put back')
  await storage.remove(sha256)
  await expect(storage.read(sha256, range)).rejects.toThrow(NoSuchBytes)
})
