import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { upload, uploadOne } from '../../testing/upload.ts'

const sinupan = await startSinupan()
const { people, university } = sinupan
const { ana, ben, carla } = people

const versionsOf = async (caller: Caller, fileId: number) =>
  (await caller.ask(contract.listVersions, { params: { fileId } })).items
const getDocument = (id: number) => ana.ask(contract.getDocument, { params: { id } })
const bytesOf = async (id: number) =>
  (await ana.request({ method: 'GET', url: `/api/FileManagerFile/ReadFile/${id}` })).raw.toString()

async function replaced(name: string) {
  const fields = { deliveryUnitId: ana.unitId, documentCategoryId: university.categories.memoranda }
  const [first] = (await upload(ana, fields, [{ name, content: 'first' }])).items
  const { fileManagerId = 0, file } = first ?? {}
  const [second] = (
    await upload(ben, { fileManagerId, replacesFileId: file?.id ?? 0 }, [{ name, content: 'the second' }])
  ).items
  return { fileManagerId, first: file?.id ?? 0, second: second?.file.id ?? 0 }
}

describe('versions of a file', () => {
  test('are listed newest first, and an earlier one comes back as a new version', async () => {
    const { fileManagerId, first, second } = await replaced('Plan.txt')
    expect(await versionsOf(ana, first)).toMatchObject([
      { id: second, versionNo: 2, isCurrent: true, uploadedBy: { id: ben.userId } },
      { id: first, versionNo: 1, isCurrent: false, uploadedBy: { id: ana.userId } },
    ])
    expect(await versionsOf(ana, second)).toHaveLength(2)
    const restored = await ben.ask(contract.restoreVersion, { params: { versionId: first } })
    expect(restored).toMatchObject({ id: fileManagerId, totalFileSize: 5 })
    const [newest, ...older] = await versionsOf(ana, first)
    expect(newest).toMatchObject({ versionNo: 3, isCurrent: true, size: 5 })
    expect(await bytesOf(newest?.id ?? 0)).toBe('first')
    expect(older.map((one) => one.id)).toEqual([second, first])
    expect(await bytesOf(second)).toBe('the second')
    const activity = await ana.ask(contract.listActivity, { params: { id: fileManagerId } })
    expect(activity.items.map((one) => one.name).slice(0, 2)).toEqual(['file.version-restored', 'file.replaced'])
  })

  test('the current one restored again stays what it is', async () => {
    const { first, second } = await replaced('Same.txt')
    await ana.ask(contract.restoreVersion, { params: { versionId: second } })
    expect(await versionsOf(ana, first)).toHaveLength(2)
  })

  test('a file that is taken out stays as a removed version and can come back', async () => {
    const { fileManagerId, second } = await replaced('Out.txt')
    await upload(ana, { fileManagerId }, [{ name: 'Stays.txt', content: 'stays' }])
    expect(await ana.ask(contract.removeFile, { params: { id: second } })).toEqual({ id: second })
    expect(await getDocument(fileManagerId)).toMatchObject({
      totalFileSize: 5,
      fileManagerFiles: [{ fileName: 'Stays.txt' }],
    })
    expect((await ana.call(contract.removeFile, { params: { id: second } })).status).toBe(404)
    expect(await bytesOf(second)).toBe('the second')
    await ana.ask(contract.restoreVersion, { params: { versionId: second } })
    expect(await getDocument(fileManagerId)).toMatchObject({ totalFileSize: 15 })
    expect((await versionsOf(ana, second)).map((one) => one.versionNo)).toEqual([3, 2, 1])
  })

  test('are closed to those who may not change the document, and locked while it waits for a decision', async () => {
    const { fileManagerId, first, second } = await replaced('Closed.txt')
    const acts = [
      (caller: Caller) => caller.call(contract.restoreVersion, { params: { versionId: first } }),
      (caller: Caller) => caller.call(contract.removeFile, { params: { id: second } }),
    ]
    for (const act of acts) expect((await act(carla)).status).toBe(404)
    expect((await carla.call(contract.listVersions, { params: { fileId: first } })).status).toBe(404)
    const { id } = await new Given(sinupan).posting(fileManagerId, 'public')
    for (const act of acts) expect(await act(ana)).toMatchObject({ status: 409, body: { code: 'FilesLocked' } })
    await people.approver.ask(contract.approvePosting, { params: { id }, body: {} })
    for (const act of acts) expect((await act(carla)).status).toBeGreaterThanOrEqual(403)
    await ana.ask(contract.sendPosting, { params: { id }, body: {} })
    await ana.ask(contract.removePosting, { params: { id } })
    await ana.ask(contract.trashDocument, { params: { id: fileManagerId } })
    for (const act of acts) expect(await act(ana)).toMatchObject({ status: 409, body: { code: 'InTrash' } })
    expect(await versionsOf(ben, first)).toHaveLength(2)
  })

  test('many who replace, restore and take out at once leave one current version at most', async () => {
    const { fileManagerId, file } = await uploadOne(ana, { name: 'Race.txt', content: 'race' })
    const acts = Array.from({ length: 24 }, (_, index) =>
      [
        () =>
          upload(index % 2 ? ana : ben, { fileManagerId, replacesFileId: file.id }, [
            { name: 'Race.txt', content: `${index}` },
          ]),
        () => ana.call(contract.restoreVersion, { params: { versionId: file.id } }),
      ][index % 2]?.(),
    )
    const results = await Promise.allSettled(acts)
    expect(results.filter((one) => one.status === 'rejected')).toEqual([])
    const versions = await versionsOf(ana, file.id)
    expect(versions.map((one) => one.versionNo)).toEqual(versions.map((_, index) => versions.length - index))
    expect(versions.filter((one) => one.isCurrent)).toHaveLength(1)
    expect(versions[0]?.isCurrent).toBe(true)
    const [current] = versions
    expect(await getDocument(fileManagerId)).toMatchObject({
      totalFileSize: current?.size,
      fileManagerFiles: [{ id: current?.id }],
    })
  })
})
