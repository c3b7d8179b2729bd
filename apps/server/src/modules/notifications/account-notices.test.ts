import { createUser, listNotifications, refuseUser, signUp, updatePreferences, verifyEmail } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { mailedCode, mailsTo } from '../../testing/mailed.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { accountNotices } from './account-notices.ts'

const sinupan = await startSinupan({ PUBLIC_URL: 'https://records.example.edu' })
const { app, db, nobody, people, university } = sinupan
const { admin } = people

const register = async (userName: string) => {
  const email = `${userName}@haraya.example`
  const body = { userName, email, firstName: 'Liza', lastName: 'Dumalag', password: 'a sentence to keep in mind' }
  await nobody.call(signUp, { body: { ...body, deliveryUnitId: university.units.admissions } })
  await nobody.ask(verifyEmail, { query: { email, code: await mailedCode(sinupan, email) } })
  const { id } = await db.selectFrom('users').select('id').where('userName', '=', userName).executeTakeFirstOrThrow()
  return id
}
const noticesOf = async (person: (typeof people)['admin']) => {
  await app.drain()
  return person.ask(listNotifications)
}
const mailsAbout = async (name: string) =>
  (await mailsTo(sinupan, 'admin@haraya.example')).filter((mail) => mail.subject.includes(name))

test('every administrator is told, in the app and by mail, that an account waits for acceptance', async () => {
  const userId = await register('liza')
  const { items, total } = await noticesOf(admin)
  expect(total).toBe(1)
  const payload = { userId, name: 'Liza Dumalag', email: 'liza@haraya.example', unitName: 'Admissions Unit' }
  expect(items[0]).toMatchObject({ kind: 'account.waiting', payload, readAt: null })
  const [mail] = await mailsAbout('Liza Dumalag')
  expect(mail?.subject).toBe('Waiting for acceptance: Liza Dumalag')
  expect(mail?.bodyText).toContain('Liza Dumalag (liza@haraya.example) of Admissions Unit has asked for an account.')
  expect(mail?.bodyText).toContain('https://records.example.edu/admin/user-request')
  for (const person of [people.ana, people.records, people.approver])
    expect((await noticesOf(person)).items.map(({ kind }) => kind)).not.toContain('account.waiting')
})

test('who is told of it only in the app gets no mail, and the mail is in the reader’s language', async () => {
  const before = (await mailsAbout('Liza Dumalag')).length
  await admin.ask(updatePreferences, { body: { mails: { 'account.waiting': false } } })
  await register('liza.two')
  expect((await noticesOf(admin)).items[0]).toMatchObject({ payload: { email: 'liza.two@haraya.example' } })
  expect(await mailsAbout('Liza Dumalag')).toHaveLength(before)
  await admin.ask(updatePreferences, { body: { language: 'fil', mails: { 'account.waiting': true } } })
  await register('liza.three')
  await app.drain()
  expect((await mailsAbout('Liza Dumalag'))[0]?.subject).toBe('Naghihintay ng pagtanggap: Liza Dumalag')
})

test('of an account that an administrator made, or refused before the job ran, nobody is told', async () => {
  const before = (await noticesOf(admin)).total
  const person = { firstName: 'Nilo', lastName: 'Santos', email: 'nilo@haraya.example', userName: 'nilo' }
  await admin.call(createUser, { body: { ...person, deliveryUnitId: university.units.admissions } })
  await admin.call(refuseUser, { params: { id: await register('liza.four') }, body: { reason: 'Unknown here.' } })
  expect((await noticesOf(admin)).total).toBe(before)
})

test('an account that the HR system brought in waits too, and is told once whatever the queue does', async () => {
  const id = await register('liza.five')
  const created = await db.selectFrom('facts').selectAll().where('name', '=', 'account.created').execute()
  const fact = created.find(({ payload }) => (payload as { userId?: string }).userId === id)
  if (!fact) throw new Error('The account was made without a fact')
  const before = (await noticesOf(admin)).total
  // Its own number, so that it is another fact of the same account.
  const brought = { ...fact, id: 1, name: 'account.provisioned' }
  await accountNotices.handle(app.contextFor(system), [brought])
  await accountNotices.handle(app.contextFor(system), [brought])
  expect((await noticesOf(admin)).total).toBe(before + 1)
})
