import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { statementsAskedAgain } from '../../testing/count-statements.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { upload } from '../../testing/upload.ts'
import { makePool } from './pools.fixture.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { app, people } = sinupan
const { ana, carla, dan, approver, records2 } = people

let number = 0
/** A document of ana's with a word in its file that stands nowhere else, in a pool. */
async function planted() {
  const word = `bukang${++number}liwayway`
  const pool = await makePool(sinupan)
  const id = await given.document({ name: `Survey ${number}`, text: null })
  await upload(ana, { fileManagerId: id }, [{ name: 'paper.txt', content: `The word is ${word}.` }])
  const { id: placed } = await ana.ask(contract.addPoolFile, { body: { poolId: pool.id, fileManagerId: id } })
  await app.drain()
  return { word, pool, id, placed }
}

/** What somebody gets of it at each door; `addresses`: those that they were given before. */
async function doorsOf(
  caller: Caller,
  { word, pool, id }: Awaited<ReturnType<typeof planted>>,
  addresses: string[] = [],
) {
  const found = await caller.ask(contract.search, {
    params: { duId: caller.unitId },
    body: { type: 'File', search: word },
  })
  const listed = await caller.call(contract.listPoolFiles, { params: { poolId: pool.id } })
  const counted = await caller.call(contract.getPool, { params: { id: pool.id } })
  const bytes = await Promise.all(addresses.map(async (url) => (await caller.request({ url })).status))
  return {
    found: found.items.map((one) => one.id),
    detail: (await caller.call(contract.getDocument, { params: { id } })).status,
    listed: listed.status === 200 ? listed.body.items.map((one) => one.fileManagerId) : listed.status,
    counted: counted.status === 200 ? counted.body.fileCount : counted.status,
    download: (await caller.call(contract.prepareDownload, { body: { fileManagerIds: [id] } })).status,
    bytes,
  }
}

const addressesOf = async (caller: Caller, poolId: number) => {
  const { items } = await caller.ask(contract.listPoolFiles, { params: { poolId } })
  return items.flatMap(({ fileManager }) =>
    fileManager.fileManagerFiles.flatMap((file) =>
      [file.contentUrl, file.thumbnailUrl, file.previewUrl].filter((url) => url !== null),
    ),
  )
}

describe('who is in a pool', () => {
  test('reads what is in it at every door; who is not, at none', async () => {
    const one = await planted()
    const addresses = await addressesOf(carla, one.pool.id)
    expect(addresses.length).toBeGreaterThan(0)
    expect(await doorsOf(carla, one, addresses)).toMatchObject({
      found: [one.id],
      detail: 200,
      listed: [one.id],
      counted: 1,
      download: 200,
    })
    expect(await doorsOf(records2, one)).toMatchObject({ found: [], listed: 404, counted: 404 })
    const { items } = await carla.ask(contract.listPoolFiles, { params: { poolId: one.pool.id } })
    expect(items[0]?.fileManager).toMatchObject({
      capabilities: { read: true, edit: false, share: false },
      fileFolderId: null,
    })
  })

  const ends: Record<string, (one: Awaited<ReturnType<typeof planted>>) => Promise<unknown>> = {
    'they leave': ({ pool }) => carla.ask(contract.removePoolUser, { params: { id: pool.members[carla.userId] ?? 0 } }),
    'they are taken out': ({ pool }) =>
      ana.ask(contract.removePoolUsers, { body: [{ id: pool.members[carla.userId] ?? 0 }] }),
    'the document is taken out': ({ placed }) => ana.ask(contract.removePoolFile, { params: { id: placed } }),
    'the pool is deleted': ({ pool }) => ana.ask(contract.removePool, { params: { id: pool.id } }),
    'the document is trashed': ({ id }) => ana.ask(contract.trashDocument, { params: { id } }),
    'the document is classified': ({ id }) =>
      ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } }),
  }
  test.each(Object.entries(ends))('reads it no more once %s, at addresses issued earlier neither', async (_, end) => {
    const one = await planted()
    const addresses = await addressesOf(carla, one.pool.id)
    expect((await doorsOf(carla, one, addresses)).bytes).toEqual(addresses.map(() => 200))
    await end(one)
    const { found, detail, listed, counted, download, bytes } = await doorsOf(carla, one, addresses)
    expect({ found, detail, download, bytes }).toEqual({
      found: [],
      detail: 404,
      download: 404,
      bytes: addresses.map(() => 404),
    })
    expect([404, []]).toContainEqual(listed)
    expect([404, 0]).toContain(counted)
  })

  test('reads it again once it is back from the trash, or not classified any more', async () => {
    const one = await planted()
    const params = { id: one.id }
    await ana.ask(contract.trashDocument, { params })
    await ana.ask(contract.restoreDocument, { params })
    expect((await doorsOf(dan, one)).detail).toBe(200)
    for (const isClassified of [true, false]) await ana.ask(contract.updateDocument, { params, body: { isClassified } })
    expect(await doorsOf(dan, one)).toMatchObject({ detail: 200, listed: [one.id], counted: 1 })
  })
})

