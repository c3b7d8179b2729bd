import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { Given, levels } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { upload } from '../../testing/upload.ts'

/** A document counts as classified while its living posting is, whatever it says of itself. */
const sinupan = await startSinupan()
const given = new Given(sinupan)
const { app, db, people, university } = sinupan
const { ana, ben, approver } = people
const duId = ana.unitId
const classified = { status: 403, body: { code: 'Classified' } }

let count = 0
let name = ''
let word = ''
let documentId = 0
let postingId = 0
beforeEach(async () => {
  count += 1
  name = `Board paper ${count}`
  word = `quetzal${'abcdefghijklmnopqrstuvwxyz'[count]}`
  documentId = await given.document({ name, text: `About ${word}.` })
  await app.drain()
  postingId = (await given.posting(documentId, 'unit', { isClassified: true })).id
})
const posting = () => ({ params: { id: postingId } })
const document = () => ({ params: { id: documentId } })
const read = async (caller: typeof ana) => (await caller.ask(contract.getDocument, document())).capabilities.read
const found = async (caller: typeof ana, search: string) =>
  (await caller.ask(contract.search, { params: { duId }, body: { search } })).items.map((item) => item.id)

describe('a colleague', () => {
  test('sees the title and the lock, and may change, copy, lower, widen or end nothing', async () => {
    expect(await ben.ask(contract.getDocument, document())).toMatchObject({
      name,
      isClassified: true,
      description: null,
      fileManagerFiles: [],
      capabilities: { read: false, edit: false, move: false, reasons: { edit: 'Classified', share: 'Classified' } },
    })
    const params = { fileFolderId: 0 }
    const tries = [
      ben.call(contract.updateDocument, { ...document(), body: { description: 'Mine' } }),
      ben.call(contract.copyDocuments, { params, body: [documentId] }),
      ben.call(contract.moveDocuments, { params, body: [documentId] }),
      ben.call(contract.trashDocument, document()),
      ben.call(contract.updatePosting, { ...posting(), body: { isClassified: false } }),
      ben.call(contract.updatePosting, { ...posting(), body: { accessLevelId: levels.system } }),
      ben.call(contract.removePosting, posting()),
      ben.call(contract.listActivity, document()),
    ]
    for (const answer of await Promise.all(tries)) expect(answer).toMatchObject(classified)
    await approver.ask(contract.approvePosting, { ...posting(), body: {} })
    expect(await ben.call(contract.sendPosting, { ...posting(), body: {} })).toMatchObject(classified)
    expect(await ben.call(contract.updateDocument, { ...document(), body: { isClassified: false } })).toMatchObject(
      classified,
    )
  })

  test('finds it by its name alone, from the moment on that its posting is classified', async () => {
    expect([await found(ben, `"${word}"`), await found(ana, `"${word}"`)]).toEqual([[], [documentId]])
    expect(await found(ben, `"${name}"`)).toEqual([documentId])
    await app.drain()
    expect([await found(ben, `"${word}"`), await found(ana, `"${word}"`)]).toEqual([[], [documentId]])
  })

  test('reads it again when the owner or who decides has lowered or ended it', async () => {
    expect(await read(ben)).toBe(false)
    await approver.ask(contract.updatePosting, { ...posting(), body: { isClassified: false } })
    expect(await read(ben)).toBe(true)
    await ben.ask(contract.updatePosting, { ...posting(), body: { isClassified: true } })
    expect(await read(ben)).toBe(false)
    await ana.ask(contract.removePosting, posting())
    expect(await read(ben)).toBe(true)
    await app.drain()
    expect(await found(ben, `"${word}"`)).toEqual([documentId])
  })

  test('who decides on it reads it while it is pending, and no longer', async () => {
    await sql`insert into unit_memberships (user_id, unit_id) values (${university.people.approver}, ${duId})`.execute(
      db,
    )
    expect(await approver.ask(contract.getDocument, document())).toMatchObject({ capabilities: { read: true } })
    expect(
      (await approver.ask(contract.getPostingReview, posting())).posting.fileManager.fileManagerFiles,
    ).toHaveLength(1)
    expect(await approver.call(contract.updateDocument, { ...document(), body: { name: 'X' } })).toMatchObject(
      classified,
    )
    await approver.ask(contract.approvePosting, { ...posting(), body: {} })
    expect(await read(approver)).toBe(false)
    await sql`delete from unit_memberships where user_id = ${university.people.approver}`.execute(db)
  })
})

