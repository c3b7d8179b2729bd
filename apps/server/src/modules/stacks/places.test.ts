import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { makePlace, put, wrongPlaces } from './stacks.fixture.ts'

const sinupan = await startSinupan()
const { people, nobody, university, db, app } = sinupan
const { ana, ben, carla, dan, records, admin } = people
const given = new Given(sinupan)
const unit = university.units.admissions

const get = (id: number | string) => ana.ask(contract.getLocation, { params: { id } })
const update = (id: number, body: contract.BodyInputOf<typeof contract.updateLocation>) =>
  ana.call(contract.updateLocation, { params: { id }, body })
const paper = (fileLocationId: number | null = null) =>
  given.document({ text: null }).then(async (id) => {
    if (fileLocationId !== null) expect((await put(ana, [id], fileLocationId)).status).toBe(200)
    return id
  })

describe('places of a unit', () => {
  test('stand in each other, have a code of their own, and are found by number, address and code', async () => {
    const building = await makePlace(ana, 'Main building', null, { kind: 'building', description: 'By the gate' })
    const room = await makePlace(ana, 'Room 3/A', building.id, { kind: 'room' })
    const box = await makePlace(ana, 'Box 14', room.id, { kind: 'box' })
    expect(building.code).toMatch(/^L-[0-9A-HJKMNP-TV-Z]{7}$/)
    expect(new Set([building.code, room.code, box.code]).size).toBe(3)
    for (const id of [box.id, box.routeId])
      expect(await get(id)).toMatchObject({
        location: 'Box 14',
        kind: 'box',
        parentId: room.id,
        deliveryUnitId: unit,
        isPublic: false,
        fileCount: 0,
        childCount: 0,
        childLocations: [],
        path: [
          { id: building.id, location: 'Main building', kind: 'building' },
          { id: room.id, location: 'Room 3/A', kind: 'room' },
          { id: box.id, location: 'Box 14', kind: 'box' },
        ],
      })
    expect((await get(building.id)).childLocations.map((one) => one.id)).toEqual([room.id])
    const top = await ben.ask(contract.listOwnLocations, { params: { deliveryUnitId: unit } })
    expect(top).toMatchObject({ location: null, files: { items: [], total: 0 } })
    expect(top.locations?.items).toMatchObject([{ id: building.id, childCount: 1 }])
    const inside = await ana.ask(contract.listChildLocations, { params: { id: room.id, deliveryUnitId: unit } })
    expect(inside).toMatchObject({ location: { id: room.id }, locations: { items: [{ id: box.id }], total: 1 } })
    const flat = await ana.ask(contract.listUnitLocations, {
      params: { deliveryUnitId: unit },
      query: { search: 'box 1' },
    })
    expect(flat.items.map((one) => one.path.map((step) => step.location))).toEqual([
      ['Main building', 'Room 3/A', 'Box 14'],
    ])
    const typed = ` ${box.code.replace('-', ' ').toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l')}`
    const scanned = await ana.ask(contract.findByCode, { params: { code: typed } })
    expect(scanned.location?.id).toBe(box.id)
    expect((await ana.call(contract.findByCode, { params: { code: 'nonsense' } })).status).toBe(400)
    expect((await ana.call(contract.findByCode, { params: { code: 'L-0000000' } })).status).toBe(404)
  })

  test('share no name with a sibling, and hide from everybody outside of the unit but the records unit', async () => {
    const shelf = await makePlace(ana, 'Shelf Ñ')
    const again = await ana.call(contract.createLocation, {
      params: { deliveryUnitId: unit },
      body: { location: 'SHELF ñ' },
    })
    expect(again).toMatchObject({ status: 409, body: { code: 'NameTaken' } })
    await makePlace(ana, 'Shelf Ñ', shelf.id)
    for (const stranger of [carla, dan, admin]) {
      expect((await stranger.call(contract.getLocation, { params: { id: shelf.routeId } })).status).toBe(404)
      expect((await stranger.call(contract.findByCode, { params: { code: shelf.code } })).status).toBe(404)
      expect((await stranger.call(contract.listLocationHistory, { params: { id: shelf.id } })).status).toBe(404)
      expect((await stranger.call(contract.listDocumentsInLocation, { params: { id: shelf.id } })).status).toBe(404)
      expect((await stranger.call(contract.removeLocation, { params: { id: shelf.id } })).status).toBe(404)
      expect(
        (await stranger.call(contract.updateLocation, { params: { id: shelf.id }, body: { location: 'Mine' } })).status,
      ).toBe(404)
    }
    expect((await records.ask(contract.getLocation, { params: { id: shelf.id } })).capabilities.edit).toBe(false)
    expect((await records.call(contract.removeLocation, { params: { id: shelf.id } })).body).toMatchObject({
      code: 'Forbidden',
    })
    const made = { params: { deliveryUnitId: unit }, body: { location: 'Mine' } }
    expect((await carla.call(contract.createLocation, made)).body).toMatchObject({ code: 'NotYourDeliveryUnit' })
    expect((await nobody.call(contract.getLocation, { params: { id: shelf.id } })).status).toBe(401)
  })

  test('move with all inside, not into themselves, and keep the count of what lies below at every one above', async () => {
    const [left, right] = [await makePlace(ana, 'Left'), await makePlace(ana, 'Right')]
    const cabinet = await makePlace(ana, 'Cabinet', left.id)
    const box = await makePlace(ana, 'Box', cabinet.id)
    await paper(box.id)
    await paper(cabinet.id)
    expect(await get(left.id)).toMatchObject({ fileCount: 2, childCount: 1 })
    expect((await update(cabinet.id, { parentId: right.id, version: 1 })).body).toMatchObject({ parentId: right.id })
    expect(await get(left.id)).toMatchObject({ fileCount: 0, childCount: 0 })
    expect(await get(right.id)).toMatchObject({ fileCount: 2, childCount: 1 })
    expect((await get(box.id)).path.map((step) => step.location)).toEqual(['Right', 'Cabinet', 'Box'])
    for (const parentId of [cabinet.id, box.id])
      expect((await update(cabinet.id, { parentId })).body).toMatchObject({ code: 'WouldMakeCycle' })
    expect((await update(cabinet.id, { location: 'x', version: 1 })).body).toMatchObject({ code: 'StateChanged' })
    const other = await makePlace(carla, 'Elsewhere')
    expect((await update(cabinet.id, { parentId: other.id })).status).toBe(404)
    expect((await update(cabinet.id, { parentId: null })).body).toMatchObject({
      parentId: null,
      path: [{ location: 'Cabinet' }],
    })
    expect((await update(cabinet.id, { deliveryUnitId: carla.unitId })).status).toBe(400)
    const { items } = await ana.ask(contract.listLocationHistory, { params: { id: right.id } })
    expect(items).toMatchObject([
      { direction: 'out', fileLocationId: cabinet.id, name: 'Cabinet', other: null, actor: { id: ana.userId } },
      { direction: 'in', fileLocationId: cabinet.id, other: { id: left.id, location: 'Left' } },
    ])
    expect(await wrongPlaces(db)).toEqual([])
  })

  test('stand at most a hundred deep', async () => {
    let parentId: number | null = null
    for (let depth = 1; depth <= 100; depth++) parentId = (await makePlace(ana, `Deep ${depth}`, parentId)).id
    const made = { params: { deliveryUnitId: unit }, body: { location: 'Deeper', parentId } }
    expect((await ana.call(contract.createLocation, made)).body).toMatchObject({ code: 'TooDeep' })
  })

  test('are removed when empty, several as one, and tell what is in the way', async () => {
    const room = await makePlace(ana, 'To go')
    const [full, bare] = [await makePlace(ana, 'Full', room.id), await makePlace(ana, 'Bare', room.id)]
    const id = await paper(full.id)
    const remove = (...ids: number[]) => ana.call(contract.removeLocations, { body: ids.map((one) => ({ id: one })) })
    expect((await ana.call(contract.removeLocation, { params: { id: room.id } })).body).toMatchObject({
      code: 'NotEmpty',
      childCount: 2,
      fileCount: 0,
    })
    expect((await remove(room.id, full.id, bare.id)).body).toMatchObject({
      code: 'NotEmpty',
      childCount: 0,
      fileCount: 1,
    })
    expect((await get(bare.id)).location).toBe('Bare')
    await ana.ask(contract.trashDocument, { params: { id } })
    expect((await get(full.id)).fileCount).toBe(0)
    expect((await remove(full.id)).body).toMatchObject({ code: 'NotEmpty', trashedCount: 1 })
    await ana.ask(contract.removeDocument, { params: { id } })
    const { items } = await ana.ask(contract.listLocationHistory, { params: { id: full.id } })
    expect(items).toMatchObject([
      { direction: 'out', fileManagerId: id, actor: { id: ana.userId } },
      { direction: 'in' },
    ])
    expect(await remove(room.id, full.id, bare.id)).toMatchObject({ status: 200, body: { total: 3 } })
    expect((await ana.call(contract.getLocation, { params: { id: room.id } })).status).toBe(404)
    expect(await wrongPlaces(db)).toEqual([])
  })

  test('are found by search with their way, and papers by the places that they stand in or below', async () => {
    const hall = await makePlace(ana, 'Perihelion hall', null, { kind: 'building' })
    const box = await makePlace(ana, 'Aphelion box', hall.id, { kind: 'box' })
    const id = await paper(box.id)
    await app.drain()
    const search = (caller: typeof ana, body: contract.BodyInputOf<typeof contract.search>) =>
      caller.ask(contract.search, { params: { duId: caller.unitId }, body })
    expect((await search(ana, { search: 'aphelion' })).items).toMatchObject([
      { type: 'Location', id: box.id, path: 'Perihelion hall › Aphelion box', routeId: box.routeId, fileCount: 1 },
    ])
    for (const type of ['any', 'Location'])
      expect(
        (await ana.ask(contract.quickSearch, { params: { type, duId: unit }, query: { search: 'aphel' } })).items,
      ).toHaveLength(1)
    expect((await search(ana, { type: 'Location', search: box.code })).items).toMatchObject([{ id: box.id }])
    expect((await search(carla, { search: 'aphelion' })).items).toEqual([])
    expect((await search(records, { search: 'aphelion' })).items).toEqual([])
    for (const place of [hall, box])
      expect((await search(ana, { locationIds: [place.id] })).items.map((one) => one.id)).toEqual([id])
    expect((await search(records, { locationIds: [hall.id] })).items).toEqual([])
  })
})
