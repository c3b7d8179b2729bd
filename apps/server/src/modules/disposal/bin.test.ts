import { existsSync } from 'node:fs'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import type { Caller } from '../../testing/caller.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { upload, uploadOne } from '../../testing/upload.ts'
import { filesSubscribers } from '../files/index.ts'
import { GivenDisposals } from './disposal.fixture.ts'
import { purgeDisposed } from './use-cases/purge-disposed.ts'

/** What was executed lies in a bin for thirty days; then it is erased, and the register tells of it for ever. */
const sinupan = await startSinupan()
const { app, clock, db, people, university, nobody, signIn } = sinupan
const disposals = new GivenDisposals(sinupan)
const { given, due } = disposals
const reason = 'The auditor has asked for it.'
const ctx = app.contextFor(system)
const sweep = () => filesSubscribers.find(({ queue }) => queue === 'sweep-blobs')?.handle(ctx, [{}])
// Time passes, and sessions end.
let ana: Caller
let records: Caller
const signAllIn = async () => {
  for (const name of ['ana', 'carla', 'records', 'records2'] as const) people[name] = await signIn(name)
  ;({ ana, records } = people)
}
beforeEach(signAllIn)
const restore = (id: number, fileManagerIds: number[], caller = records) =>
  caller.call(contract.restoreDisposed, { params: { id }, body: { fileManagerIds, reason } })
const get = (id: number, caller = ana) => caller.call(contract.getDocument, { params: { id } })
const makeFolder = (name: string, parentId?: number) =>
  ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: { name, ...(parentId && { parentId }) } })
// By the database: of what lies in the bin nobody names a document to the calls.
const hold = (documentId: number) =>
  sql`with made as (insert into holds (kind, reason, target, created_at) values ('legal', ${reason}, 'documents', now()) returning id)
    insert into hold_documents (hold_id, document_id) select id, ${documentId} from made`.execute(db)

describe('in the bin', () => {
  test('a document is nowhere: no list, no trash, no search, no address, no link, no pool tells of it', async () => {
    const id = await due({ name: 'Wombat memorandum', text: 'wombats' })
    const [file] = (await ana.ask(contract.getDocument, { params: { id } })).fileManagerFiles
    await ana.ask(contract.pinDocument, { params: { id } })
    const link = await ana.ask(contract.createLink, { body: { fileManagerId: id } })
    await app.drain()
    await disposals.executed([id])
    await app.drain()
    expect((await get(id)).status).toBe(404)
    expect((await get(id, records)).status).toBe(404)
    const duId = ana.unitId
    const trash = await ana.ask(contract.listTrashedDocuments, { params: { duId } })
    const pinned = await ana.ask(contract.listPinnedDocuments, { params: { deliveryUnitId: duId } })
    const found = await ana.ask(contract.search, { params: { duId }, body: { search: 'wombats' } })
    expect([trash.items, pinned.items, found.items].flat().map((item) => item.id)).not.toContain(id)
    expect((await ana.call(contract.readFile, { params: { id: file?.id ?? 0 } })).status).toBe(404)
    const token = link.url?.split('/').at(-1) ?? ''
    expect((await nobody.call(contract.openLink, { params: { token } })).status).toBe(404)
    for (const call of [contract.restoreDocument, contract.removeDocument])
      expect((await ana.call(call, { params: { id } })).status).toBe(404)
  })

  test('stays where its folder goes', async () => {
    const folder = await makeFolder('Going')
    const id = await due({ fileFolderId: folder.id })
    const batch = await disposals.executed([id])
    await ana.ask(contract.trashFolders, { body: [{ id: folder.id }] })
    await ana.ask(contract.removeFolders, { body: [{ id: folder.id }] })
    expect((await restore(batch.id, [id])).status).toBe(200)
    expect((await get(id)).body).toMatchObject({ fileFolderId: null, trashedAt: null })
  })

  test('its row goes by nobody’s statement before the register tells of it', async () => {
    const id = await due()
    await disposals.executed([id])
    await expect(sql`delete from documents where id = ${id}`.execute(db)).rejects.toThrow('in the bin of a disposal')
  })
})

