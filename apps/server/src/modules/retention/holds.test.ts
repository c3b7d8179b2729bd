import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

/** What is on hold stays, wherever it goes, until the hold is lifted (domain: Retention). */
const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people, university } = sinupan
const { ana, ben, carla, admin, records } = people
const { minutes } = university.categories
const reason = 'The case of Reyes against the university.'

type Wish = Partial<contract.BodyInputOf<typeof contract.createHold>>
const hold = (wish: Wish) => records.ask(contract.createHold, { body: { kind: 'legal', reason, ...wish } })
const lift = (id: number) => records.ask(contract.liftHold, { params: { id }, body: { reason: 'The case is closed.' } })
const trash = (id: number, by: Caller = ana) => by.call(contract.trashDocument, { params: { id } })
const holdOn = async (id: number) => (await ana.ask(contract.getDocument, { params: { id } })).hold
const folder = async (parentId = 0, name = `Folder ${Math.random()}`) =>
  (await ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: { name, parentId } })).id

describe('a hold', () => {
  test('is placed and lifted by the central records unit alone, with a reason', async () => {
    const id = await given.document()
    const body = { kind: 'audit' as const, reason, fileManagerIds: [id] }
    for (const caller of [ana, admin]) {
      expect((await caller.call(contract.createHold, { body })).status).toBe(403)
      expect((await caller.call(contract.listHolds)).status).toBe(403)
    }
    expect((await records.call(contract.createHold, { body: { ...body, reason: 'Short.' } })).status).toBe(400)
    expect((await records.call(contract.createHold, { body: { ...body, fileFolderId: 1 } })).status).toBe(400)
    expect((await records.call(contract.createHold, { body: { kind: 'audit', reason } })).status).toBe(400)
    const placed = await records.ask(contract.createHold, { body })
    expect(placed).toMatchObject({
      kind: 'audit',
      on: 'documents',
      documentCount: 1,
      about: null,
      createdBy: { id: records.userId },
    })
    expect((await ana.call(contract.liftHold, { params: { id: placed.id }, body: { reason } })).status).toBe(403)
    expect(await lift(placed.id)).toMatchObject({ liftedBy: { id: records.userId }, liftReason: 'The case is closed.' })
    const again = await records.call(contract.liftHold, { params: { id: placed.id }, body: { reason } })
    expect(again).toMatchObject({ status: 409, body: { code: 'StateChanged', current: { id: placed.id } } })
  })

  test('keeps its documents out of the trash, and in it, and names its kind', async () => {
    const [living, trashed] = [await given.document({ name: 'Living' }), await given.document()]
    await ana.ask(contract.trashDocument, { params: { id: trashed } })
    // What lies in the trash of another unit is not the central records unit's to know: its folder, its series are.
    const placed = await hold({ fileManagerIds: [living] })
    await hold({ documentCategoryId: university.categories.memoranda }).then((one) => lift(one.id))
    expect(await trash(living)).toMatchObject({
      status: 409,
      body: {
        code: 'OnHold',
        message: '“Living” is on hold for a legal matter.',
        documents: [{ id: living, hold: 'legal' }],
      },
    })
    expect((await ana.call(contract.trashDocuments, { body: [living] })).body).toMatchObject({ code: 'OnHold' })
    expect((await ana.call(contract.removeDocument, { params: { id: trashed } })).status).toBe(200)
    expect(await holdOn(living)).toBe('legal')
    const effects = await ana.ask(contract.findEffects, { body: { action: 'trash', fileManagerIds: [living] } })
    expect(effects).toMatchObject({ holds: 1, blockers: [{ fileManagerId: living, code: 'OnHold', hold: 'legal' }] })
    await lift(placed.id)
    expect(await holdOn(living)).toBeNull()
    expect((await trash(living)).status).toBe(200)
  })

  test('is told to who sees the document, its reason to its unit and the central records unit', async () => {
    const id = await given.document()
    await given.approved(id, 'campus')
    await hold({ fileManagerIds: [id] })
    const told = async (by: Caller) => (await by.ask(contract.getDocumentRetention, { params: { id } })).holds
    for (const caller of [ana, ben, records]) expect(await told(caller)).toMatchObject([{ kind: 'legal', reason }])
    expect(await told(carla)).toMatchObject([{ kind: 'legal', reason: null }])
    const { items } = await ana.ask(contract.listActivity, { params: { id } })
    expect(items[0]).toMatchObject({ name: 'document.held', payload: { kind: 'legal', reason } })
  })

  test('lets its documents be described, replaced and moved: nothing of them is lost', async () => {
    const id = await given.document()
    await hold({ fileManagerIds: [id] })
    const change = { name: 'Renamed', fileFolderId: await folder() }
    expect((await ana.call(contract.updateDocument, { params: { id }, body: change })).status).toBe(200)
  })
})

