import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { tryUpload, uploadOne } from '../../testing/upload.ts'

const { people, db, dataDir } = await startSinupan()
const { ana } = people
const incoming = join(dataDir, 'incoming')
const blobs = join(dataDir, 'blobs')

const rows = async () =>
  Promise.all(
    (['documents', 'files', 'blobs'] as const).map(
      async (table) =>
        (
          await db
            .selectFrom(table)
            .select(({ fn }) => fn.countAll<number>().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
    ),
  )
const attempt = () => tryUpload(ana, { deliveryUnitId: ana.unitId }, [{ name: 'Kept.txt', content: 'kept' }])

test('where nothing can be received the upload is refused as a whole, and goes on working afterwards', async () => {
  await rename(incoming, `${incoming}.away`)
  const answer = await attempt()
  expect(answer).toMatchObject({ status: 507, body: { code: 'StorageFailed' } })
  expect(answer.raw.toString()).not.toContain(dataDir)
  expect(await rows()).toEqual([0, 0, 0])
  await rename(`${incoming}.away`, incoming)
  expect((await attempt()).status).toBe(201)
})

test('where bytes can’t get their place no row tells of them', async () => {
  const before = await rows()
  await rename(blobs, `${blobs}.away`)
  await writeFile(blobs, 'in the way')
  const answer = await tryUpload(ana, { deliveryUnitId: ana.unitId }, [{ name: 'Homeless.txt', content: 'homeless' }])
  expect(answer).toMatchObject({ status: 507, body: { code: 'StorageFailed' } })
  expect(await rows()).toEqual(before)
  expect(await readdir(incoming)).toEqual([])
  await rm(blobs)
  await rename(`${blobs}.away`, blobs)
  expect((await uploadOne(ana, { name: 'Homeless.txt', content: 'homeless' })).file.fileName).toBe('Homeless.txt')
})

test('a file that can’t be stored does not take the others of its form along', async () => {
  // The hash of `one` begins with 76, that of `two` with 3f.
  await writeFile(join(blobs, '76'), 'in the way')
  const { status, body } = await tryUpload(ana, { deliveryUnitId: ana.unitId }, [
    { name: 'One.txt', content: 'one' },
    { name: 'Two.txt', content: 'two' },
  ])
  expect([status, body.items.map((item) => item.file.fileName), body.refused.map((one) => one.code)]).toEqual([
    201,
    ['Two.txt'],
    ['StorageFailed'],
  ])
})

test('files stay away from the last of the disk, whichever way they come', async () => {
  const crowded = await startSinupan({ DISK_RESERVE: String(1_000_000_000_000_000) })
  const fields = { deliveryUnitId: crowded.people.ana.unitId }
  const answer = await tryUpload(crowded.people.ana, fields, [{ name: 'Late.txt', content: 'late' }])
  expect(answer).toMatchObject({
    status: 507,
    body: { code: 'StorageFailed', message: expect.stringContaining('no room left') },
  })
  const metadata = Object.entries({ filename: 'Late.txt', deliveryUnitId: String(crowded.people.ana.unitId) })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const resumable = await crowded.people.ana.request({
    method: 'POST',
    url: '/api/Upload',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': '4',
      'upload-metadata': metadata,
      'content-type': 'application/offset+octet-stream',
    },
    payload: 'late',
  })
  expect(resumable).toMatchObject({ status: 507, body: { code: 'StorageFailed' } })
  expect(await readdir(join(crowded.dataDir, 'incoming'))).toEqual([])
})