describe('what is restored from the bin', () => {
  test('is equal to what it was, also under the search, the link and the pin', async () => {
    const folder = await makeFolder('Kept in order')
    const { enrolment, urgent } = university.tags
    const id = await due({ fileFolderId: folder.id, tagIds: [enrolment, urgent], text: 'quokkas', description: 'Once' })
    await given.file(id, { by: 'ana', name: 'second' })
    await ana.ask(contract.pinDocument, { params: { id } })
    const link = await ana.ask(contract.createLink, { body: { fileManagerId: id } })
    await app.drain()
    const look = async () => {
      const { version: _, ...document } = (await get(id)).body as contract.DocumentDetails
      const { items } = await ana.ask(contract.search, { params: { duId: ana.unitId }, body: { search: 'quokkas' } })
      const bare = JSON.parse(JSON.stringify(document).replaceAll(/ticket=[^"]*/g, 'ticket')) as object
      return {
        bare,
        found: items.map((item) => item.id),
        folder: (await ana.ask(contract.getFolder, { params: { id: folder.id } })).totalFileSize,
      }
    }
    const before = await look()
    const batch = await disposals.executed([id])
    expect((await ana.ask(contract.getFolder, { params: { id: folder.id } })).totalFileSize).toBe(0)
    await app.drain()
    expect((await restore(batch.id, [id], people.ana)).status).toBe(403)
    expect((await restore(batch.id, [id])).body).toEqual({ items: [id], total: 1 })
    await app.drain()
    expect(await look()).toEqual(before)
    const token = link.url?.split('/').at(-1) ?? ''
    expect((await nobody.call(contract.openLink, { params: { token } })).status).toBe(200)
    const { items } = await ana.ask(contract.listActivity, { params: { id } })
    expect(items.slice(1, 3).map((one) => one.name)).toEqual(['document.reclaimed', 'document.disposed'])
    expect((await restore(batch.id, [id])).body).toMatchObject({ code: 'StateChanged' })
  })

  test('is numbered where its name was taken, and lies above where its folder went', async () => {
    const outer = await makeFolder('Outer')
    const below = await makeFolder('Inner', outer.id)
    const [one, two] = [
      await due({ fileFolderId: below.id, name: 'Roll' }),
      await due({ fileFolderId: outer.id, name: 'Roll' }),
    ]
    const batch = await disposals.executed([one, two])
    await given.document({ fileFolderId: outer.id, name: 'roll' })
    await ana.ask(contract.trashFolders, { body: [{ id: below.id }] })
    await restore(batch.id, [one, two])
    const names = [await get(one), await get(two)].map(({ body }) => body as contract.DocumentDetails)
    expect(names.map((document) => document.fileFolderId)).toEqual([outer.id, outer.id])
    expect(names.map((document) => document.name)).toEqual(['Roll (2)', 'Roll (3)'])
  })

  test('is in the trash again where it was there', async () => {
    const folder = await makeFolder('Trashed later')
    const [alone, within] = [await due(), await due({ fileFolderId: folder.id })]
    const { id, listHash } = await disposals.authorised([alone, within])
    await ana.ask(contract.trashDocument, { params: { id: alone } })
    await ana.ask(contract.trashFolders, { body: [{ id: folder.id }] })
    await people.records2.ask(contract.executeDisposal, { params: { id }, body: { listHash } })
    await restore(id, [alone, within])
    const { items } = await ana.ask(contract.listTrashedDocuments, { params: { duId: ana.unitId } })
    expect(items.map((item) => item.id)).toContain(alone)
    await ana.ask(contract.restoreFolder, { params: { id: folder.id } })
    expect((await get(within)).body).toMatchObject({ fileFolderId: folder.id, trashedAt: null })
  })
})

describe('after thirty days', () => {
  beforeEach(async () => {
    clock.pass({ days: 31 })
    await purgeDisposed(ctx)
    await signAllIn()
  })

  test('documents are gone with their bytes and all that hung on them, and the register tells what they were', async () => {
    const { fileManagerId: id, file } = await uploadOne(ana, { name: 'Old.txt', content: 'old and due' })
    await upload(ana, { fileManagerId: id, replacesFileId: file.id }, [
      { name: 'Old.txt', content: 'old, second version' },
    ])
    const body = { documentCategoryId: university.categories.memoranda, documentDate: '2010-03-02' }
    await ana.ask(contract.updateDocument, { params: { id }, body })
    await ana.ask(contract.pinDocument, { params: { id } })
    await app.drain()
    const batch = await disposals.executed([id])
    const before = await ana.ask(contract.getDisposal, { params: { id: batch.id } })
    const [item] = before.items
    expect(item?.fileManager.sha256s).toHaveLength(2)
    clock.pass({ days: 29 })
    expect(await purgeDisposed(ctx)).toEqual({ destroyed: 0, kept: 0 })
    clock.pass({ days: 1, hours: 1 })
    expect(await purgeDisposed(ctx)).toEqual({ destroyed: 1, kept: 0 })
    expect(await purgeDisposed(ctx)).toEqual({ destroyed: 0, kept: 0 })
    await app.drain()
    const { rows } = await sql<{ left: number }>`select (select count(*) from documents where id = ${id})
      + (select count(*) from files where document_id = ${id}) + (select count(*) from pins where document_id = ${id})
      + (select count(*) from search_entries where document_id = ${id}) as left`.execute(db)
    expect(Number(rows[0]?.left)).toBe(0)
    clock.pass({ hours: 25 })
    await sweep()
    for (const sha256 of item?.fileManager.sha256s ?? []) expect(existsSync(ctx.storage.pathOf(sha256))).toBe(false)
    ana = await signIn('ana')
    const after = await ana.ask(contract.getDisposal, { params: { id: batch.id } })
    expect(after).toMatchObject({
      status: 'certified',
      authority: { number: 'NAP-2026-117' },
      counts: { destroyed: 1 },
    })
    expect(after.items).toEqual([{ ...item, state: 'destroyed', destroyedAt: expect.any(String) }])
    for (const statement of [
      sql`delete from disposal_items where document_id = ${id}`,
      sql`update disposal_items set name = '' where document_id = ${id}`,
      sql`delete from disposals where id = ${batch.id}`,
    ])
      await expect(statement.execute(db)).rejects.toThrow(/for ever|permission denied/)
  })

  test('bytes stay that another document holds', async () => {
    const content = 'twice in this university'
    const twin = await uploadOne(ana, { name: 'Twin.txt', content })
    const { fileManagerId: id } = await uploadOne(ana, { name: 'Other.txt', content })
    const body = { documentCategoryId: university.categories.memoranda, documentDate: '2010-03-02' }
    await ana.ask(contract.updateDocument, { params: { id }, body })
    await disposals.executed([id])
    clock.pass({ days: 31 })
    await purgeDisposed(ctx)
    await sweep()
    ana = await signIn('ana')
    expect((await ana.call(contract.readFile, { params: { id: twin.file.id } })).raw.toString()).toBe(content)
  })

  test('what came to be held, or to be kept longer, stays in the bin and can be restored', async () => {
    const [held, longer, gone] = [await due(), await due({ categoryId: university.categories.minutes }), await due()]
    const batch = await disposals.executed([held, longer, gone])
    await hold(held)
    const { minutes } = university.categories
    await sql`update categories set retention_years = 50 where id = ${minutes}`.execute(db)
    clock.pass({ days: 31 })
    expect(await purgeDisposed(ctx)).toEqual({ destroyed: 1, kept: 2 })
    await sql`update categories set retention_years = 10 where id = ${minutes}`.execute(db)
    people.records = await signIn('records')
    const seen = await people.records.ask(contract.getDisposal, { params: { id: batch.id } })
    expect(seen).toMatchObject({ status: 'executed', counts: { binned: 2, destroyed: 1 } })
    expect((await restore(batch.id, [gone], people.records)).body).toMatchObject({ code: 'StateChanged' })
    expect((await restore(batch.id, [held], people.records)).status).toBe(200)
    expect(await purgeDisposed(ctx)).toEqual({ destroyed: 1, kept: 0 })
    const { certificate } = await people.records.ask(contract.getDisposal, { params: { id: batch.id } })
    const verified = await nobody.ask(contract.verifyCertificate, { params: { code: certificate?.code ?? '' } })
    expect(verified).toMatchObject({ count: 3, restoredCount: 1, isFinal: true })
  })

  test('a job that ended halfway is gone on with', async () => {
    const ids = [await due(), await due(), await due()]
    const batch = await disposals.executed(ids)
    clock.pass({ days: 31 })
    // The first piece failed in its last statement.
    await sql`create function crash() returns trigger language plpgsql as $$ begin
      if old.id = ${sql.lit(ids[1])} then raise exception 'crash'; end if; return old; end $$`.execute(db)
    await sql`create trigger crash before delete on documents for each row execute function crash()`.execute(db)
    await expect(purgeDisposed(ctx)).rejects.toThrow('crash')
    await sql`drop trigger crash on documents`.execute(db)
    const states = async () =>
      (await db.selectFrom('disposalItems').select('state').where('disposalId', '=', batch.id).execute()).map(
        (row) => row.state,
      )
    expect(await states()).toEqual(['binned', 'binned', 'binned'])
    expect(await purgeDisposed(ctx)).toEqual({ destroyed: 3, kept: 0 })
    expect(await states()).toEqual(['destroyed', 'destroyed', 'destroyed'])
  })
})
