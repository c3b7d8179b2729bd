import * as contract from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Given } from '../given.ts'
import { startSinupan } from '../sinupan.ts'
import { deadlocksIn, waitersFor } from './waiting.ts'

const sinupan = await startSinupan()
const { db, people, university } = sinupan
const { ana, ben, carla, records } = people
const given = new Given(sinupan)
const { memoranda, boardResolutions } = university.categories

/** Acts that are begun one after the other while somebody else holds what `held` selects, and go on when it is let go. */
async function queued<T>(held: RawBuilder<unknown>, acts: readonly (() => Promise<T>)[]): Promise<T[]> {
  const begun = await db.transaction().execute(async (other) => {
    await held.execute(other)
    const begun: Promise<T>[] = []
    for (const act of acts) {
      begun.push(act())
      await waitersFor(db, begun.length)
    }
    return { all: begun }
  })
  return Promise.all(begun.all)
}
const document = (id: number) => sql`select id from documents where id = ${id} for no key update`
const folder = (id: number) => sql`select id from folders where id = ${id} for no key update`

const pin = (caller: typeof ana, id: number) => caller.call(contract.pinDocument, { params: { id } })
const pinFolder = (id: number) => ben.call(contract.pinFolder, { params: { id } })
async function pinsOf(column: 'document_id' | 'folder_id', id: number): Promise<number> {
  const { rows } = await sql`select id from pins where ${sql.ref(column)} = ${id}`.execute(db)
  return rows.length
}
const notFound = { status: 404, body: { code: 'NotFound' } }

describe('a pin of what ends at the same time', () => {
  test('is of nothing once the document is deleted for good', async () => {
    const id = await given.document()
    await ana.ask(contract.trashDocument, { params: { id } })
    const remove = () => ana.call(contract.removeDocument, { params: { id } })
    const [removed, pinned] = await queued<{ status: number }>(document(id), [remove, () => pin(ben, id)])
    expect([removed?.status, pinned]).toMatchObject([200, notFound])
  })

  test('is of nothing for who sees the document no more, since its posting was withdrawn', async () => {
    const id = await given.document()
    const { id: postingId } = await given.approved(id, 'campus')
    expect((await pin(carla, id)).status).toBe(200)
    await carla.ask(contract.unpinDocument, { params: { id } })
    const unpublish = () => ana.call(contract.sendPosting, { params: { id: postingId }, body: {} })
    const [unpublished, pinned] = await queued<{ status: number }>(document(id), [unpublish, () => pin(carla, id)])
    expect([unpublished?.status, pinned]).toMatchObject([200, notFound])
    expect(await pinsOf('document_id', id)).toBe(0)
  })

  test('is of nothing once the folder is deleted for good', async () => {
    const { id } = await ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: { name: 'Ends' } })
    await ana.ask(contract.trashFolders, { body: [{ id }] })
    const remove = () => ana.call(contract.removeFolders, { body: [{ id }] })
    const [removed, pinned] = await queued<{ status: number }>(folder(id), [remove, () => pinFolder(id)])
    expect([removed?.status, pinned]).toMatchObject([200, notFound])
  })

  test('is there or not, a hundred times, and nothing is answered with a failure', async () => {
    const before = await deadlocksIn(db)
    for (let round = 0; round < 100; round++) {
      const id = await given.document({ text: null })
      await ana.ask(contract.trashDocument, { params: { id } })
      const acts = [() => pin(ben, id), () => ana.call(contract.removeDocument, { params: { id } })]
      const answers = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual([])
      expect(await pinsOf('document_id', id)).toBe(0)
    }
    expect((await deadlocksIn(db)) - before).toBe(0)
  })
})

describe('a document that comes into a series or gets a tag in the moment in which that is replaced', () => {
  const namesOf = async (id: number) =>
    (await ana.ask(contract.listActivity, { params: { id } })).items.map(({ name, payload }) => ({ name, payload }))
  const change = (id: number, body: contract.BodyInputOf<typeof contract.updateDocument>) =>
    ana.ask(contract.updateDocument, { params: { id }, body })

  /** `come` is done while `replace` waits for one of the documents that it has found. */
  async function meanwhile(held: number, replace: () => Promise<{ status: number }>, come: () => Promise<unknown>) {
    const replaced = await db.transaction().execute(async (other) => {
      await document(held).execute(other)
      const replaced = replace()
      await waitersFor(db, 1)
      await come()
      return { replaced }
    })
    expect((await replaced.replaced).status).toBe(200)
  }

  test('goes on with the others, with a line in its history', async () => {
    const from = await records.ask(contract.createCategory, {
      body: { category: 'Circulars', documentCategoryGroupId: university.groups.administrative, retention: 5 },
    })
    const [there, coming] = [
      await given.document({ categoryId: from.id }),
      await given.document({ categoryId: boardResolutions }),
    ]
    const replace = () =>
      records.call(contract.removeCategory, { params: { id: from.id }, query: { replaceWith: memoranda } })
    await meanwhile(there, replace, () => change(coming, { documentCategoryId: from.id }))
    for (const id of [there, coming]) {
      expect(await namesOf(id)).toContainEqual({
        name: 'document.recategorised',
        payload: { from: 'Circulars', to: 'Memoranda' },
      })
      const { documentCategory } = await ana.ask(contract.getDocument, { params: { id } })
      expect(documentCategory?.id).toBe(memoranda)
    }
  })

  test('carries the tag that stays, with a line in its history', async () => {
    const tag = (tagName: string) => records.ask(contract.createTag, { body: { tagName } })
    const [from, to] = [await tag('Goes'), await tag('Stays')]
    const [there, coming] = [await given.document({ tagIds: [from.id] }), await given.document()]
    const replace = () => records.call(contract.removeTag, { params: { id: from.id }, query: { replaceWith: to.id } })
    await meanwhile(there, replace, () => change(coming, { tagIds: [from.id] }))
    for (const id of [there, coming]) {
      expect(await namesOf(id)).toContainEqual({ name: 'document.retagged', payload: { from: 'Goes', to: 'Stays' } })
      const { fileTags } = await ana.ask(contract.getDocument, { params: { id } })
      expect(fileTags.map((one) => one.tag.id)).toEqual([to.id])
    }
  })
})
