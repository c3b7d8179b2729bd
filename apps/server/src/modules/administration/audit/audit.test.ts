import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { calendarDateOf } from '../../../platform/clock.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { jobRetried } from '../health/health.facts.ts'

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
    // Not even that there is something of that name.
    expect((await ask({ search: 'numbat' })).total).toBe(0)
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
    expect(await names({ search: 'dan', action: 'account' })).toContain('account.signed-in')
    expect((await names({ search: 'no such word anywhere' })).size).toBe(0)
    const wrong = await admin.call(contract.listAudit, { query: { subject: "document:1' or 1=1" } })
    expect(wrong.status).toBe(400)
    expect((await admin.ask(contract.listAuditActions)).items).toEqual(
      expect.arrayContaining(['document.added', 'posting.sent']),
    )
  })

  test('tells people’s acts and the system’s apart; both unless asked otherwise', async () => {
    await publishAlone(app.contextFor(system), jobRetried({}, { queue: 'wombat-queue', jobId: 'x' }))
    const kinds = async (query: Record<string, string | number>) =>
      new Set((await ask({ pageSize: 200, ...query })).items.map((one) => one.actorKind))
    expect(await kinds({})).toContain('system')
    expect(await kinds({})).toContain('user')
    expect(await kinds({ who: 'all' })).toEqual(await kinds({}))
    expect(await kinds({ who: 'people' })).not.toContain('system')
    expect(await kinds({ who: 'system' })).toEqual(new Set(['system']))
    expect((await ask({ search: 'wombat', who: 'people' })).total).toBe(0)
    expect((await ask({ search: 'WOMBAT', who: 'system' })).total).toBe(1)
    expect((await admin.call(contract.listAudit, { query: { who: 'nobody' as 'all' } })).status).toBe(400)
  })

  test('is searched in the whole period, page after page, also by a name that thousands bear', async () => {
    await sql`insert into facts (name, at, actor_kind, actor_id, payload)
      select 'account.signed-out', now(), 'user', ${people.carla.userId}, '{}' from generate_series(1, 300)`.execute(db)
    const query = { search: 'carla', action: 'account.signed-out', pageSize: 200 }
    const pages = await Promise.all([ask(query), ask({ ...query, page: 1 }), ask({ ...query, page: 2 })])
    const ids = pages.flatMap(({ items }) => items.map((one) => one.id))
    expect(pages.map(({ total }) => total)).toEqual([300, 300, 300])
    expect(new Set(ids).size).toBe(300)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
    await sql`insert into users (user_name, email, first_name, last_name)
      select 'carla' || n, 'carla' || n || '@haraya.example', 'Carla', 'Many' from generate_series(1, 1001) n`.execute(
      db,
    )
    expect(await ask(query)).toEqual(pages[0])
    const csv = await admin.call(contract.exportAudit, { query: { search: 'carla', action: 'account.signed-out' } })
    expect(csv.raw.toString().trim().split('\r\n')).toHaveLength(301)
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

  test('is called by the day that it is at the university', async () => {
    const { clock } = sinupan
    const hour = clock.now().getUTCHours()
    // Twenty hours into the day in Greenwich, it is the next one in Manila.
    clock.pass({ hours: (20 - hour + 24) % 24 })
    const late = await sinupan.signIn('admin')
    const answer = await late.call(contract.exportAudit, { query: { action: 'audit.exported' } })
    const day = calendarDateOf(clock.now(), 'Asia/Manila')
    expect(day).not.toBe(clock.now().toISOString().slice(0, 10))
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="audit-${day}.csv"`)
  })
})
