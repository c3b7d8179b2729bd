import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keptOpen } from './kept-open.ts'

const folder = await mkdtemp(join(tmpdir(), 'kept-open-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const make = async (name: string, content: string) => {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}
const openNow = async (path: string): Promise<number> => {
  const numbers = await readdir('/proc/self/fd')
  const targets = await Promise.all(numbers.map((no) => readlink(`/proc/self/fd/${no}`).catch(() => '')))
  return targets.filter((target) => target.startsWith(path)).length
}
const contentOf = (files: ReturnType<typeof keptOpen>, path: string) =>
  files.read(path, async (handle) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(100), 0, 100, 0)
    return buffer.toString('utf8', 0, bytesRead)
  })

test('many who read a file at once open it once, and it is closed a moment after the last of them', async () => {
  const path = await make('many', 'for all')
  const files = keptOpen({ forMs: 50 })
  const readings = Promise.all(Array.from({ length: 20 }, () => contentOf(files, path)))
  expect(new Set(await readings)).toEqual(new Set(['for all']))
  expect(await openNow(path)).toBe(1)
  await expect.poll(() => openNow(path)).toBe(0)
  expect(await contentOf(files, path)).toBe('for all')
})

test('a file that was forgotten is looked for anew, and who is reading it reads on', async () => {
  const path = await make('replaced', 'old')
  const files = keptOpen()
  const { promise: meanwhile, resolve: goOn } = Promise.withResolvers<void>()
  const slow = files.read(path, async (handle) => {
    await meanwhile
    return (await handle.readFile('utf8')).toString()
  })
  files.forget(path)
  await rm(path)
  await make('replaced', 'new')
  expect(await contentOf(files, path)).toBe('new')
  goOn()
  expect(await slow).toBe('old')
  files.forget(path)
  await expect.poll(() => openNow(path)).toBe(0)
})

test('a reading that fails closes the file, and one that is not there is not remembered', async () => {
  const path = await make('short', 'x')
  const files = keptOpen()
  await expect(files.read(path, () => Promise.reject(new Error('too short')))).rejects.toThrow('too short')
  await expect.poll(() => openNow(path)).toBe(0)
  const missing = join(folder, 'missing')
  await expect(contentOf(files, missing)).rejects.toThrow('ENOENT')
  await make('missing', 'there now')
  expect(await contentOf(files, missing)).toBe('there now')
})

test('beyond the number of files that stay open, each is opened for its reader alone', async () => {
  const paths = await Promise.all(['a', 'b', 'c'].map((name) => make(`one-${name}`, name)))
  const files = keptOpen({ most: 2, forMs: 60_000 })
  for (const path of paths) await contentOf(files, path)
  await expect.poll(() => openNow(join(folder, 'one-'))).toBe(2)
  for (const path of paths) files.forget(path)
})
