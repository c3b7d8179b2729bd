import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { letReadersGo } from '../../platform/derivatives/index.ts'
import { makeDocx } from '../../platform/derivatives/testing/office-files.ts'
import { loadSecrets } from '../../platform/secrets.ts'
import { fileStorage } from '../../platform/storage/file-storage.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { beginUpload, sendPart } from '../../testing/tus.ts'
import { uploadOne } from '../../testing/upload.ts'

const { app, people, dataDir } = await startSinupan()
const { ana } = people

/** Everything below a folder, with what others than its user may do there. */
async function openBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await stat(path)).mode })))
  return modes.flatMap(({ path, mode }) => ((mode & 0o077) === 0 ? [] : [`${path} ${(mode & 0o777).toString(8)}`]))
}

const names = async () =>
  (await readdir(dataDir, { recursive: true })).map((path) => path.replaceAll(/[0-9a-f]{64}/g, 'sha256'))

test('whatever is kept is for the server’s user alone: contents, what is derived of them, running uploads, keys', async () => {
  const umask = process.umask(0)
  try {
    await loadSecrets(dataDir)
    await uploadOne(ana, { name: 'Letter.docx', content: await makeDocx('Dear all', ['text']) })
    await uploadOne(ana, { name: 'Table.csv', content: 'a,b\n1,2' })
    const whole = await beginUpload(ana, 3, { filename: 'Whole.txt' })
    await sendPart(ana, whole, 0, 'abc')
    await sendPart(ana, await beginUpload(ana, 10), 0, 'running')
    await app.drain()
    // What is lent to the reader that waits its own user may pass through.
    await letReadersGo()
  } finally {
    process.umask(umask)
  }
  const kept = await names()
  for (const kind of [
    /^blobs\/..\/sha256$/,
    /thumbnail\.webp$/,
    /preview\.html$/,
    /^incoming-tus\/.*\.json$/,
    /^secrets/,
  ])
    expect(
      kept.some((path) => kind.test(path)),
      String(kind),
    ).toBe(true)
  expect(await openBelow(dataDir)).toEqual([])
})

test('what was open to others is closed at the next start', async () => {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  for (const entry of entries) await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  await chmod(dataDir, 0o755)
  expect((await openBelow(dataDir)).length).toBeGreaterThan(10)
  await fileStorage(dataDir)
  expect(await openBelow(dataDir)).toEqual([])
})
