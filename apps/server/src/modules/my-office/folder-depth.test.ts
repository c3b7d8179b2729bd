import * as contract from '@sinupan/contract'
import { deepestFolder } from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { tryUpload, upload } from '../../testing/upload.ts'

const { people, university, db } = await startSinupan()
const { ana } = people
const unit = university.units.admissions

const makeFolder = (name: string, parentId: number | null = null) =>
  ana.ask(contract.createFolder, { params: { duId: unit }, body: { name, parentId } })
const chain = (length: number, name = 'f') => Array.from({ length }, () => name).join('/')
const makePaths = (parentId: number | null, ...paths: string[]) =>
  ana.call(contract.createFolders, { params: { duId: unit }, body: { parentId, paths } })
/** A chain of folders; answers their ids from the top down. */
async function makeChain(length: number, parentId: number | null = null, name = 'f'): Promise<number[]> {
  const { body } = await makePaths(parentId, chain(length, name))
  return body.items.map((one) => one.id)
}
const move = (ids: number[], destinationFolderId: number) =>
  ana.call(contract.moveFolders, { params: { destinationFolderId }, body: ids })
const countFolders = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from folders`.execute(db)).rows[0]?.n ?? 0
type Nested = { name: string; children?: Nested[] }
const nested = (depth: number): Nested =>
  Array.from({ length: depth - 1 }).reduce<Nested>((inner) => ({ name: 'c', children: [inner] }), { name: 'c' })

const refusedField = { status: 400, body: { code: 'ValidationFailed', errors: expect.any(Object) } }
const tooDeep = { status: 409, body: { code: 'TooDeep', message: contract.refusals.TooDeep.message } }

/** Nothing of the call was done. */
async function changesNothing(call: () => Promise<unknown>): Promise<unknown> {
  const before = await countFolders()
  const answer = await call()
  expect(await countFolders()).toBe(before)
  return answer
}

describe('folders as deep as they may lie', () => {
  test('are made, opened, moved, trashed, restored and removed', async () => {
    const top = await makeFolder('Deep')
    const ids = await makeChain(deepestFolder - 1, top.id)
    const deepest = ids.at(-1) ?? 0
    const { pathDetails } = await ana.ask(contract.getFolder, { params: { id: deepest } })
    expect(pathDetails).toHaveLength(deepestFolder)
    const { fileManagerId } = (
      await upload(ana, { deliveryUnitId: unit, fileFolderId: deepest }, [{ name: 'Down.txt', content: 'down here' }])
    ).items[0] ?? { fileManagerId: 0 }
    const other = await makeFolder('Other')
    expect(await move([ids[0] ?? 0], other.id)).toMatchObject({ status: 200 })
    expect(await ana.ask(contract.getFolder, { params: { id: other.id } })).toMatchObject({ totalFileSize: 9 })
    await ana.ask(contract.trashFolders, { body: [{ id: other.id }] })
    const back = await ana.ask(contract.restoreFolder, { params: { id: other.id } })
    expect(back).toMatchObject({ totalFileSize: 9 })
    expect((await ana.ask(contract.getDocument, { params: { id: fileManagerId } })).path).toContain('Other / f / f')
    await ana.ask(contract.trashFolders, { body: [{ id: other.id }] })
    const before = await countFolders()
    await ana.ask(contract.removeFolders, { body: [{ id: other.id }] })
    expect(await countFolders()).toBe(before - deepestFolder)
  })

  test('may be restored alone when what lay above went, and come to lie less deep', async () => {
    const ids = await makeChain(deepestFolder, null, 'alone')
    await ana.ask(contract.trashFolders, { body: [{ id: ids[1] ?? 0 }] })
    await ana.ask(contract.restoreFolder, { params: { id: ids[50] ?? 0 } })
    const { pathDetails } = await ana.ask(contract.getFolder, { params: { id: ids.at(-1) ?? 0 } })
    expect(pathDetails).toHaveLength(deepestFolder - 49)
    expect(await makePaths(ids.at(-1) ?? 0, chain(49))).toMatchObject({ status: 201 })
    expect(await makePaths(ids.at(-1) ?? 0, chain(50))).toMatchObject(refusedField)
  })
})

describe('one folder deeper', () => {
  test('is refused where one folder is made', async () => {
    const deepest = (await makeChain(deepestFolder, null, 'one')).at(-1) ?? 0
    const answer = await changesNothing(() =>
      ana.call(contract.createFolder, { params: { duId: unit }, body: { name: 'more', parentId: deepest } }),
    )
    expect(answer).toMatchObject(tooDeep)
  })

  test('is refused where many are made by their paths, named, however long the chain is', async () => {
    for (const length of [deepestFolder + 1, 1_900])
      expect(await changesNothing(() => makePaths(null, 'fine', chain(length)))).toMatchObject({
        status: 400,
        body: { errors: { 'paths[1]': [expect.stringContaining('100')] } },
      })
    const half = (await makeChain(60, null, 'half')).at(-1) ?? 0
    expect(await changesNothing(() => makePaths(half, chain(41)))).toMatchObject(refusedField)
    expect(await makePaths(half, chain(40))).toMatchObject({ status: 201 })
  })

  test('is refused where many are made as trees, even 900 and 100 000 levels of them', async () => {
    const make = (text: string) =>
      ana.request({
        method: 'POST',
        url: `/api/FileFolder/Create/Multiple/${unit}`,
        headers: { 'content-type': 'application/json' },
        payload: `{"folders":[${text}]}`,
      })
    expect(await make(JSON.stringify(nested(deepestFolder)))).toMatchObject({ status: 201 })
    for (const levels of [deepestFolder + 1, 900])
      expect(await changesNothing(() => make(JSON.stringify(nested(levels))))).toMatchObject(refusedField)
    const open = '{"name":"c","children":['.repeat(50_000)
    expect(await changesNothing(() => make(`${open}${']}'.repeat(50_000)}`))).toMatchObject(refusedField)
  })

  test('is refused where files are uploaded into their folders, before a byte is taken', async () => {
    const uploadAt = (way: string, fileFolderId = 0) =>
      tryUpload(ana, { deliveryUnitId: unit, fileFolderId, relativePaths: JSON.stringify([`${way}/a.txt`]) }, [
        { name: 'a.txt', content: 'a' },
      ])
    for (const length of [deepestFolder + 1, 4_900])
      expect(await changesNothing(() => uploadAt(chain(length)))).toMatchObject(refusedField)
    const half = (await makeChain(60, null, 'uploads')).at(-1) ?? 0
    expect(await changesNothing(() => uploadAt(chain(41), half))).toMatchObject(refusedField)
    expect(await uploadAt(chain(40), half)).toMatchObject({ status: 201 })
  })

  test('is refused where a resumable upload begins', async () => {
    const begin = (way: string, fileFolderId: number) => {
      const fields = {
        filename: 'a.txt',
        deliveryUnitId: String(unit),
        fileFolderId: String(fileFolderId),
        relativePaths: JSON.stringify([`${way}/a.txt`]),
      }
      const metadata = Object.entries(fields).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      const headers = { 'tus-resumable': '1.0.0', 'upload-length': '1', 'upload-metadata': metadata.join(',') }
      return ana.request({ method: 'POST', url: '/api/Upload', headers })
    }
    const half = (await makeChain(60, null, 'tus')).at(-1) ?? 0
    expect(await begin(chain(41), half)).toMatchObject(refusedField)
    expect(await begin(chain(deepestFolder + 1), 0)).toMatchObject(refusedField)
    expect(await begin(chain(40), half)).toMatchObject({ status: 201 })
  })

  test('is refused where a tree is moved whose deepest folder would come to lie there', async () => {
    const half = (await makeChain(60, null, 'below')).at(-1) ?? 0
    const moved = await makeChain(41, null, 'moved')
    expect(await move([moved[0] ?? 0], half)).toMatchObject(tooDeep)
    expect((await ana.ask(contract.getFolder, { params: { id: moved[0] ?? 0 } })).parentId).toBeNull()
    expect(await move([moved[1] ?? 0], half)).toMatchObject({ status: 200 })
    const { pathDetails } = await ana.ask(contract.getFolder, { params: { id: moved.at(-1) ?? 0 } })
    expect(pathDetails).toHaveLength(deepestFolder)
  })

  test('is refused by the database, whoever asks', async () => {
    const deepest = (await makeChain(deepestFolder, null, 'database')).at(-1) ?? 0
    const insert = sql`insert into folders (unit_id, parent_id, path, name) values (${unit}, ${deepest}, '', 'x')`
    await expect(insert.execute(db)).rejects.toMatchObject({ constraint: 'folders_depth' })
  })
})
