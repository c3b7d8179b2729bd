import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { beginUpload, sendPart } from '../../testing/tus.ts'
import { upload } from '../../testing/upload.ts'
import { makePlace, put, wrongPlaces } from './stacks.fixture.ts'

const sinupan = await startSinupan()
const { people, university, db } = sinupan
const { ana, ben, carla, dan, records, admin, approver } = people
const given = new Given(sinupan)
const unit = university.units.admissions
const document = (caller: typeof ana, id: number) => caller.ask(contract.getDocument, { params: { id } })
const inPlace = async (caller: typeof ana, id: number) =>
  (await caller.ask(contract.listDocumentsInLocation, { params: { id } })).items.map((one) => one.id)

describe('a document’s place', () => {
  test('is said where it is made, changed and uploaded, and gives it a code that stays', async () => {
    const room = await makePlace(ana, 'Room')
    const box = await makePlace(ana, 'Box', room.id, { kind: 'box' })
    const made = await ana.ask(contract.createDocument, {
      body: { name: 'Paper only', deliveryUnitId: unit, fileLocationId: box.id },
    })
    expect(made).toMatchObject({
      fileLocationId: box.id,
      fileLocation: {
        id: box.id,
        location: 'Box',
        kind: 'box',
        code: box.code,
        routeId: box.routeId,
        path: [{ location: 'Room' }, { location: 'Box' }],
      },
      itemCode: expect.stringMatching(/^D-[0-9A-HJKMNP-TV-Z]{7}$/),
      capabilities: { place: true },
    })
    const { items } = await upload(ana, { deliveryUnitId: unit, fileLocationId: box.id }, [
      { name: 'Scan.txt', content: 'x' },
    ])
    const address = await beginUpload(ana, 3, { fileLocationId: box.id })
    const whole = Number((await sendPart(ana, address, 0, 'tus')).headers['sinupan-document'])
    expect(await inPlace(ana, box.id)).toEqual([made.id, items[0]?.fileManagerId, whole])
    expect((await ana.ask(contract.getLocation, { params: { id: room.id } })).fileCount).toBe(3)
    const out = await ana.ask(contract.updateDocument, {
      params: { id: made.id },
      body: { fileLocationId: null, name: 'Paper' },
    })
    expect(out).toMatchObject({ name: 'Paper', fileLocationId: null, fileLocation: null, itemCode: made.itemCode })
    expect(await inPlace(ana, box.id)).toEqual([items[0]?.fileManagerId, whole])
    const found = await ben.ask(contract.findByCode, { params: { code: made.itemCode ?? '' } })
    expect(found.fileManager?.id).toBe(made.id)
    const copies = await ana.ask(contract.copyDocuments, {
      params: { fileFolderId: 0 },
      body: [items[0]?.fileManagerId ?? 0],
    })
    expect(await document(ana, copies.items[0] ?? 0)).toMatchObject({ fileLocationId: null, itemCode: null })
    expect(await wrongPlaces(db)).toEqual([])
  })

  test('changes for many as one, and is written down for place and document, with who and when', async () => {
    const [from, to] = [await makePlace(ana, 'From'), await makePlace(ana, 'To')]
    const ids = [await given.document({ name: 'First' }), await given.document({ name: 'Second' })]
    expect((await put(ana, ids, from.id)).body).toEqual({ items: ids, total: 2 })
    expect((await put(ben, ids, to.id)).status).toBe(200)
    expect((await put(ben, ids, to.id)).status).toBe(200)
    const history = await ana.ask(contract.listLocationHistory, {
      params: { id: from.routeId },
      query: { pageSize: 3 },
    })
    expect(history.total).toBe(4)
    expect(history.items).toMatchObject([
      { direction: 'out', name: 'Second', actor: { id: ben.userId }, other: { id: to.id, location: 'To' } },
      { direction: 'out', name: 'First', fileManagerId: ids[0] },
      { direction: 'in', name: 'Second', actor: { id: ana.userId }, other: null },
    ])
    const activity = await ana.ask(contract.listActivity, { params: { id: ids[0] ?? 0 } })
    expect(activity.items.filter((one) => one.name === 'document.placed')).toMatchObject([
      { actor: { id: ben.userId }, payload: { from: 'From', to: 'To' } },
      { payload: { from: null, to: 'From' } },
    ])
    expect(await wrongPlaces(db)).toEqual([])
  })

  test('is one of its own unit, and put there by its unit alone', async () => {
    const [ours, theirs] = [await makePlace(ana, 'Ours'), await makePlace(carla, 'Theirs')]
    const [mine, hers] = [await given.document(), await given.document({ by: 'carla' })]
    for (const answer of [
      await put(ana, [mine], theirs.id),
      await put(ana, [mine], 2_000_000_000),
      await put(ana, [mine, hers], ours.id),
      await ana.call(contract.updateDocument, { params: { id: mine }, body: { fileLocationId: theirs.id } }),
      await ana.call(contract.createDocument, { body: { name: 'x', deliveryUnitId: unit, fileLocationId: theirs.id } }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    for (const stranger of [carla, dan, admin]) expect((await put(stranger, [mine], theirs.id)).status).toBe(404)
    // The records unit knows of it, and of the place.
    expect((await put(records, [mine], ours.id)).body).toMatchObject({ code: 'Forbidden' })
    await ana.ask(contract.trashDocument, { params: { id: mine } })
    expect((await put(ana, [mine], ours.id)).body).toMatchObject({ code: 'InTrash' })
    expect(await wrongPlaces(db)).toEqual([])
  })

  test('is told to its unit, its owner and the records unit, and stays through the trash', async () => {
    const box = await makePlace(ana, 'Quiet box')
    const id = await given.document()
    await put(ana, [id], box.id)
    await given.approved(id, 'system')
    for (const caller of [ben, records])
      expect((await document(caller, id)).fileLocation).toMatchObject({ location: 'Quiet box' })
    for (const caller of [carla, dan, approver, admin])
      expect(await document(caller, id)).toMatchObject({
        fileLocationId: null,
        fileLocation: null,
        itemCode: null,
        capabilities: { place: false },
      })
    expect(await inPlace(records, box.id)).toEqual([id])
    const other = await given.document()
    await put(ana, [other], box.id)
    await ana.ask(contract.trashDocument, { params: { id: other } })
    expect(await inPlace(ana, box.id)).toEqual([id])
    await ana.ask(contract.restoreDocument, { params: { id: other } })
    expect((await document(ana, other)).fileLocationId).toBe(box.id)
    expect((await ana.ask(contract.getLocation, { params: { id: box.id } })).fileCount).toBe(2)
  })

  test('is changed by colleagues too where it is classified: they carry the box, and read nothing', async () => {
    const box = await makePlace(ana, 'Sealed box')
    const id = await given.document({ isClassified: true })
    expect((await put(ben, [id], box.id)).status).toBe(200)
    const seen = await ben.ask(contract.listChildLocations, { params: { id: String(box.id), deliveryUnitId: unit } })
    expect(seen.files?.items).toMatchObject([{ id, description: null, fileManagerFiles: [], fileLocationId: box.id }])
  })
})
