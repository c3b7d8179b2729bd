import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../sinupan.ts'

const { db, people, university } = await startSinupan()
const { ana, ben } = people
const duId = university.units.admissions
const many = 5_000

async function fullFolder(name: string): Promise<number> {
  const { id } = await ana.ask(contract.createFolder, { params: { duId }, body: { name } })
  await sql`insert into documents (unit_id, folder_id, name, owner_id)
    select ${duId}, ${id}, 'Document ' || n, ${ana.userId} from generate_series(1, ${many}::int) n`.execute(db)
  return id
}
const living = async (id: number) => {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from documents where folder_id = ${id} and is_living`.execute(db)
  return rows[0]?.n
}
const factsOf = async (name: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from facts where name = ${name}`.execute(db)
  return rows[0]?.n
}

test('a folder of 5 000 documents goes to the trash, comes back, goes again and goes for good, each document told', async () => {
  const id = await fullFolder('Archive')
  expect((await ana.call(contract.trashFolders, { body: [{ id }] })).status).toBe(200)
  expect(await living(id)).toBe(0)
  expect(await factsOf('document.trashed')).toBe(many)
  expect((await ana.call(contract.restoreFolder, { params: { id } })).status).toBe(200)
  expect(await living(id)).toBe(many)
  expect(await factsOf('document.restored')).toBe(many)
  await ana.ask(contract.trashFolders, { body: [{ id }] })
  expect((await ana.call(contract.removeFolders, { body: [{ id }] })).status).toBe(200)
  expect(await factsOf('document.removed')).toBe(many)
  expect((await ana.call(contract.getFolder, { params: { id } })).status).toBe(404)
})

test('what one of very many inside stands against is found and named, and nothing went', async () => {
  const id = await fullFolder('Guarded')
  await sql`update documents set is_classified = true, owner_id = ${ben.userId} where folder_id = ${id} and name = 'Document 4321'`.execute(
    db,
  )
  const guarded = {
    status: 403,
    body: { code: 'Classified', documents: [{ name: 'Document 4321', code: 'Classified' }] },
  }
  const { id: elsewhere } = await ana.ask(contract.createFolder, { params: { duId }, body: { name: 'Elsewhere' } })
  const move = (caller: typeof ana) =>
    caller.call(contract.moveFolders, { params: { destinationFolderId: elsewhere }, body: [id] })
  expect(await ana.call(contract.trashFolders, { body: [{ id }] })).toMatchObject(guarded)
  expect(await move(ana)).toMatchObject(guarded)
  expect(await living(id)).toBe(many)
  // Its owner may have put everything inside there themselves.
  await sql`update documents set owner_id = ${ben.userId} where folder_id = ${id}`.execute(db)
  expect((await move(ben)).status).toBe(200)
})
