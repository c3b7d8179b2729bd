import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { startSinupan } from '../../../testing/sinupan.ts'
import { Library } from '../library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { people, university } = sinupan
const { ana, carla, dan } = people

test('a result tells of a document what a list of results shows, and all of it comes by its id', async () => {
  const id = await library.document({ name: 'Pangolin', tagIds: [university.tags.urgent], text: 'A pangolin.' })
  const found = await library.first(ana, 'pangolin')
  expect(Object.keys(found?.file ?? {}).sort()).toEqual([
    'applicationUserId',
    'capabilities',
    'createdAt',
    'deliveryUnitId',
    'description',
    'documentCategory',
    'documentDate',
    'fileFolderId',
    'fileManagerFiles',
    'id',
    'isClassified',
    'isClassifiedDoc',
    'isPermanent',
    'isRecord',
    'isVital',
    'name',
    'routeId',
    'status',
    'thumbnailUrl',
    'totalFileSize',
    'updatedAt',
    'version',
  ])
  const whole = await ana.ask(contract.getDocument, { params: { id } })
  const { fileManagerFiles, documentCategory, capabilities, ...file } = found?.file ?? expect.fail()
  expect(whole).toMatchObject(file)
  expect(whole.fileManagerFiles).toMatchObject(fileManagerFiles)
  expect(whole.documentCategory).toMatchObject(documentCategory ?? {})
  expect(whole.capabilities).toMatchObject({ read: capabilities.read, share: capabilities.share })
  expect(found).toMatchObject({ routeId: whole.routeId, fileTags: whole.fileTags })
  expect(JSON.stringify(found?.file).length).toBeLessThan(1_100)
})

test('what was found of others is told as it was approved, and says why it may not be shared', async () => {
  const id = await library.document({ name: 'Binturong', by: 'carla', text: 'A binturong.' })
  await library.given.approved(id, 'system', { by: 'carla' })
  await carla.ask(contract.updateDocument, { params: { id }, body: { name: 'Binturong, changed' } })
  await library.index()
  for (const caller of [ana, dan])
    expect(await library.first(caller, 'binturong')).toMatchObject({
      name: 'Binturong',
      path: null,
      file: {
        name: 'Binturong',
        fileFolderId: null,
        fileManagerFiles: [{ fileType: 'pdf' }],
        capabilities: { read: true, share: false, reasons: { share: 'Forbidden' } },
      },
    })
  expect(await library.first(carla, 'binturong')).toMatchObject({ name: 'Binturong, changed', path: 'My Office' })
})
