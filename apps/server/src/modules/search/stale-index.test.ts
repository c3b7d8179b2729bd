import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { upload } from '../../testing/upload.ts'
import { derivedQueue } from '../files/index.ts'
import { reindex } from './index.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { people, db, nobody, university } = sinupan
const { ana, ben, carla, dan } = people

// Nothing works the queue in these tests: what a search answers is right before the index has caught up.
let word = ''
let count = 0
let id = 0
beforeEach(async () => {
  word = `ptarmigan${'abcdefghijklmnop'[count++]}`
  id = await library.document({ name: `Paper ${word}`, pages: [`Text with inner${word}.`] })
})
// Quoted, so that no word is taken for a misspelt other one.
const exactly = () => `"${word}"`
const everywhere = async () => {
  const names = [
    await library.names(ana, exactly()),
    await library.names(carla, exactly()),
    await library.names(dan, exactly()),
    await library.publicNames(exactly()),
  ]
  return names.map((found) => found.length)
}
const totals = async (caller: typeof ana, search = exactly()) => {
  const { total, facets } = await library.ask(caller, search)
  return [total, facets.types.find((one) => one.type === 'File')?.count ?? 0, facets.categories.length]
}

describe('a right that ends', () => {
  test('with the trash ends every hit, count and facet', async () => {
    await ana.ask(contract.trashDocuments, { body: [id] })
    expect(await everywhere()).toEqual([0, 0, 0, 0])
    expect(await totals(ana)).toEqual([0, 0, 0])
    await ana.ask(contract.restoreDocument, { params: { id } })
    await library.index()
    expect(await everywhere()).toEqual([1, 0, 0, 0])
  })

  test('with a trashed folder ends for all inside', async () => {
    const folder = await ana.ask(contract.createFolder, {
      params: { duId: ana.unitId },
      body: { name: `Folder ${word}` },
    })
    await ana.ask(contract.moveDocuments, { params: { fileFolderId: folder.id }, body: [id] })
    expect((await library.ask(ana, exactly())).total).toBe(2)
    await ana.ask(contract.trashFolders, { body: [{ id: folder.id }] })
    expect((await library.ask(ana, exactly())).total).toBe(0)
  })

  test('when a posting is sent again, or withdrawn, ends for everybody outside', async () => {
    const { id: postingId } = await library.given.approved(id, 'public')
    await library.index()
    expect(await everywhere()).toEqual([1, 1, 1, 1])
    await ana.ask(contract.sendPosting, { params: { id: postingId }, body: {} })
    expect(await everywhere()).toEqual([1, 0, 0, 0])
    expect(await totals(carla)).toEqual([0, 0, 0])
    const { documentCount, items } = await nobody.ask(contract.listPublicCategories)
    expect([documentCount, items]).toEqual([0, []])
  })

  test('with a classification leaves its colleagues the name alone', async () => {
    await ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } })
    expect(await library.names(ben, `"inner${word}"`)).toEqual([])
    expect(await library.names(ben, exactly())).toEqual([`Paper ${word}`])
    expect(await library.names(ana, `"inner${word}"`)).toHaveLength(1)
    expect(JSON.stringify(await library.ask(ben, exactly()))).not.toContain(`inner${word}`)
  })

  test.each(['replaced', 'taken out'])('with a file that is %s ends for its words and its name', async (how) => {
    const fileId = await library.given.file(id, { by: 'ana', name: `enclosure${word}`, text: `enclosed${word}` })
    await ana.ask(contract.updateDocument, { params: { id }, body: { description: `about${word}` } })
    await ana.ask(contract.createLink, { body: { fileManagerId: id, userIds: [dan.userId] } })
    await library.index()
    const of = (typed: string) => Promise.all([ana, dan].map((who) => library.names(who, `"${typed}${word}"`)))
    expect(await of('enclosed')).toEqual([[`Paper ${word}`], [`Paper ${word}`]])
    if (how === 'replaced')
      await upload(ana, { fileManagerId: id, replacesFileId: fileId }, [{ name: 'other.txt', content: 'blank' }])
    else await ana.ask(contract.removeFile, { params: { id: fileId } })
    expect(await of('enclosed')).toEqual([[], []])
    expect(await of('enclosure')).toEqual([[], []])
    expect(await of('about')).toEqual([[`Paper ${word}`], [`Paper ${word}`]])
    expect((await everywhere())[2]).toBe(1)
    await library.index()
    expect(await of('inner')).toEqual([[`Paper ${word}`], [`Paper ${word}`]])
    expect(await of('enclosed')).toEqual([[], []])
  })

  test('even where an entry stayed behind, is no hit', async () => {
    await sql`alter table documents disable trigger documents_end_search`.execute(db)
    await sql`update documents set trashed_at = now() where id = ${id}`.execute(db)
    await sql`alter table documents enable trigger documents_end_search`.execute(db)
    expect(await totals(ana)).toEqual([0, expect.any(Number), expect.any(Number)])
    expect((await library.ask(ana, exactly())).items).toEqual([])
    await reindex({ db }, [id])
    expect(await totals(ana)).toEqual([0, 0, 0])
  })
})

