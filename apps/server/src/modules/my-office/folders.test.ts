import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'

const { people, nobody, university, clock } = await startSinupan()
const { ana, ben, carla, dan, records, admin } = people
const unit = university.units.admissions

const makeFolder = (name: string, parentId: number | null = null) =>
  ana.ask(contract.createFolder, { params: { duId: unit }, body: { name, parentId } })
const makeDocument = (name: string, fileFolderId: number | null = null) =>
  ana.ask(contract.createDocument, { body: { name, fileFolderId, deliveryUnitId: unit } })

describe('folders of a unit', () => {
  test('are made, found by number and route id, and shown in My Office with their way', async () => {
    const top = await makeFolder('Memoranda')
    const year = await makeFolder('2026', top.id)
    const { folder, folders } = await ana.ask(contract.listChildren, { params: { id: top.id } })
    expect(folder).toMatchObject({
      id: top.id,
      childCount: 1,
      pathDetails: [{ fileFolderId: top.id, name: 'Memoranda', routeId: top.routeId }],
    })
    expect(folders?.items).toMatchObject([{ id: year.id, parentId: top.id }])
    for (const id of [year.id, year.routeId]) {
      const found = await ben.ask(contract.getFolder, { params: { id } })
      expect(found.pathDetails.map((step) => step.name)).toEqual(['Memoranda', '2026'])
    }
    const steps = await ana.ask(contract.listFolderSteps, { params: { parentId: top.id, duId: unit } })
    expect(steps.items).toMatchObject([{ id: year.id, routeId: year.routeId }])
    const root = await ana.ask(contract.listOwnOffice)
    expect(root.folder).toMatchObject({ id: 0, name: 'My Office', childCount: 1 })
  })

  test('never share a name with a living sibling, in any letter case and Unicode form', async () => {
    await makeFolder('Peña')
    for (const name of ['PEÑA', 'Pen\u0303a', ' peña ']) {
      const answer = await ana.call(contract.createFolder, { params: { duId: unit }, body: { name } })
      expect(answer).toMatchObject({ status: 409, body: { code: 'NameTaken' } })
    }
  })

  test('refuse names with slashes, control characters and nothing in them, naming the field', async () => {
    for (const name of ['a/b', 'a\\b', 'a\nb', '   ', 'x'.repeat(256)]) {
      const answer = await ana.call(contract.createFolder, { params: { duId: unit }, body: { name } })
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'ValidationFailed', errors: { name: [expect.any(String)] } },
      })
    }
    for (const name of ['CON', 'dot.', '😀 ملف', 'x'.repeat(255), '%2F', '"quoted"']) await makeFolder(name)
  })

  test('are unknown to everybody outside of the unit', async () => {
    const { id, routeId } = await makeFolder('Private')
    for (const stranger of [carla, dan, records, admin]) {
      expect((await stranger.call(contract.getFolder, { params: { id } })).status).toBe(404)
      expect((await stranger.call(contract.getFolder, { params: { id: routeId } })).status).toBe(404)
      expect((await stranger.call(contract.listMyOffice, { params: { duId: unit } })).body).toMatchObject({
        code: 'NotYourDeliveryUnit',
      })
      expect((await stranger.call(contract.trashFolders, { body: [{ id }] })).status).toBe(404)
    }
    expect((await nobody.call(contract.getFolder, { params: { id } })).status).toBe(401)
    const forged = `${routeId.slice(0, -2)}${routeId.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await ana.call(contract.getFolder, { params: { id: forged } })).status).toBe(404)
  })

  test('are made in one go from paths, and what exists is used again', async () => {
    const first = await ana.ask(contract.createFolders, {
      params: { duId: unit },
      body: { paths: ['Scans/2025/May', 'Scans/2026'] },
    })
    expect(first.items.map((one) => one.path)).toEqual(['Scans', 'Scans/2025', 'Scans/2025/May', 'Scans/2026'])
    const again = await ana.ask(contract.createFolders, {
      params: { duId: unit },
      body: { paths: ['scans/2025/June'] },
    })
    expect(again.items[1]?.id).toBe(first.items[1]?.id)
    const bad = await ana.call(contract.createFolders, { params: { duId: unit }, body: { paths: ['ok', '../out'] } })
    expect(bad.body).toMatchObject({ errors: { 'paths[1]': [expect.any(String)] } })
  })

  test('move with all inside, but not into themselves, another unit or onto a taken name', async () => {
    const a = await makeFolder('Move A')
    const b = await makeFolder('Move B', a.id)
    const c = await makeFolder('Move C')
    const move = (ids: number[], destinationFolderId: number) =>
      ana.call(contract.moveFolders, { params: { destinationFolderId }, body: ids })
    expect((await move([a.id], b.id)).body).toMatchObject({ code: 'WouldMakeCycle' })
    expect((await move([a.id], a.id)).body).toMatchObject({ code: 'WouldMakeCycle' })
    const foreign = await carla.ask(contract.createFolder, {
      params: { duId: university.units.records },
      body: { name: 'Carla’s' },
    })
    expect((await move([a.id], foreign.id)).status).toBe(404)
    expect((await move([a.id], c.id)).status).toBe(200)
    const moved = await ana.ask(contract.getFolder, { params: { id: b.id } })
    expect(moved.pathDetails.map((step) => step.name)).toEqual(['Move C', 'Move A', 'Move B'])
    await makeFolder('Move B', c.id)
    expect((await move([b.id], c.id)).body).toMatchObject({ code: 'NameTaken' })
  })

  test('were changed when something was last put into them', async () => {
    const { id, updatedAt } = await makeFolder('Touched')
    clock.pass({ hours: 1 })
    const { createdAt } = await makeDocument('Newest', id)
    const after = await ana.ask(contract.getFolder, { params: { id } })
    expect(after.updatedAt).toBe(createdAt)
    expect(Date.parse(after.updatedAt ?? '')).toBeGreaterThan(Date.parse(updatedAt ?? ''))
  })

  test('an update that was based on an older version is refused with the current folder', async () => {
    const { id, version } = await makeFolder('Versioned')
    const update = (body: Record<string, unknown>) => ana.call(contract.updateFolder, { params: { id }, body })
    expect((await update({ name: 'First', version })).body).toMatchObject({ name: 'First', version: version + 1 })
    expect(await update({ name: 'Second', version })).toMatchObject({
      status: 409,
      body: { code: 'StateChanged', current: { name: 'First' } },
    })
    expect((await update({ name: 'Third' })).status).toBe(200)
    expect((await update({ name: 'x', colour: 'red' })).body).toMatchObject({
      errors: { colour: [expect.any(String)] },
    })
  })
})

describe('trash and restore', () => {
  test('a folder goes with all inside, lists alone, and comes back as it was', async () => {
    const box = await makeFolder('Box')
    const inner = await makeFolder('Inner', box.id)
    const loose = await makeDocument('Loose', box.id)
    const deep = await makeDocument('Deep', inner.id)
    await ana.ask(contract.pinDocument, { params: { id: deep.id } })
    const before = await ana.ask(contract.getFolderDetails, { params: { id: box.id } })
    await ana.ask(contract.trashFolders, { body: [{ id: box.id }, { id: inner.id }] })

    const { items } = await ben.ask(contract.listTrashedFolders, { params: { duId: unit } })
    expect(items.filter((one) => [box.id, inner.id].includes(one.id))).toMatchObject([
      { id: box.id, documentCount: 2, trashedFrom: 'My Office', trashedBy: { firstName: 'Ana' } },
    ])
    expect(
      (await ana.ask(contract.listTrashedDocuments, { params: { duId: unit } })).items.map((one) => one.id),
    ).not.toContain(deep.id)
    expect(
      (await ana.call(contract.createDocument, { body: { name: 'x', fileFolderId: inner.id, deliveryUnitId: unit } }))
        .body,
    ).toMatchObject({ code: 'InTrash' })

    const restored = await ana.ask(contract.restoreFolder, { params: { id: box.id } })
    expect(restored).toMatchObject({ restoredTo: { fileFolderId: 0 }, wasRenamed: false })
    const after = await ana.ask(contract.getFolderDetails, { params: { id: box.id } })
    expect(after).toMatchObject({
      childCount: before.childCount,
      fileCount: before.fileCount,
      totalFileSize: before.totalFileSize,
    })
    expect(await ana.ask(contract.getDocument, { params: { id: deep.id } })).toMatchObject({
      isPinned: true,
      trashedAt: null,
      fileFolderId: inner.id,
    })
    expect(loose.id).toBeGreaterThan(0)
  })

  test('comes back with its time and that of all inside unmoved', async () => {
    const box = await makeFolder('Timeless')
    const inner = await makeFolder('Timeless inside', box.id)
    const paper = await makeDocument('Timeless paper', inner.id)
    const times = async () => [
      (await ana.ask(contract.getFolderDetails, { params: { id: box.id } })).updatedAt,
      (await ana.ask(contract.getFolderDetails, { params: { id: inner.id } })).updatedAt,
      (await ana.ask(contract.getDocument, { params: { id: paper.id } })).updatedAt,
    ]
    const before = await times()
    clock.pass({ seconds: 60 })
    await ana.ask(contract.trashFolders, { body: [{ id: box.id }] })
    clock.pass({ seconds: 60 })
    await ana.ask(contract.restoreFolder, { params: { id: box.id } })
    expect(await times()).toEqual(before)
    await ana.ask(contract.trashDocument, { params: { id: paper.id } })
    clock.pass({ seconds: 60 })
    await ana.ask(contract.restoreDocument, { params: { id: paper.id } })
    expect(await times()).toEqual(before)
  })

  test('what was trashed before its folder stays in the trash when the folder comes back', async () => {
    const box = await makeFolder('Box of two')
    const early = await makeDocument('Early', box.id)
    await makeDocument('Late', box.id)
    await ana.ask(contract.trashDocument, { params: { id: early.id } })
    await ana.ask(contract.trashFolders, { body: [{ id: box.id }] })
    await ana.ask(contract.restoreFolder, { params: { id: box.id } })
    const { files } = await ana.ask(contract.listChildren, { params: { id: box.id } })
    expect(files?.items.map((one) => one.name)).toEqual(['Late'])
  })

  test('restoring never overwrites: a taken name is numbered, a lost place is the nearest living folder', async () => {
    const box = await makeFolder('Taken')
    const inner = await makeFolder('Child', box.id)
    await ana.ask(contract.trashFolders, { body: [{ id: box.id }] })
    await makeFolder('Taken')
    expect(await ana.ask(contract.restoreFolder, { params: { id: inner.id } })).toMatchObject({
      restoredTo: { fileFolderId: 0 },
      name: 'Child',
    })
    expect(await ana.ask(contract.restoreFolder, { params: { id: box.id } })).toMatchObject({
      name: 'Taken (2)',
      wasRenamed: true,
    })
  })

  test('only what is in the trash is deleted for good, and then it is gone', async () => {
    const box = await makeFolder('Gone')
    const document = await makeDocument('Paper', box.id)
    const remove = () => ana.call(contract.removeFolders, { body: [{ id: box.id }] })
    expect((await remove()).body).toMatchObject({ code: 'NotInTrash' })
    await ana.ask(contract.trashFolders, { body: [{ id: box.id }] })
    expect((await remove()).status).toBe(200)
    expect((await ana.call(contract.getDocument, { params: { id: document.id } })).status).toBe(404)
    expect((await ana.call(contract.getFolder, { params: { id: box.id } })).status).toBe(404)
  })
})
