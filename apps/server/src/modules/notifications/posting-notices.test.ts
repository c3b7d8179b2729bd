import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import type { PersonName } from '../../testing/university.ts'
import { postingNotices } from './posting-notices.ts'

const sinupan = await startSinupan({ PUBLIC_URL: 'https://records.example.edu' })
const given = new Given(sinupan)
const { app, db, people, university } = sinupan
const { ana, approver, records, admin } = people

const noticesOf = async (name: PersonName) => {
  await app.drain()
  return people[name].ask(contract.listNotifications)
}
const mailsTo = (name: PersonName) =>
  db.selectFrom('mails').selectAll().where('recipient', '=', `${name}@haraya.example`).orderBy('id', 'desc').execute()
const countAll = async () => {
  await app.drain()
  return (await db.selectFrom('notifications').select('id').execute()).length
}

describe('who is told of a posting', () => {
  test('the approver hears that something waits, the sender and the colleagues nothing', async () => {
    const documentId = await given.document({ name: 'Calendar of enrolment' })
    const posting = await given.posting(documentId)
    const { items, unread } = await noticesOf('approver')
    expect(items[0]).toMatchObject({
      kind: 'posting.sent',
      readAt: null,
      payload: {
        documentId,
        postingId: posting.id,
        name: 'Calendar of enrolment',
        accessLevel: 'Campus',
        by: 'Ana Reyes',
      },
    })
    expect(unread).toBeGreaterThan(0)
    for (const name of ['ana', 'ben', 'carla', 'records', 'admin'] as const)
      expect((await noticesOf(name)).total).toBe(0)
    const [mail] = await mailsTo('approver')
    expect(mail).toMatchObject({ subject: 'Waiting for your decision: “Calendar of enrolment”', sentAt: null })
    expect(mail?.bodyText).toContain('https://records.example.edu/archive/cru-file-posting')
  })

  test('the sender hears the decision with its reason, in the app and by mail', async () => {
    const documentId = await given.document({ name: 'Minutes <b>1' })
    const reason = 'Page 2 is <i>missing</i> & the "seal" too.'
    await given.returned(documentId, reason)
    const { items } = await noticesOf('ana')
    expect(items[0]).toMatchObject({
      kind: 'posting.returned',
      payload: { name: 'Minutes <b>1', reason, by: 'Approver Reyes' },
    })
    const [mail] = await mailsTo('ana')
    expect(mail?.subject).toBe('Returned: “Minutes <b>1”')
    expect(mail?.bodyText).toContain(`> ${reason}`)
    expect(mail?.bodyHtml).toContain('Page 2 is &lt;i&gt;missing&lt;/i&gt; &amp; the &quot;seal&quot; too.')
    expect(mail?.bodyHtml).not.toMatch(/<b>1|<i>missing/)
    expect((await noticesOf('ben')).total).toBe(0)
    await given.approved(await given.document())
    expect((await noticesOf('ana')).items[0]).toMatchObject({ kind: 'posting.approved' })
  })

  test('a mail about a classified document tells neither its title nor the reason', async () => {
    const { id } = await given.posting(await given.document({ name: 'Disciplinary case', isClassified: true }))
    await app.drain()
    const body = { reason: 'Names a minor on page 3.' }
    await approver.ask(contract.returnPosting, { params: { id }, body })
    expect((await noticesOf('ana')).items[0]).toMatchObject({ payload: { name: 'Disciplinary case' } })
    for (const name of ['ana', 'approver'] as const) {
      const [mail] = await mailsTo(name)
      expect(`${mail?.subject} ${mail?.bodyText} ${mail?.bodyHtml}`).toMatch(/classified document/)
      expect(`${mail?.subject} ${mail?.bodyText} ${mail?.bodyHtml}`).not.toMatch(/Disciplinary|minor/)
    }
  })

  test('the CRU is asked where no approver is set, and an administrator where the approver is the sender', async () => {
    const waits = async (name: PersonName) => (await noticesOf(name)).total
    const before = await waits('records')
    await given.posting(await given.document({ by: 'dan' }), 'campus', { by: 'dan' })
    expect(await waits('records')).toBe(before + 1)
    expect(await waits('records2')).toBe(before + 1)
    expect(await waits('admin')).toBe(0)
    const own = await given.posting(await given.document({ by: 'approver' }), 'campus', { by: 'approver' })
    expect((await noticesOf('admin')).items[0]).toMatchObject({ payload: { postingId: own.id } })
  })

  test('the sender hears when somebody else unpublishes or withdraws their posting', async () => {
    const { id } = await given.approved(await given.document())
    await approver.ask(contract.sendPosting, { params: { id }, body: {} })
    expect((await noticesOf('ana')).items[0]).toMatchObject({ kind: 'posting.unpublished', payload: { postingId: id } })
    await admin.ask(contract.removePosting, { params: { id } })
    expect((await noticesOf('ana')).items[0]).toMatchObject({ kind: 'posting.withdrawn', payload: { postingId: id } })
    const before = await countAll()
    const own = await given.posting(await given.document())
    await ana.ask(contract.removePosting, { params: { id: own.id } })
    // What is withdrawn before anybody was told waits for nobody.
    expect(await countAll()).toBe(before)
  })

  test('a notice comes by mail only to who wants it so, and in their language', async () => {
    await ana.ask(contract.updatePreferences, { body: { language: 'fil', mails: { 'posting.approved': false } } })
    const before = (await mailsTo('ana')).length
    await given.approved(await given.document({ name: 'Kalendaryo' }))
    expect((await noticesOf('ana')).items[0]).toMatchObject({ kind: 'posting.approved' })
    expect((await mailsTo('ana')).length).toBe(before)
    await given.returned(await given.document({ name: 'Katitikan' }), 'Kulang ang huling pahina.')
    await app.drain()
    const [mail] = await mailsTo('ana')
    expect(mail).toMatchObject({ subject: 'Ibinalik: “Katitikan”' })
    expect(mail?.bodyText).toContain('> Kulang ang huling pahina.')
    await ana.ask(contract.updatePreferences, { body: { language: 'en', mails: { 'posting.approved': true } } })
  })

  test('a job that runs twice tells nobody twice', async () => {
    await given.approved(await given.document())
    await app.drain()
    const before = { notices: await countAll(), mails: (await db.selectFrom('mails').select('id').execute()).length }
    const facts = await db.selectFrom('facts').selectAll().where('name', 'like', 'posting.%').execute()
    const again = facts.map(({ documentId, postingId, unitId, ...fact }) => ({
      ...fact,
      documentId,
      postingId,
      unitId,
    }))
    await postingNotices.handle(app.contextFor(system), again)
    expect(await countAll()).toBe(before.notices)
    expect((await db.selectFrom('mails').select('id').execute()).length).toBe(before.mails)
  })
})

describe('notices', () => {
  test('are read one by one and all at once, by their own person only', async () => {
    await given.approved(await given.document())
    const { items, unread, total } = await noticesOf('ana')
    const [first] = items
    const id = first?.id ?? 0
    expect((await records.call(contract.readNotification, { params: { id } })).status).toBe(404)
    expect((await ana.ask(contract.readNotification, { params: { id } })).readAt).toEqual(expect.any(String))
    const left = await ana.ask(contract.listNotifications, { query: { unread: true, pageSize: 1 } })
    expect(left).toMatchObject({ total: unread - 1, unread: unread - 1 })
    expect(left.items).toHaveLength(1)
    expect(await ana.ask(contract.readAllNotifications)).toEqual({ read: unread - 1 })
    expect(await noticesOf('ana')).toMatchObject({ unread: 0, total })
    expect(university.people.ana).toBe(ana.userId)
  })
})
