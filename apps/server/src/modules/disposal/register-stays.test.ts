import * as contract from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { GivenDisposals } from './disposal.fixture.ts'

/** What the database refuses of the register, whoever asks (docs/decisions/0058). */
const sinupan = await startSinupan()
const { db, people } = sinupan
const disposals = new GivenDisposals(sinupan)
const { due } = disposals

const refused = async (...statements: RawBuilder<unknown>[]) => {
  for (const statement of statements)
    await expect(statement.execute(db)).rejects.toThrow(
      /for ever|stood on a list|no gaps|append-only|permission denied/,
    )
}

test('from the execution on a batch says for ever who, when, by whose leave and with which certificate', async () => {
  const { id } = await disposals.executed([await due()])
  const of = (change: RawBuilder<unknown>) => sql`update disposals set ${change} where id = ${id}`
  await refused(
    of(sql`title = 'Another'`),
    of(sql`executed_by = authorised_by`),
    of(sql`executed_at = executed_at - interval '1 day'`),
    of(sql`purge_from = now()`),
    of(sql`authority_number = 'Another'`),
    of(sql`list_hash = ${'0'.repeat(64)}`),
    of(sql`certificate_count = certificate_count + 1`),
    of(sql`certificate_sha256 = ${'0'.repeat(64)}`),
    of(sql`certificate_code = 'AAAA'`),
    of(sql`status = 'draft'`),
    of(sql`status = 'authorised', executed_at = null, executed_by = null, purge_from = null`),
    sql`delete from disposals where id = ${id}`,
  )
})

test('an item of it comes back or is destroyed, and nothing else happens to it', async () => {
  const [one, two] = [await due(), await due()]
  const { id, certificateNo } = await disposals.executed([one, two])
  const of = (change: RawBuilder<unknown>) =>
    sql`update disposal_items set ${change} where disposal_id = ${id} and document_id = ${one}`
  await refused(
    of(sql`state = 'listed'`),
    of(sql`name = 'Another'`),
    of(sql`sha256s = '{}'`),
    of(sql`agrees = false`),
    of(sql`document_id = ${2_000_000}`),
    sql`delete from disposal_items where disposal_id = ${id}`,
  )
  await people.records.ask(contract.restoreDisposed, {
    params: { id },
    body: { fileManagerIds: [one], reason: 'The case of 2011 still needs it.' },
  })
  await refused(of(sql`restored_because = 'Another'`), of(sql`state = 'binned'`))
  expect(certificateNo).toMatch(/^DC-/)
})

test('what was objected to stays told, and a list that was given up too', async () => {
  const [one, two] = [await due(), await due()]
  const { id } = await disposals.submitted([one, two])
  const items = [{ fileManagerId: one, agrees: false, reason: 'The case of 2011 still needs it.' }]
  await people.ana.ask(contract.concur, { params: { id }, body: { items } })
  await refused(sql`delete from disposal_items where disposal_id = ${id}`)
  await people.records.ask(contract.cancelDisposal, { params: { id }, body: {} })
  await refused(sql`update disposal_items set state = 'listed' where disposal_id = ${id} and document_id = ${two}`)
})

test('nothing is written into the register past a list', async () => {
  const { id } = await disposals.executed([await due()])
  const { id: draft } = await disposals.draft([await due()])
  const copied = (batch: number, state: string) => sql`
    insert into disposal_items (disposal_id, document_id, state, destroyed_at, unit_id, unit_name, office_name, campus_id, campus_name, name,
      is_classified, made_on, size, file_count, sha256s)
    select ${batch}, 3000000, ${state}, case when ${state} = 'destroyed' then now() end, unit_id, unit_name, office_name, campus_id, campus_name,
      name, is_classified, made_on, size, file_count, sha256s from disposal_items where disposal_id = ${id} limit 1`
  await refused(copied(id, 'listed'), copied(id, 'destroyed'), copied(draft, 'destroyed'))
  await copied(draft, 'listed').execute(db)
})

test('numbers of certificates go up by one, and where papers were stays as it was', async () => {
  await refused(
    sql`update certificate_numbers set last = last - 1`,
    sql`update certificate_numbers set last = last + 2`,
    sql`delete from certificate_numbers`,
    sql`truncate certificate_numbers`,
    sql`insert into certificate_numbers (year, last) values (1999, 7)`,
    sql`update location_history set name = ''`,
    sql`delete from location_history`,
    sql`truncate location_history`,
  )
})

test('who and what the kept rows tell of is deleted as before: a scan of an authority, a unit without papers', async () => {
  const { given } = disposals
  const { records } = people
  const scan = await given.document({ by: 'records' })
  const { id, listHash } = await disposals.agreed([await due()])
  const body = { authorityNumber: 'NAP-2026-118', authorityDate: '2026-10-05', listHash, authorityFileId: scan }
  await records.ask(contract.authoriseDisposal, { params: { id }, body })
  await people.records2.ask(contract.executeDisposal, { params: { id }, body: { listHash } })
  await records.ask(contract.trashDocument, { params: { id: scan } })
  await records.ask(contract.removeDocuments, { body: [{ id: scan }] })
  expect((await records.ask(contract.getDisposal, { params: { id } })).authority).toMatchObject({ fileId: null })
  const { rows } = await sql<{ officeId: number }>`select office_id from units limit 1`.execute(db)
  const unit = { name: 'Soon gone', officeId: rows[0]?.officeId ?? 0 }
  const { id: unitId } = await people.admin.ask(contract.createUnit, { body: unit })
  await people.admin.ask(contract.removeUnit, { params: { id: unitId } })
})
