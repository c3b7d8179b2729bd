import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

/** Two at once: whoever comes second is judged by what the first has left, and nobody waits in a circle. */
const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people, university } = sinupan
const { ana, records } = people
const { memoranda, minutes } = university.categories
const reason = 'The case of Reyes against the university.'
const rounds = 6

const place = (wish: Partial<contract.BodyInputOf<typeof contract.createHold>>) =>
  records.call(contract.createHold, { body: { kind: 'legal', reason, ...wish } })
const deadlocks = async () =>
  (
    await sql<{ n: number }>`select pg_stat_clear_snapshot(), deadlocks::int as n from pg_stat_database
      where datname = current_database()`.execute(db)
  ).rows[0]?.n
const stateOf = async (id: number) =>
  (
    await sql<{ isHeld: boolean; expiresOn: string | null }>`
      select is_held(id) as is_held, expires_on from documents where id = ${id}`.execute(db)
  ).rows[0]

test('held and deleted: either it is gone and nothing holds it, or it is held and there', async () => {
  const before = await deadlocks()
  for (let round = 0; round < rounds; round++) {
    const id = await given.document()
    await ana.ask(contract.trashDocument, { params: { id } })
    const [held, removed] = await Promise.all([
      place({ documentCategoryId: memoranda }),
      ana.call(contract.removeDocument, { params: { id } }),
    ])
    const state = await stateOf(id)
    expect(held.status).toBe(201)
    expect(removed.status === 200 ? state : state?.isHeld).toBe(removed.status === 200 ? undefined : true)
    const { id: holdId } = held.body as contract.Hold
    await records.ask(contract.liftHold, { params: { id: holdId }, body: { reason } })
  }
  expect(await deadlocks()).toBe(before)
})

test('held, and moved or copied into it, or filed under it: it is covered whoever came first', async () => {
  const before = await deadlocks()
  for (let round = 0; round < rounds; round++) {
    const body = { name: `Folder ${round}`, parentId: 0 }
    const { id: folder } = await ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body })
    const [moved, filed] = [await given.document(), await given.document({ categoryId: null })]
    await Promise.all([
      place({ fileFolderId: folder }),
      place({ documentCategoryId: minutes }),
      ana.ask(contract.moveDocuments, { params: { fileFolderId: folder }, body: [moved] }),
      ana.ask(contract.updateDocument, { params: { id: filed }, body: { documentCategoryId: minutes } }),
      // Without its file, which a test puts in by hand, without the folder's lock that an upload takes first.
      given.document({ fileFolderId: folder, categoryId: minutes, text: null }),
    ])
    for (const id of [moved, filed]) expect(await stateOf(id)).toMatchObject({ isHeld: true })
  }
  const { rows } = await sql`select from documents d where category_id = ${minutes} and not is_held(d.id)`.execute(db)
  expect(rows).toEqual([])
  expect(await deadlocks()).toBe(before)
})

test('a series that keeps otherwise, and documents that come into it: each has the day of the rule', async () => {
  const before = await deadlocks()
  for (let round = 0; round < rounds; round++) {
    const refiled = await given.document({ documentDate: '2024-02-29' })
    const years = 10 + round
    const [, made] = await Promise.all([
      records.ask(contract.updateCategory, { params: { id: minutes }, body: { retention: years } }),
      given.document({ categoryId: minutes, documentDate: '2024-02-29' }),
      ana.ask(contract.updateDocument, { params: { id: refiled }, body: { documentCategoryId: minutes } }),
    ])
    for (const id of [refiled, made]) expect((await stateOf(id))?.expiresOn?.slice(0, 7)).toBe(`${2024 + years}-02`)
  }
  expect(await deadlocks()).toBe(before)
})

test('a hold that two lift at once is lifted once', async () => {
  const id = await given.document()
  const hold = (await place({ fileManagerIds: [id] })).body as contract.Hold
  const lift = () => records.call(contract.liftHold, { params: { id: hold.id }, body: { reason } })
  const answers = (await Promise.all([lift(), lift()])).map((one) => one.status).toSorted()
  expect(answers).toEqual([200, 409])
})