test('a copy of it, which its owner may make, is classified', async () => {
  const { items } = await ana.ask(contract.copyDocuments, { params: { fileFolderId: 0 }, body: [documentId] })
  expect(await ana.ask(contract.getDocument, { params: { id: items[0] ?? 0 } })).toMatchObject({ isClassified: true })
})

describe('its size', () => {
  const sizes = [1_000, 9_000, 4_000]
  let folderId = 0
  const ids: number[] = []
  beforeEach(async () => {
    ids.length = 0
    folderId = (await ana.ask(contract.createFolder, { params: { duId }, body: { name: `Sizes ${count}` } })).id
    for (const [index, size] of sizes.entries()) {
      const id = await given.document({
        name: `Size ${count}.${index}`,
        fileFolderId: folderId,
        text: 'x'.repeat(size),
      })
      ids.push(id)
    }
    await given.posting(ids[1] ?? 0, 'unit', { isClassified: true })
  })
  const bySize = { sort: 'size', order: 'desc', pageSize: 200 } as const
  const inOrder = (items: readonly { id: number }[]) =>
    items.map((one) => ids.indexOf(one.id)).filter((index) => index >= 0)

  test('orders no list for who may not read it', async () => {
    const [small, secret, middle] = ids
    for (const id of ids) {
      await ben.ask(contract.pinDocument, { params: { id } })
      await ana.ask(contract.pinDocument, { params: { id } })
    }
    const lists = async (caller: typeof ana) => [
      inOrder(
        (await caller.ask(contract.listChildren, { params: { id: folderId }, query: bySize })).files?.items ?? [],
      ),
      inOrder(
        (await caller.ask(contract.listPinnedDocuments, { params: { deliveryUnitId: duId }, query: bySize })).items,
      ),
      inOrder(
        (
          await caller.ask(contract.listDocumentsOfCategory, {
            params: { duId, categoryId: university.categories.memoranda },
            query: bySize,
          })
        ).items,
      ),
    ]
    for (const order of await lists(ana)) expect(order).toEqual([1, 2, 0])
    for (const order of await lists(ben)) expect(order).toEqual([2, 0, 1])
    await app.drain()
    const search = { params: { duId }, body: { search: `Size ${count}`, sort: 'size', pageSize: 200 } as const }
    expect(inOrder((await ana.ask(contract.search, search)).items)).toEqual([1, 2, 0])
    expect(inOrder((await ben.ask(contract.search, search)).items)).toEqual([2, 0, 1])
    expect([small, secret, middle]).not.toContain(undefined)
  })

  test('and type are told in no list of names', async () => {
    const names = { params: { folderId, duId }, query: { pageSize: 200 } }
    const told = (await ben.ask(contract.listDocumentNames, names)).items.find((one) => one.id === ids[1])
    expect(told).toMatchObject({ fileType: '', totalFileSize: 0 })
    const owners = (await ana.ask(contract.listDocumentNames, names)).items.find((one) => one.id === ids[1])
    expect(owners).toMatchObject({ fileType: 'pdf', totalFileSize: 9_001 })
  })

  test('is part of what the folder holds', async () => {
    const { folder } = await ben.ask(contract.listChildren, { params: { id: folderId } })
    expect(folder).toMatchObject({ fileCount: 3, totalFileSize: 14_003 })
  })
})

test('an upload of the same bytes tells a colleague nothing of it', async () => {
  const bytes = { name: 'twin.txt', content: `The same bytes ${count}` }
  const { items } = await upload(ana, { deliveryUnitId: duId }, [bytes])
  const first = items[0]?.fileManagerId ?? 0
  await ana.ask(contract.updateDocument, {
    params: { id: first },
    body: { documentCategoryId: university.categories.memoranda },
  })
  const twinOf = async () => (await upload(ben, { deliveryUnitId: duId }, [bytes])).items[0]
  const twin = await twinOf()
  expect(twin?.duplicateOf).toEqual([{ id: first, name: 'twin' }])
  await ana.ask(contract.createPosting, {
    body: { fileManagerId: first, accessLevelId: levels.unit, isClassified: true },
  })
  expect((await twinOf())?.duplicateOf?.map((one) => one.id)).toEqual([twin?.fileManagerId])
})