describe('the index', () => {
  test('is the same after being brought up to date twice, and keeps an entry that says the same', async () => {
    const entry = async () =>
      (await sql`select id, recency, name, whole::text from search_entries where document_id = ${id}`.execute(db)).rows
    const before = await entry()
    await reindex({ db }, [id, id])
    expect(await entry()).toEqual(before)
    await ana.ask(contract.updateDocument, { params: { id }, body: { name: `Renamed ${word}` } })
    await library.index()
    expect(await library.names(ana, exactly())).toEqual([`Renamed ${word}`])
    expect(await library.names(ana, `"inner${word}"`)).toHaveLength(1)
  })

  test('takes texts of any size and kind', async () => {
    const many = Array.from({ length: 90_000 }, (_, index) => `w${index.toString(36)}`).join(' ')
    const bodies = [
      many,
      'x'.repeat(700_000),
      '漢 '.repeat(200_000),
      `${'𠀀𠀁𠀂 '.repeat(60_000)}`,
      '\u0301\u200b😀',
      ' ',
      `${'a'.repeat(3_000)} b`,
    ]
    for (const [index, text] of bodies.entries()) {
      const big = await library.given.document({ name: `Heavy ${word} ${index}`, text })
      await reindex({ db }, [big])
    }
    expect(await library.names(ana, `heavy ${word}`)).toHaveLength(bodies.length)
    expect(await library.names(ana, 'w1a2b')).toEqual([`Heavy ${word} 0`])
  })

  test('takes the text of a file once it is read', async () => {
    const { rows } = await sql<{ sha256: string }>`
      insert into blob_pages (sha256, page_no, body) select sha256, 2, 'a belated kookaburra' from files where document_id = ${id}
      returning sha256`.execute(db)
    const ctx = sinupan.app.contextFor({ kind: 'system' })
    await ctx.jobs.send(ctx.db, derivedQueue, { sha256: rows[0]?.sha256 ?? '' })
    expect(await library.names(ana, 'kookaburra')).toEqual([])
    await library.index()
    expect(await library.names(ana, 'kookaburra')).toEqual([`Paper ${word}`])
  })

  test('takes the text of several files in their order', async () => {
    await library.given.file(id, { by: 'ana', name: 'appendix', text: 'The last word is vicuña' })
    await reindex({ db }, [id])
    expect(await library.names(ana, 'vicuna')).toEqual([`Paper ${word}`])
    expect(await library.names(ana, 'appendix')).toEqual([`Paper ${word}`])
    expect(await library.names(ana, `inner${word} vicuna`)).toEqual([`Paper ${word}`])
    expect(university.units.admissions).toBe(ana.unitId)
  })
})
