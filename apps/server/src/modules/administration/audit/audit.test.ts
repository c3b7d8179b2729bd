import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { people, university, db, app } = sinupan
const { admin, ana, approver } = people
const given = new Given(sinupan)
const ask = (query: Record<string, string | number>) => admin.ask(contract.listAudit, { query })

describe('the audit', () => {
  test('tells who did what to what, newest first', async () => {
    const id = await given.document({ name: 'Quokka memorandum' })
    await given.approved(id, 'system')
    const { items, total } = await ask({ subject: `document:${id}` })
    expect(items.map((one) => one.name)).toEqual(['posting.approved', 'posting.sent', 'document.added'])
    expect(total).toBe(3)
    expect(items[0]).toMatchObject({
      actorKind: 'user',
      actor: { id: approver.userId, firstName: 'Approver' },
      subject: { kind: 'document', id: String(id), label: 'Quokka memorandum' },
      unit: { id: university.units.admissions, name: 'Admissions Unit' },
      payload: { name: 'Quokka memorandum' },
      isMasked: false,
    })
  })

  test('leaves out what a unit’s own papers are called and say', async () => {
    const id = await given.document({ name: 'Numbat minutes' })
    await ana.ask(contract.updateDocument, { params: { id }, body: { name: 'Numbat minutes, final' } })
    const folder = await ana.ask(contract.createFolder, {
      params: { duId: university.units.admissions },
      body: { name: 'Numbat folder' },
    })
    const queries: Record<string, string>[] = [
      { subject: `document:${id}` },
      { subject: `folder:${folder.id}` },
      { search: 'numbat' },
    ]
    for (const query of queries) {
      const answer = await admin.call(contract.listAudit, { query })
      expect(answer.raw.toString()).not.toMatch(/numbat/i)
    }
    const { items } = await ask({ subject: `document:${id}` })
    expect(items[0]).toMatchObject({ name: 'document.renamed', isMasked: true, subject: { label: null } })
    const csv = await admin.call(contract.exportAudit, {})
    expect(csv.raw.toString()).not.toMatch(/numbat/i)
  })

  test('is filtered by actor, action, area, day and words', async () => {
    const names = async (query: Record<string, string | number>) =>
      new Set((await ask({ pageSize: 200, ...query })).items.map((one) => one.name))
    expect(await names({ actorId: approver.userId, action: 'posting' })).toEqual(new Set(['posting.approved']))
    expect(await names({ action: 'account.signed-in' })).toEqual(new Set(['account.signed-in']))
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Manila' }).format(new Date())
    expect((await names({ from: today, to: today })).size).toBeGreaterThan(2)
    expect((await names({ to: '2020-01-01' })).size).toBe(0)
    expect(await names({ search: 'approver reyes', action: 'posting' })).toEqual(new Set(['posting.approved']))
    expect(await names({ search: 'signed in', action: 'account' })).toEqual(new Set(['account.signed-in']))
    const wrong = await admin.call(contract.listAudit, { query: { subject: "document:1' or 1=1" } })
    expect(wrong.status).toBe(400)
    expect((await admin.ask(contract.listAuditActions)).items).toEqual(
      expect.arrayContaining(['document.added', 'posting.sent']),
    )
  })

  test('leaves as CSV that no spreadsheet runs as a formula, and says that it left', async () => {
    await db
      .updateTable('users')
      .set({ firstName: '=HYPERLINK("http://x")', lastName: 'Reyes, the "second"' })
      .where('userName', '=', 'dan')
      .execute()
    await sinupan.signIn('dan')
    const answer = await admin.call(contract.exportAudit, { query: { action: 'account.signed-in' } })
    const text = answer.raw.toString('utf8')
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/)
    expect(text.startsWith('\ufeff"number","at"')).toBe(true)
    expect(text).toContain(`"'=HYPERLINK(""http://x"") Reyes, the ""second"""`)
    expect(text.trim().split('\r\n').length).toBeGreaterThan(8)
    const [told] = (await ask({ action: 'audit.exported' })).items
    expect(told).toMatchObject({ actor: { id: admin.userId }, payload: { filters: { action: 'account.signed-in' } } })
  })
})