describe('leaving and reading at once, a hundred times', () => {
  test('what was asked for after the answer to leaving is refused', async () => {
    const one = await planted()
    const [address = ''] = await addressesOf(approver, one.pool.id)
    for (let round = 0; round < 100; round++) {
      const { id } = await ana.ask(contract.addPoolUser, { body: { poolId: one.pool.id, userId: records2.userId } })
      const reads = () => records2.call(contract.getDocument, { params: { id: one.id } })
      const [, during] = await Promise.all([
        records2.ask(contract.removePoolUser, { params: { id } }),
        reads(),
        approver.request({ url: address }),
      ])
      // The CRU knows of every document; it reads the contents of none.
      expect([200, 404]).toContain(during.status)
      expect((await reads()).body.capabilities.read).toBe(false)
    }
  })
})

describe('the lists of a pool', () => {
  test('take as many statements for fifty as for one', async () => {
    const pool = await makePool(sinupan)
    const ids: number[] = []
    for (let count = 0; count < 50; count++) ids.push(await given.document())
    const add = (fileManagerIds: number[]) =>
      ana.ask(contract.addPoolFiles, { body: { poolId: pool.id, fileManagerIds } })
    const asked = [
      () => carla.ask(contract.listPoolFiles, { params: { poolId: pool.id } }),
      () => carla.ask(contract.listPoolUsers, { params: { poolId: pool.id } }),
      () => carla.ask(contract.listSharedPools),
      () => carla.ask(contract.getPool, { params: { id: pool.id } }),
    ]
    const countAll = async () => {
      const counts: number[] = []
      for (const ask of asked) counts.push(await statementsAskedAgain(ask))
      return counts
    }
    await add(ids.slice(0, 1))
    const ofOne = await countAll()
    await add(ids)
    expect(await countAll()).toEqual(ofOne)
    expect(Math.max(...ofOne)).toBeLessThanOrEqual(6)
  })
})

describe('who put a document there and may no longer share it', () => {
  test('reads it no longer by that, nor does anybody else of the pool, until a colleague adds it anew', async () => {
    const { university, db } = sinupan
    const { ben } = people
    const id = await given.document({ by: 'ana' })
    const { id: poolId } = await ben.ask(contract.createPool, { body: { title: 'Mine' } })
    await ben.ask(contract.addPoolUser, { body: { poolId, userId: dan.userId } })
    await ben.ask(contract.addPoolUser, { body: { poolId, userId: ana.userId, canAddFiles: true } })
    await ben.ask(contract.addPoolFile, { body: { poolId, fileManagerId: id } })
    const status = async (by: Caller) => (await by.call(contract.getDocument, { params: { id } })).status
    expect([await status(ben), await status(dan)]).toEqual([200, 200])
    const moveTo = (unitId: number) =>
      db.updateTable('users').set({ homeUnitId: unitId }).where('id', '=', ben.userId).execute()
    await moveTo(university.units.north)
    expect([await status(ben), await status(dan)]).toEqual([404, 404])
    expect((await dan.ask(contract.listPoolFiles, { params: { poolId } })).items).toEqual([])
    await ana.ask(contract.addPoolFile, { body: { poolId, fileManagerId: id } })
    expect([await status(ben), await status(dan)]).toEqual([200, 200])
    expect((await dan.ask(contract.listPoolFiles, { params: { poolId } })).items).toHaveLength(1)
    await moveTo(university.units.admissions)
  })
})
