import * as contract from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

/** The database itself refuses what the law forbids, also to a statement smuggled into the application (domain: Retention). */
const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people } = sinupan
const { ana, records } = people
const reason = 'The case of Reyes against the university.'

const codeOf = (statement: RawBuilder<unknown>) =>
  statement.execute(db).then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )
const hold = (wish: Partial<contract.BodyInputOf<typeof contract.createHold>>) =>
  records.ask(contract.createHold, { body: { kind: 'legal', reason, ...wish } })

async function kept() {
  const folder = (
    await ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: { name: `Held ${Math.random()}` } })
  ).id
  const [held, record, posted, permanent] = [
    await given.document({ fileFolderId: folder }),
    await given.document(),
    await given.document(),
    await given.document(),
  ]
  await hold({ fileFolderId: folder })
  await ana.ask(contract.declareRecords, { body: { fileManagerIds: [record] } })
  await given.posting(posted)
  await records.ask(contract.keepForEver, { body: { fileManagerIds: [permanent], isPermanent: true, reason } })
  return { folder, held, record, posted, permanent }
}

describe('asked by SQL, as the application’s own role', () => {
  test('it deletes nothing that is held, a record, posted or permanent, nor the files of it', async () => {
    const { held, record, posted, permanent, folder } = await kept()
    const expected = { [held]: 'SP006', [record]: 'SP004', [posted]: 'SP003', [permanent]: 'SP004' }
    for (const [id, code] of Object.entries(expected)) {
      expect(await codeOf(sql`delete from documents where id = ${Number(id)}`)).toBe(code)
      expect(await codeOf(sql`delete from files where document_id = ${Number(id)}`)).toBe(code)
      expect(
        await codeOf(
          sql`delete from blobs where sha256 in (select sha256 from files where document_id = ${Number(id)})`,
        ),
      ).toBe('23503')
    }
    expect(await codeOf(sql`delete from documents`)).toMatch(/^SP00[346]$/)
    expect(await codeOf(sql`delete from folders where id = ${folder}`)).toBe('SP006')
    expect(await codeOf(sql`update documents set trashed_at = now() where id = ${held}`)).toBe('SP006')
    expect(await codeOf(sql`update documents set is_record = false where id = ${record}`)).toBe('SP004')
  })

  test('it lets nobody reach them by emptying tables or deleting what they hang on', async () => {
    const { held } = await kept()
    for (const table of [
      'documents',
      'files',
      'blobs',
      'postings',
      'holds',
      'hold_documents',
      'retention_extensions',
      'facts',
    ])
      expect(await codeOf(sql`truncate ${sql.table(table)} cascade`)).toBe('42501')
    for (const table of ['units', 'users', 'folders', 'categories'])
      expect(await codeOf(sql`truncate ${sql.table(table)} cascade`)).toBe('42501')
    for (const table of ['units', 'users', 'categories'])
      expect(await codeOf(sql`delete from ${sql.table(table)}`)).not.toBe('done')
    expect((await ana.ask(contract.getDocument, { params: { id: held } })).hold).toBe('legal')
  })

  test('it takes no hold, no extension and no day back', async () => {
    const { held, record } = await kept()
    await records.ask(contract.extendRetention, { body: { fileManagerIds: [record], until: '2040-01-01', reason } })
    const refused = [
      sql`delete from holds`,
      sql`delete from hold_documents where document_id = ${held}`,
      sql`update hold_documents set document_id = ${record}`,
      sql`update holds set reason = 'Another one.'`,
      sql`update holds set folder_id = null`,
      sql`delete from retention_extensions`,
      sql`update retention_extensions set until = '2030-01-01'`,
    ]
    for (const statement of refused) expect(await codeOf(statement)).toBe('42501')
    await sql`update documents set expires_on = '2020-01-01' where id = ${record}`.execute(db)
    expect((await ana.ask(contract.getDocument, { params: { id: record } })).expiresOn).toBe('2040-01-01')
    await sql`update holds set lifted_at = now(), lift_reason = 'Closed.'`.execute(db)
    expect(await codeOf(sql`update holds set lifted_at = null, lift_reason = null`)).toBe('42501')
  })

  test('what nothing keeps goes with its holds that were lifted, its extensions and its files', async () => {
    const id = await given.document()
    const placed = await hold({ fileManagerIds: [id] })
    await records.ask(contract.extendRetention, { body: { fileManagerIds: [id], until: '2040-01-01', reason } })
    await records.ask(contract.liftHold, { params: { id: placed.id }, body: { reason } })
    expect(await codeOf(sql`delete from documents where id = ${id}`)).toBe('done')
  })
})

test('a refused attempt is itself a fact', async () => {
  const { held, record, folder } = await kept()
  await ana.call(contract.trashDocument, { params: { id: held } })
  await ana.call(contract.trashFolders, { body: [{ id: folder }] })
  await ana.ask(contract.trashDocument, { params: { id: record } })
  await ana.call(contract.removeDocument, { params: { id: record } })
  const { rows } = await sql<{
    documentId: number
    action: string
    code: string
    hold: string | null
    actorId: string
  }>`
    select document_id, payload->>'action' as action, payload->>'code' as code, payload->>'hold' as hold, actor_id
    from facts where name = 'document.removal-refused' order by id`.execute(db)
  const by = { actorId: ana.userId }
  expect(rows).toEqual([
    { documentId: held, action: 'trash', code: 'OnHold', hold: 'legal', ...by },
    { documentId: held, action: 'trash', code: 'OnHold', hold: 'legal', ...by },
    { documentId: record, action: 'remove', code: 'UnderRetention', hold: null, ...by },
  ])
})
