import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { startMailServer } from '../../../testing/mail-server.ts'
import { mailedLink, mailsTo } from '../../../testing/mailed.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { testPassword } from '../../../testing/university.ts'
import { periodsQueue } from './end-periods.ts'

const sinupan = await startSinupan()
const { app, db, clock, nobody, people } = sinupan
const now = () => clock.now().toISOString()

async function endPeriods() {
  await app.contextFor(system).jobs.send(db, periodsQueue, {})
  await app.drain()
}
async function countOf(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
  return rows[0]?.count ?? 0
}
const person = (userName: string) => ({
  ...{ firstName: 'Lia', lastName: 'Cruz', userName, email: `${userName}@haraya.example` },
  deliveryUnitId: sinupan.university.units.admissions,
})

describe('what is kept for a time only', () => {
  test('counters go when their window is over, however many they are, and not before', async () => {
    await sql`insert into throttles (key, window_ends_at, count)
      select 'k' || n, ${now()}::timestamptz + interval '10 minutes', 1 from generate_series(1, 5000) n`.execute(db)
    await endPeriods()
    expect(await countOf('throttles')).toBe(5_000)
    clock.pass({ seconds: 601 })
    await endPeriods()
    expect(await countOf('throttles')).toBe(0)
  })

  test('codes, links and registrations go when they are over or used', async () => {
    await nobody.ask(contract.signUp, { body: { ...person('newcomer'), password: 'a sentence to keep in mind' } })
    await people.dan.ask(contract.changeEmail, {
      body: { email: 'dan.other@haraya.example', currentPassword: testPassword },
    })
    await nobody.ask(contract.forgotPassword, { body: { email: 'ana@haraya.example' } })
    await nobody.ask(contract.forgotPassword, { body: { email: 'ben@haraya.example' } })
    const { userId, token } = await mailedLink(sinupan, 'ben@haraya.example')
    await nobody.ask(contract.setPasswordByLink, { body: { userId, token, password: 'a long new secret' } })
    await endPeriods()
    expect([await countOf('registrations'), await countOf('email_codes'), await countOf('one_time_links')]).toEqual([
      1, 1, 1,
    ])
    clock.pass({ seconds: 3_601 })
    await endPeriods()
    expect([await countOf('registrations'), await countOf('email_codes'), await countOf('one_time_links')]).toEqual([
      1, 0, 0,
    ])
    clock.pass({ hours: 72 })
    await endPeriods()
    expect(await countOf('registrations')).toBe(0)
  })

  test('a mail that was never sent loses its link when that has run out, and can’t be sent any more', async () => {
    const admin = await sinupan.signIn('admin')
    await db.updateTable('mails').set({ createdAt: now() }).execute()
    await admin.ask(contract.createUser, { body: person('invited') })
    await db.updateTable('mails').set({ createdAt: now() }).where('recipient', 'like', 'invited%').execute()
    clock.pass({ hours: 71 })
    await endPeriods()
    expect((await mailedLink(sinupan, 'invited@haraya.example')).token).not.toBe('')
    clock.pass({ hours: 2 })
    await endPeriods()
    expect(await mailsTo(sinupan, 'invited@haraya.example')).toMatchObject([
      { bodyText: '', bodyHtml: '', sentAt: null, failedAt: expect.any(String) },
    ])
    const left = await db.selectFrom('mails').select('id').where('bodyText', 'like', '%token=%').execute()
    expect(left).toEqual([])
  })

  test('a mail that the server had refused can’t be sent again once its link has run out', async () => {
    const mailServer = await startMailServer()
    afterAll(() => mailServer.close())
    const sending = await startSinupan({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` })
    const secret = {
      recipient: 'x@haraya.example',
      subject: 'Set a password',
      bodyText: 'token=x',
      bodyHtml: 'token=x',
    }
    const at = sending.clock.now().toISOString()
    const failed = { ...secret, isSecret: true, createdAt: at, failedAt: at, attempts: 12 }
    const { id } = await sending.db.insertInto('mails').values(failed).returning('id').executeTakeFirstOrThrow()
    sending.clock.pass({ days: 5 })
    await sending.app.contextFor(system).jobs.send(sending.db, periodsQueue, {})
    await sending.app.drain()
    const admin = await sending.signIn('admin')
    expect(await admin.call(contract.sendMailAgain, { params: { id } })).toMatchObject({
      status: 409,
      body: { code: 'StateChanged', message: 'Its link or code has run out. Send a new one to its reader.' },
    })
    await sending.app.contextFor(system).jobs.send(sending.db, 'send-mail', { mailId: id })
    await sending.app.drain()
    expect(mailServer.find('x@haraya.example', 'Set a password')).toBeUndefined()
  })

  test('mails go after 90 days, notices after a year, sessions 90 days after their end', async () => {
    await sql`insert into notifications (user_id, kind, payload, created_at)
      values (${people.ana.userId}, 'posting.approved', '{}', ${now()})`.execute(db)
    await sinupan.signIn('ana')
    await db.updateTable('mails').set({ createdAt: now() }).execute()
    clock.pass({ days: 89 })
    await endPeriods()
    expect([await countOf('mails'), await countOf('notifications'), await countOf('sessions')]).toEqual([
      expect.any(Number),
      1,
      1,
    ])
    expect(await countOf('mails')).toBeGreaterThan(0)
    clock.pass({ days: 2 })
    await endPeriods()
    expect([await countOf('mails'), await countOf('notifications'), await countOf('sessions')]).toEqual([0, 1, 0])
    clock.pass({ days: 275 })
    await endPeriods()
    expect(await countOf('notifications')).toBe(0)
  })

  test('what a large call answered goes a day after its end, and never before its end', async () => {
    await sql`insert into acts (name, owner_id, session_id, input, input_key, origin, total, state, answer, ordered_at, ended_at)
      select 'FileFolder_Trash', ${people.ana.userId}, gen_random_uuid(), '{}', state, '{}', 501, state,
        case state when 'done' then '{}'::jsonb end, ${now()}, case state when 'done' then ${now()}::timestamptz end
      from unnest('{waiting,done}'::text[]) as state`.execute(db)
    clock.pass({ hours: 23 })
    await endPeriods()
    expect(await countOf('acts')).toBe(2)
    clock.pass({ hours: 2 })
    await endPeriods()
    const { rows } = await sql`select state from acts`.execute(db)
    expect(rows).toEqual([{ state: 'waiting' }])
  })
})