describe('a hold on a folder', () => {
  test('covers what lies in it at any depth, what comes later, and what leaves', async () => {
    const [outer, other] = [await folder(), await folder()]
    const inner = await folder(outer)
    const inside = await given.document({ fileFolderId: inner })
    const placed = await hold({ fileFolderId: outer })
    expect(placed).toMatchObject({ on: 'folder', documentCount: 1, about: null, unit: { id: ana.unitId } })
    const made = await given.document({ fileFolderId: outer })
    const moved = await given.document({ fileFolderId: other })
    await ana.ask(contract.moveDocuments, { params: { fileFolderId: inner }, body: [moved] })
    const [copy = 0] = (await ana.ask(contract.copyDocuments, { params: { fileFolderId: inner }, body: [moved] })).items
    const broughtAlong = await given.document({ fileFolderId: other })
    await ana.ask(contract.moveFolders, { params: { destinationFolderId: outer }, body: [other] })
    const all = [inside, made, moved, copy, broughtAlong]
    for (const id of all) expect(await holdOn(id)).toBe('legal')
    await ana.ask(contract.moveDocuments, { params: { fileFolderId: 0 }, body: [moved] })
    expect(await trash(moved)).toMatchObject({ status: 409, body: { code: 'OnHold' } })
    await lift(placed.id)
    for (const id of all) expect(await holdOn(id)).toBeNull()
  })

  test('keeps the folder itself, with all above it, out of the trash', async () => {
    const outer = await folder()
    const inner = await folder(outer)
    const placed = await hold({ fileFolderId: inner })
    for (const id of [outer, inner])
      expect(await ana.call(contract.trashFolders, { body: [{ id }] })).toMatchObject({
        status: 409,
        body: { code: 'OnHold' },
      })
    await lift(placed.id)
    expect((await ana.call(contract.trashFolders, { body: [{ id: outer }] })).status).toBe(200)
  })

  test('holds what lies in the trash there: it is not removed, and may come back', async () => {
    const inside = await folder()
    const id = await given.document({ fileFolderId: inside })
    await ana.ask(contract.trashDocument, { params: { id } })
    await hold({ fileFolderId: inside })
    expect((await ana.call(contract.removeDocument, { params: { id } })).body).toMatchObject({ code: 'OnHold' })
    expect((await ana.call(contract.restoreDocument, { params: { id } })).status).toBe(200)
    expect(await holdOn(id)).toBe('legal')
  })
})

describe('a hold on a series', () => {
  test('covers what is filed under it later, and what is filed elsewhere since', async () => {
    const before = await given.document({ categoryId: minutes })
    const placed = await hold({ documentCategoryId: minutes, kind: 'audit' })
    expect(placed).toMatchObject({ on: 'series', about: 'Minutes', documentCount: 1 })
    const later = await given.document({ categoryId: minutes })
    const moved = await given.document()
    await ana.ask(contract.updateDocument, { params: { id: moved }, body: { documentCategoryId: minutes } })
    await ana.ask(contract.updateDocument, { params: { id: moved }, body: { documentCategoryId: null } })
    for (const id of [before, later, moved]) expect(await trash(id)).toMatchObject({ body: { code: 'OnHold' } })
    const removal = await records.call(contract.removeCategory, {
      params: { id: minutes },
      query: { replaceWith: university.categories.boardResolutions },
    })
    expect(removal).toMatchObject({ status: 409, body: { code: 'OnHold' } })
    await lift(placed.id)
    expect((await trash(before)).status).toBe(200)
  })
})

describe('a hold on a place', () => {
  test('covers what stands there at any depth, what comes later, and what is carried away', async () => {
    const place = async (parentId: number | null) => {
      const { rows } = await sql<{ id: number }>`insert into locations (unit_id, parent_id, path, name)
        values (${ana.unitId}, ${parentId}, '', ${`Shelf ${Math.random()}`}) returning id`.execute(db)
      return rows[0]?.id ?? 0
    }
    const put = (id: number, at: number | null) =>
      sql`update documents set location_id = ${at} where id = ${id}`.execute(db)
    const room = await place(null)
    const box = await place(room)
    const [inside, later, elsewhere] = [await given.document(), await given.document(), await given.document()]
    const stray = await place(null)
    await put(inside, box)
    await put(elsewhere, stray)
    const placed = await hold({ fileLocationId: room })
    expect(placed).toMatchObject({ on: 'place', documentCount: 1 })
    await put(later, box)
    await put(later, null)
    await sql`update locations set parent_id = ${room} where id = ${stray}`.execute(db)
    for (const id of [inside, later, elsewhere]) expect(await holdOn(id)).toBe('legal')
    await lift(placed.id)
    for (const id of [inside, later, elsewhere]) expect(await holdOn(id)).toBeNull()
  })
})

test('holds are listed, the living ones first, and found by their document', async () => {
  const id = await given.document()
  const placed = await hold({ fileManagerIds: [id], kind: 'request' })
  const of = (query: Record<string, string | number>) => records.ask(contract.listHolds, { query })
  expect((await of({ fileManagerId: id })).items).toMatchObject([{ id: placed.id, liftedAt: null }])
  expect((await of({ kind: 'request', state: 'living' })).total).toBe(1)
  const { items } = await of({})
  expect(items.map((one) => one.liftedAt === null)).toEqual(
    items
      .map((one) => one.liftedAt === null)
      .toSorted()
      .toReversed(),
  )
})
