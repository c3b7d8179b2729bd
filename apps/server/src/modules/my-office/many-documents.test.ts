import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/count-statements.ts'
import { wrongFolders } from '../../testing/gate/recount.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { db, people, university } = sinupan
const { ana } = people
const given = new Given(sinupan)
const duId = university.units.admissions

// What hands their work on to the queues begins before the answer, more or less of it.
const handingOn = 10

const makeFolder = async (name: string, parentId: number | null = null) =>
  (await ana.ask(contract.createFolder, { params: { duId }, body: { name, parentId } })).id

async function fill(folderId: number, count: number, word = 'Scan'): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`insert into documents (unit_id, folder_id, name, owner_id)
    select ${duId}, ${folderId}, ${word} || ' ' || n, ${ana.userId} from generate_series(1, ${count}::int) n returning id`.execute(
    db,
  )
  return rows.map((row) => row.id)
}
const namesIn = async (folderId: number) => {
  const { rows } = await sql<{ name: string }>`
    select name from documents where folder_id = ${folderId} and is_living order by name`.execute(db)
  return rows.map((row) => row.name)
}
const toldOf = async (documentId: number) =>
  await db.selectFrom('facts').select(['name', 'payload']).where('documentId', '=', documentId).orderBy('id').execute()

describe('copies of many documents', () => {
  test('take as many statements as one', async () => {
    const [from, to] = [await makeFolder('Statements from'), await makeFolder('Statements to')]
    const [one = 0, ...many] = await fill(from, 300)
    const copy = (body: number[]) => ana.ask(contract.copyDocuments, { params: { fileFolderId: to }, body })
    await copy([one])
    const ofOne = await statementsOf(() => copy([one]))
    expect(await statementsOf(() => copy(many))).toBeLessThan(ofOne + handingOn)
  })

  test('have the tags and current files of their originals, each under a free name, and are told', async () => {
    const tag = await people.records.ask(contract.createTag, { body: { tagName: 'Copied' } })
    const to = await makeFolder('Copies')
    const first = await given.document({ name: 'Minutes', text: 'one', tagIds: [tag.id] })
    await given.file(first, { by: 'ana', name: 'annex', text: 'two' })
    const second = await given.document({ name: 'Paper without files', text: null, isClassified: true })
    const copy = () => ana.ask(contract.copyDocuments, { params: { fileFolderId: to }, body: [second, first] })
    await copy()
    const { items } = await copy()
    const copies = await Promise.all(items.map((id) => ana.ask(contract.getDocument, { params: { id: String(id) } })))
    expect(
      copies.map((one) => [
        one.name,
        one.isClassified,
        one.fileTags.length,
        one.fileManagerFiles.map((file) => file.fileName).sort(),
      ]),
    ).toEqual([
      ['Minutes (2)', false, 1, [expect.stringContaining('annex'), expect.stringContaining('scan')]],
      ['Paper without files (2)', true, 0, []],
    ])
    expect(await namesIn(to)).toEqual(['Minutes', 'Minutes (2)', 'Paper without files', 'Paper without files (2)'])
    expect(await toldOf(items[0] ?? 0)).toEqual([
      { name: 'document.added', payload: { name: 'Minutes (2)', folderId: to } },
      { name: 'document.copied', payload: { name: 'Minutes (2)', from: first } },
    ])
    expect(await wrongFolders(db)).toEqual([])
  })
})

describe('many documents that come back from the trash', () => {
  test('take as many statements as one, and all or none come back', async () => {
    const folder = await makeFolder('Comes back')
    const [one = 0, living = 0, ...many] = await fill(folder, 300)
    const restore = (body: number[]) => ana.ask(contract.restoreDocuments, { body })
    await ana.ask(contract.trashDocuments, { body: [one, ...many] })
    expect(await ana.call(contract.restoreDocuments, { body: [one, living] })).toMatchObject({
      status: 409,
      body: { code: 'NotInTrash' },
    })
    const ofOne = await statementsOf(() => restore([one]))
    expect(await statementsOf(() => restore(many))).toBeLessThan(ofOne + handingOn)
    expect(await namesIn(folder)).toHaveLength(300)
    expect(await wrongFolders(db)).toEqual([])
  })

  test('are where they were or in the nearest living folder, under names that are free there, and are told', async () => {
    const outer = await makeFolder('Outer')
    const gone = await makeFolder('Gone', outer)
    const [inOuter = 0] = await fill(outer, 1)
    const [inGone = 0] = await fill(gone, 1)
    const atRoot = await given.document({ name: 'Was at the root' })
    const body = [inOuter, inGone, atRoot]
    await ana.ask(contract.trashDocuments, { body })
    await ana.ask(contract.trashFolders, { body: [{ id: gone }] })
    const { items } = await ana.ask(contract.restoreDocuments, { body })
    const path = 'My Office / Outer'
    expect(items).toEqual([
      { id: inOuter, name: 'Scan 1', wasRenamed: false, restoredTo: { fileFolderId: outer, path } },
      { id: inGone, name: 'Scan 1 (2)', wasRenamed: true, restoredTo: { fileFolderId: outer, path } },
      { id: atRoot, name: 'Was at the root', wasRenamed: false, restoredTo: { fileFolderId: 0, path: 'My Office' } },
    ])
    expect((await toldOf(inGone)).at(-1)).toEqual({
      name: 'document.restored',
      payload: { name: 'Scan 1 (2)', to: outer },
    })
    expect(await wrongFolders(db)).toEqual([])
  })
})

test('many that move are told with where they were, and those that get another name with both names', async () => {
  const [from, to] = [await makeFolder('Moves from'), await makeFolder('Moves to')]
  const [kept = 0, renamed = 0] = await fill(from, 2)
  await sql`update documents set name = 'SCAN 2' where id in (select id from documents where folder_id = ${from} and id = ${renamed})`.execute(
    db,
  )
  await given.document({ name: 'Scan 2', fileFolderId: to })
  await ana.ask(contract.moveDocuments, {
    params: { fileFolderId: to },
    query: { numbered: true },
    body: [kept, renamed],
  })
  expect(await toldOf(kept)).toEqual([{ name: 'document.moved', payload: { name: 'Scan 1', from, to } }])
  expect(await toldOf(renamed)).toEqual([
    { name: 'document.renamed', payload: { from: 'SCAN 2', to: 'SCAN 2 (2)' } },
    { name: 'document.moved', payload: { name: 'SCAN 2 (2)', from, to } },
  ])
  expect(await wrongFolders(db)).toEqual([])
})
