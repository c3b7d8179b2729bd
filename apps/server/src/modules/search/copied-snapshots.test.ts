import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { copySnapshots } from './indexing/copy-snapshots.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { people, db, nobody } = sinupan
const { carla } = people

// As migration 0069 leaves a stock that was there before.
const asBefore = async () => {
  await sql`delete from search_snapshots`.execute(db)
  await sql`insert into search_copying (after, until) select 0, max(id) from search_entries`.execute(db)
}
const posted = async (name: string) => {
  const id = await library.document({ name, text: 'About the hornbill of Mindoro.' })
  const { id: postingId } = await library.given.approved(id, 'public')
  await library.index()
  return { id, postingId }
}
const copiedIds = async () =>
  (
    await sql<{ documentId: number }>`select document_id from search_snapshots order by document_id`.execute(db)
  ).rows.map((row) => row.documentId)
const found = async () => {
  const { total, facets, items } = await library.ask(carla, 'hornbill')
  return {
    total,
    facets,
    names: items.map((item) => item.name),
    public: await library.publicNames('"hornbill of mindoro"'),
  }
}

test('a snapshot from before is found as the others until it is copied and when it is', async () => {
  await posted('First')
  await posted('Second')
  const before = await found()
  expect([before.total, before.public.length]).toEqual([2, 2])
  await asBefore()
  expect(await found()).toEqual(before)
  await posted('Third')
  const three = await found()
  expect([three.total, three.public.length]).toEqual([3, 3])
  expect(await copySnapshots({ db })).toBe(2)
  expect(await found()).toEqual(three)
  expect(await copySnapshots({ db })).toBe(0)
  const { rows } =
    await sql`select from search_copying union all select from pg_class where relname = 'search_entries_whole_snapshots'`.execute(
      db,
    )
  expect(rows).toEqual([])
})

test('a right that ends before, while or after a snapshot is copied leaves nothing to be found', async () => {
  const { ana } = people
  const [withdrawn, hidden, gone] = [await posted('Withdrawn'), await posted('Hidden'), await posted('Gone')]
  await asBefore()
  await ana.ask(contract.sendPosting, { params: { id: withdrawn.postingId }, body: {} })
  await sql`update documents set is_classified = true where id = ${hidden.id}`.execute(db)
  const told = async () => [...(await found()).names, ...(await found()).public]
  const others = (await told()).filter((name) => ['Withdrawn', 'Hidden'].includes(name))
  expect(others).toEqual([])
  // Somebody takes it away and has not finished when its turn comes.
  let copying: Promise<number> | undefined
  await db.transaction().execute(async (transaction) => {
    await sql`delete from search_entries where document_id = ${gone.id}`.execute(transaction)
    copying = copySnapshots({ db })
    await expect.poll(async () => (await sql`select from pg_locks where not granted`.execute(db)).rows.length).toBe(1)
  })
  await copying
  expect(await copiedIds()).not.toContain(withdrawn.id)
  expect(await copiedIds()).not.toContain(gone.id)
  expect((await told()).filter((name) => ['Withdrawn', 'Hidden', 'Gone'].includes(name))).toEqual([])
  const { items } = await nobody.ask(contract.listPublic, { query: { search: 'hornbill' } })
  expect(items.map((item) => item.fileManager.name)).not.toContain('Hidden')
})
