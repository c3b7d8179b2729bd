import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { rebuildSearch } from './indexing/rebuild-search.ts'
import { openRebuild } from './indexing/rebuilds.store.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { people, db } = sinupan
const { ana, admin } = people
const system = sinupan.app.contextFor({ kind: 'system' })

const ids: number[] = []
for (let number = 1; number <= 7; number++)
  ids.push(await library.document({ name: `Paper ${number}`, pages: [`Text with capybara ${number}.`] }))
await library.given.approved(ids[0] ?? 0, 'system')
await library.index()

const entries = async () =>
  (
    await sql`select document_id, kind, scope, readers, viewers, title::text, whole::text from search_entries order by 1, 2`.execute(
      db,
    )
  ).rows
const order = async () =>
  (
    await sql<{
      kind: string
      id: number
    }>`select kind, document_id as id from search_entries order by search_entries.id`.execute(db)
  ).rows
const asked = async () => (await admin.ask(contract.rebuildSearchIndex)).id
const state = () => admin.ask(contract.getSearchIndex)

describe('the search index written anew', () => {
  test('keeps the order of its pieces, so that the newest entries stay those of the newest documents', async () => {
    const before = await order()
    expect(before.at(-1)?.id).toBe(ids[0])
    const { id } = await openRebuild(system, null)
    await rebuildSearch(system, id, { documents: 1, milliseconds: 60_000 })
    expect(await order()).toEqual(before)
  })

  test('says the same as before, and when it was done', async () => {
    const before = await entries()
    const id = await asked()
    expect((await state()).current).toMatchObject({ id, state: 'waiting', askedBy: { firstName: 'Admin' } })
    await library.index()
    expect(await entries()).toEqual(before)
    expect(await state()).toMatchObject({
      documents: 7,
      unwritten: 0,
      current: null,
      last: { id, state: 'done', written: 7, total: 7, finishedAt: expect.any(String) },
    })
  })

  test('is whole also where nothing of it was left', async () => {
    const before = await entries()
    await sql`delete from search_entries`.execute(db)
    expect((await state()).unwritten).toBe(7)
    await asked()
    await library.index()
    expect(await entries()).toEqual(before)
    expect((await state()).unwritten).toBe(0)
  })

  test('has nothing that is in the trash', async () => {
    await sql`alter table documents disable trigger documents_end_search`.execute(db)
    await sql`update documents set trashed_at = now() where id = ${ids[6]}`.execute(db)
    await sql`alter table documents enable trigger documents_end_search`.execute(db)
    await asked()
    await library.index()
    expect((await order()).map((entry) => entry.id)).not.toContain(ids[6])
    expect(await state()).toMatchObject({ documents: 6, unwritten: 0 })
  })

  test('is asked for once while it is under way, and written once by several who work at it', async () => {
    const id = await asked()
    expect(await asked()).toBe(id)
    const before = await entries()
    await Promise.all([1, 2, 3].map(() => rebuildSearch(system, id, { documents: 2, milliseconds: 60_000 })))
    expect(await entries()).toEqual(before)
    expect((await state()).last).toMatchObject({ id, written: 6 })
    await library.index()
  })

  test('goes on where a job ended, and is found by searches meanwhile', async () => {
    const { id } = await openRebuild(system, null)
    await rebuildSearch(system, id, { documents: 2, milliseconds: 0 })
    const { written } = (await state()).current ?? {}
    expect(written).toBeGreaterThan(0)
    expect(written).toBeLessThan(6)
    expect(await library.names(ana, 'capybara')).toHaveLength(6)
    await library.index()
    expect((await state()).last).toMatchObject({ id, state: 'done', written: 6 })
  })

  test('that nobody works on any more gives way to another', async () => {
    const { id } = await openRebuild(system, null)
    await sql`update search_rebuilds set progressed_at = progressed_at - interval '11 minutes' where id = ${id}`.execute(
      db,
    )
    const next = await asked()
    expect(next).not.toBe(id)
    expect((await state()).last).toMatchObject({ id, state: 'stopped' })
    await library.index()
  })

  test('is written beside changes without a deadlock', async () => {
    const id = await asked()
    const renames = ids
      .slice(0, 6)
      .map((one, index) =>
        ana.ask(contract.updateDocument, { params: { id: one }, body: { name: `Renamed ${index}` } }),
      )
    await Promise.all([rebuildSearch(system, id, { documents: 1, milliseconds: 60_000 }), ...renames, library.index()])
    await library.index()
    expect(await library.names(ana, 'renamed')).toHaveLength(6)
  })
})
