import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { app, people, nobody, university } = sinupan
const { admin, ana, records } = people
const given = new Given(sinupan)

const makeTag = (tagName: string) => records.ask(contract.createTag, { body: { tagName } })
const tagsOf = async (id: number) =>
  (await ana.ask(contract.getDocument, { params: { id } })).fileTags.map(({ tag }) => tag.tagName)
const found = async (search: string) =>
  (await ana.ask(contract.search, { params: { duId: ana.unitId }, body: { search, pageSize: 200 } })).items
    .map(({ name }) => name)
    .sort()
const foundInPublic = async (search: string) =>
  (await nobody.ask(contract.listPublic, { query: { search } })).items.map((one) => one.fileManager.name).sort()

describe('tags', () => {
  test('are kept by the CRU and administrators, each name once in any letter case', async () => {
    const tag = await makeTag('Fees')
    expect(await admin.call(contract.createTag, { body: { tagName: 'FEES' } })).toMatchObject({
      status: 409,
      body: { code: 'NameTaken', errors: { tagName: [expect.any(String)] } },
    })
    const change = (body: Record<string, unknown>) => admin.call(contract.updateTag, { params: { id: tag.id }, body })
    expect((await change({ description: 'What is paid' })).body).toMatchObject({
      tagName: 'Fees',
      description: 'What is paid',
      version: 2,
    })
    expect(await change({ tagName: 'Dues', version: 1 })).toMatchObject({
      body: { code: 'StateChanged', current: { version: 2 } },
    })
    expect(await ana.call(contract.createTag, { body: { tagName: 'Mine' } })).toMatchObject({ status: 403 })
    expect(await records.ask(contract.removeTag, { params: { id: tag.id } })).toEqual({ id: tag.id })
  })

  test('merged: every document keeps its tags, once, and is found by the one that stays', async () => {
    const [wrong, right, other] = [await makeTag('Bursarvogel'), await makeTag('Enrolmentz'), await makeTag('Otherz')]
    const make = async (name: string, tags: { id: number }[]) => {
      const id = await given.document({ by: 'ana', name, tagIds: tags.map((tag) => tag.id) })
      await given.approved(id, 'public')
      return id
    }
    const ids = [
      await make('Wrong one', [wrong, other]),
      await make('Both', [wrong, right]),
      await make('Right one', [right]),
    ]
    const trashed = await given.document({ by: 'ana', name: 'Thrown away', tagIds: [wrong.id] })
    await ana.ask(contract.trashDocument, { params: { id: trashed } })
    await app.drain()
    expect(await found('tag:bursarvogel')).toEqual(['Both', 'Wrong one'])
    const uses = (await records.ask(contract.listUsesOfTags)).items
    expect(uses).toContainEqual({ id: wrong.id, documents: 3, postings: 2 })
    const remove = (query: Record<string, number>) =>
      records.call(contract.removeTag, { params: { id: wrong.id }, query })
    expect(await remove({})).toMatchObject({
      status: 409,
      body: { code: 'InUse', uses: { documents: 3, postings: 2, total: 5 } },
    })
    expect(await remove({ replaceWith: wrong.id })).toMatchObject({
      status: 400,
      body: { errors: { replaceWith: [expect.any(String)] } },
    })
    expect(await remove({ replaceWith: 2_000_000_000 })).toMatchObject({ status: 400 })
    expect((await remove({ replaceWith: right.id })).status).toBe(200)

    expect(await Promise.all(ids.map(tagsOf))).toEqual([['Enrolmentz', 'Otherz'], ['Enrolmentz'], ['Enrolmentz']])
    await app.drain()
    expect(await found('tag:enrolmentz')).toEqual(['Both', 'Right one', 'Wrong one'])
    expect(await foundInPublic('enrolmentz')).toEqual(['Both', 'Right one', 'Wrong one'])
    expect(await found('bursarvogel')).toEqual([])
    const tags = (await nobody.ask(contract.listTags)).items
    expect(tags.find((tag) => tag.id === right.id)).toMatchObject({ fileCount: 3 })
    expect(tags.map((tag) => tag.id)).not.toContain(wrong.id)
    expect((await records.ask(contract.listUsesOfTags)).items).toContainEqual({
      id: right.id,
      documents: 4,
      postings: 3,
    })
    const shown = (await nobody.ask(contract.listPublic, { query: { search: 'Wrong one' } })).items[0]
    expect(shown?.fileManager.tags).toEqual(['Enrolmentz', 'Otherz'])
    await ana.ask(contract.restoreDocument, { params: { id: trashed } })
    expect(await tagsOf(trashed)).toEqual(['Enrolmentz'])
    const history = await ana.ask(contract.listActivity, { params: { id: ids[0] ?? 0 } })
    expect(history.items).toContainEqual(
      expect.objectContaining({ name: 'document.retagged', payload: { from: 'Bursarvogel', to: 'Enrolmentz' } }),
    )
  })

  test('renamed: found by the new name, in snapshots too, and by the old one no longer', async () => {
    const tag = await makeTag('Oldnamex')
    const id = await given.document({ by: 'ana', name: 'Renamed along', tagIds: [tag.id, university.tags.urgent] })
    await given.approved(id, 'public')
    await app.drain()
    await admin.ask(contract.updateTag, { params: { id: tag.id }, body: { tagName: 'Freshnamey' } })
    expect(await tagsOf(id)).toEqual(['Freshnamey', 'urgent'])
    await app.drain()
    expect([await foundInPublic('freshnamey'), await foundInPublic('oldnamex')]).toEqual([['Renamed along'], []])
  })

  test('who edits a document from before a merge is told', async () => {
    const [from, to] = [await makeTag('Before'), await makeTag('After')]
    const id = await given.document({ by: 'ana', name: 'In hand', tagIds: [from.id] })
    const { version } = await ana.ask(contract.getDocument, { params: { id } })
    await records.ask(contract.removeTag, { params: { id: from.id }, query: { replaceWith: to.id } })
    const answer = await ana.call(contract.updateDocument, { params: { id }, body: { description: 'Mine', version } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'StateChanged' } })
  })
})