describe('the chain of facts', () => {
  const verify = () => admin.ask(contract.verifyAudit)
  // What the owner of the tables could do, who is the application unless the database was set up with two roles.
  const triggers = async (state: 'disable' | 'enable') => {
    for (const table of ['facts', 'fact_seals']) await sql.raw(`alter table ${table} ${state} trigger all`).execute(db)
  }
  const tamper = async (statement: string) => {
    await triggers('disable')
    await sql.raw(statement).execute(db)
    await triggers('enable')
  }

  test('is sealed by a job and holds while nobody touches it', async () => {
    await app.contextFor({ kind: 'system' }).jobs.send(db, 'seal-facts', {})
    await app.drain()
    const { items } = await ask({ pageSize: 200 })
    expect(items.filter((one) => one.number === null)).toEqual([])
    const found = await verify()
    expect(found).toMatchObject({ isIntact: true, problems: [], checked: found.sealedUpTo })
    expect(found.checked).toBeGreaterThanOrEqual(items.length)
  })

  test('numbers without a gap when many write and seal at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 3 === 0 ? verify() : sinupan.signIn('ana'))))
    const found = await verify()
    expect(found.isIntact).toBe(true)
    const { rows } = await sql<{ isWhole: boolean }>`
      select count(*) = max(number) and count(distinct fact_id) = count(*) as is_whole from fact_seals`.execute(db)
    expect(rows).toEqual([{ isWhole: true }])
  })

  test('refuses the application’s own statements that change or delete a fact or a seal', async () => {
    for (const statement of [
      'update facts set name = name',
      'delete from facts',
      'truncate facts',
      'delete from fact_seals',
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow(/append-only/)
  })

  test('shows an altered fact, whatever of it was altered', async () => {
    const { rows } = await sql<{ id: number; number: number }>`
      select f.id, s.number from facts f join fact_seals s on s.fact_id = f.id where f.name = 'posting.approved' limit 1`.execute(
      db,
    )
    const [one] = rows
    await tamper(`update facts set payload = payload || '{"name":"Another"}' where id = ${one?.id}`)
    expect(await verify()).toMatchObject({
      isIntact: false,
      problems: [{ kind: 'altered', number: one?.number, factId: one?.id }],
    })
    await tamper(`update facts set payload = payload || '{"name":"Quokka memorandum"}' where id = ${one?.id}`)
    expect((await verify()).isIntact).toBe(true)
    await tamper(`update facts set at = at + interval '1 second' where id = ${one?.id}`)
    expect(await verify()).toMatchObject({ problems: [{ kind: 'altered', factId: one?.id }] })
    await tamper(`update facts set at = at - interval '1 second' where id = ${one?.id}`)
  })

  test('shows a fact that is missing, with and without its seal', async () => {
    await tamper('create table kept as select * from facts where id in (3, 5)')
    await tamper('delete from facts where id = 3')
    expect(await verify()).toMatchObject({ problems: [{ kind: 'missing', factId: 3 }] })
    await tamper('delete from facts where id = 5')
    const { rows } = await sql<{ number: number }>`select number from fact_seals where fact_id = 5`.execute(db)
    await tamper('create table kept_seals as select * from fact_seals where fact_id = 5')
    await tamper('delete from fact_seals where fact_id = 5')
    expect((await verify()).problems).toContainEqual({ kind: 'gap', number: rows[0]?.number, factId: null })
    await tamper('insert into facts overriding system value select * from kept')
    await tamper('insert into fact_seals select * from kept_seals')
    expect((await verify()).isIntact).toBe(true)
  })

  test('shows that its end was cut off, seals and all', async () => {
    await verify()
    await tamper('delete from facts where id > 20')
    await tamper('delete from fact_seals where fact_id > 20')
    const found = await verify()
    expect(found).toMatchObject({ isIntact: false, problemCount: 1, problems: [{ kind: 'truncated' }] })
    expect((await ask({ action: 'audit.verified' })).items[0]).toBeDefined()
  })
})
