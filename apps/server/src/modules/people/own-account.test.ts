import {
  changeEmail,
  changePassword,
  changeUserName,
  confirmEmailChange,
  endOtherSessions,
  forgotPassword,
  getEmailChange,
  getMe,
  getPreferences,
  listSessions,
  setPasswordByLink,
  signIn,
  updatePreferences,
  updateProfile,
} from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { mailedCode, mailedLink, mailsTo } from '../../testing/mailed.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { testPassword } from '../../testing/university.ts'

const sinupan = await startSinupan({ PUBLIC_URL: 'https://records.example.edu' })
const { nobody, db, clock, people } = sinupan
const { ana, carla, dan } = people
const trySignIn = (userName: string, password: string) => nobody.ask(signIn, { body: { userName, password } })
const errorsOf = (answer: { body: unknown }) => Object.keys((answer.body as { errors: object }).errors)
const subjectsTo = async (address: string) => (await mailsTo(sinupan, address)).map(({ subject }) => subject)
const factsOf = async (caller: Caller) =>
  (await db.selectFrom('facts').select('name').where('actorId', '=', caller.userId).orderBy('id').execute()).map(
    ({ name }) => name,
  )

describe('a forgotten password', () => {
  test('is set anew by a link to the public address, once, and every session ends', async () => {
    const before = await sinupan.signIn('ana')
    const host = { host: 'evil.example' }
    const asked = {
      method: 'POST',
      url: '/api/Account/ForgotPassword',
      payload: { email: 'ANA@haraya.example' },
    } as const
    expect(await nobody.request({ ...asked, headers: host })).toMatchObject({ status: 200, body: { error: false } })
    const { url, ...link } = await mailedLink(sinupan, 'ana@haraya.example')
    expect(url.origin).toBe('https://records.example.edu')
    expect(link.token).toMatch(/^[\w-]{43}$/)
    const body = { ...link, password: 'a quite new sentence' }
    expect(await nobody.ask(setPasswordByLink, { body })).toEqual({ error: false })
    expect(await nobody.ask(setPasswordByLink, { body })).toMatchObject({ error: true, code: 'InvalidLink' })
    expect((await before.call(getMe)).status).toBe(401)
    expect(await trySignIn('ana', 'a quite new sentence')).toMatchObject({ error: false })
    expect((await subjectsTo('ana@haraya.example'))[0]).toBe('Your password was changed')
  })

  test('is answered alike for an address that nobody has, and its link ends after an hour or with a newer one', async () => {
    const ask = (email: string) => nobody.call(forgotPassword, { body: { email } })
    expect((await ask('nobody@haraya.example')).body).toEqual((await ask('ben@haraya.example')).body)
    expect(await mailsTo(sinupan, 'nobody@haraya.example')).toEqual([])
    const { url: _, ...first } = await mailedLink(sinupan, 'ben@haraya.example')
    await ask('ben@haraya.example')
    const { url: __, ...second } = await mailedLink(sinupan, 'ben@haraya.example')
    const set = (link: typeof first) =>
      nobody.ask(setPasswordByLink, { body: { ...link, password: 'a quite new one' } })
    expect(await set(first)).toMatchObject({ code: 'InvalidLink' })
    clock.pass({ seconds: 60 * 60 + 1 })
    expect(await set(second)).toMatchObject({ code: 'InvalidLink' })
    expect(await trySignIn('ben', testPassword)).toMatchObject({ error: false })
  })
})

describe('changing one’s own password', () => {
  test('asks for the present one, ends the other sessions, keeps this one, and is told by mail', async () => {
    const [here, there] = [await sinupan.signIn('ben'), await sinupan.signIn('ben')]
    const change = (currentPassword: string, newPassword: string) =>
      here.call(changePassword, { body: { currentPassword, newPassword } })
    const wrong = await change('not my password', 'another long secret')
    expect([wrong.status, errorsOf(wrong)]).toEqual([400, ['currentPassword']])
    for (const weak of [testPassword, 'password123', 'my name is ben'])
      expect(errorsOf(await change(testPassword, weak))).toEqual(['newPassword'])
    expect((await change(testPassword, 'another long secret')).status).toBe(200)
    expect((await there.call(getMe)).status).toBe(401)
    expect((await here.call(getMe)).status).toBe(200)
    expect(await trySignIn('ben', 'another long secret')).toMatchObject({ error: false })
    expect((await subjectsTo('ben@haraya.example'))[0]).toBe('Your password was changed')
  })

  test('is not guessed: after ten wrong ones the right one waits too', async () => {
    const change = (currentPassword: string) =>
      carla.call(changePassword, { body: { currentPassword, newPassword: 'another long secret' } })
    for (let i = 0; i < 10; i++) expect((await change('wrong')).status).toBe(400)
    expect((await change(testPassword)).status).toBe(429)
  })
})

describe('changing one’s own e-mail', () => {
  const ask = (caller: Caller, email: string, currentPassword = testPassword) =>
    caller.call(changeEmail, { body: { email, currentPassword } })

  test('takes effect when the code at the new address is confirmed, and both addresses are told', async () => {
    expect(errorsOf(await ask(dan, 'dan@gmail.com'))).toEqual(['email'])
    expect(errorsOf(await ask(dan, 'dan@haraya.example'))).toEqual(['email'])
    expect(errorsOf(await ask(dan, 'daniel@haraya.example', 'wrong'))).toEqual(['currentPassword'])
    expect((await ask(dan, 'daniel@haraya.example')).status).toBe(200)
    expect(await subjectsTo('dan@haraya.example')).toEqual(['Your e-mail address is being changed'])
    expect((await dan.ask(getMe)).email).toBe('dan@haraya.example')
    expect(await dan.ask(getEmailChange)).toEqual({ email: 'daniel@haraya.example' })
    const code = await mailedCode(sinupan, 'daniel@haraya.example')
    const wrong = await dan.call(confirmEmailChange, { body: { code: code === '000000' ? '111111' : '000000' } })
    expect([wrong.status, errorsOf(wrong)]).toEqual([400, ['code']])
    expect((await ana.call(confirmEmailChange, { body: { code } })).status).toBe(401)
    expect(await dan.ask(confirmEmailChange, { body: { code } })).toMatchObject({ email: 'daniel@haraya.example' })
    expect((await subjectsTo('dan@haraya.example'))[0]).toBe('Your e-mail address was changed')
    expect((await subjectsTo('daniel@haraya.example'))[0]).toBe('Your e-mail address was changed')
    expect(await dan.ask(getEmailChange)).toEqual({ email: null })
    expect(await factsOf(dan)).toEqual(expect.arrayContaining(['account.email-change-asked', 'account.email-changed']))
  })

  test('dies with a new password, and with five wrong codes', async () => {
    const here = await sinupan.signIn('approver')
    await ask(here, 'approver.two@haraya.example')
    const code = await mailedCode(sinupan, 'approver.two@haraya.example')
    await nobody.ask(forgotPassword, { body: { email: 'approver@haraya.example' } })
    const { url: _, ...link } = await mailedLink(sinupan, 'approver@haraya.example')
    await nobody.ask(setPasswordByLink, { body: { ...link, password: 'set by its owner' } })
    const again = await sinupan.signIn('approver')
    expect((await again.call(confirmEmailChange, { body: { code } })).status).toBe(400)
    await ask(again, 'approver.two@haraya.example', 'set by its owner')
    const second = await mailedCode(sinupan, 'approver.two@haraya.example')
    const other = second === '000000' ? '111111' : '000000'
    for (let i = 0; i < 5; i++) await again.call(confirmEmailChange, { body: { code: other } })
    expect((await again.call(confirmEmailChange, { body: { code: second } })).status).toBe(400)
    expect((await again.ask(getMe)).email).toBe('approver@haraya.example')
  })

  test('to somebody else’s address is answered alike, and that person is told instead', async () => {
    const { records } = people
    expect((await ask(records, 'records2@haraya.example')).body).toEqual({ error: false })
    const [mail] = await mailsTo(sinupan, 'records2@haraya.example')
    expect(mail?.subject).toBe('Somebody else entered your address')
    expect(mail?.bodyText).not.toMatch(/^\d{6}$/m)
  })
})

describe('changing one’s own names', () => {
  test('a profile is changed by its own person only, and not over a newer one', async () => {
    const { records, records2 } = people
    const { version, ...me } = await records.ask(getMe)
    const names = { firstName: 'Corazon', middleName: 'M.', lastName: 'Peña', position: 'Records officer' }
    const put = (caller: Caller, body: object) =>
      caller.call(updateProfile, { params: { id: records.userId }, body: body as typeof names })
    expect((await put(records2, names)).status).toBe(404)
    expect((await put(people.admin, names)).status).toBe(404)
    // What one got may be sent back as it is; what is no part of a profile does not change by that.
    expect(errorsOf(await put(records, { ...me, ...names, isAdmin: true, version }))).toEqual(['isAdmin'])
    const changed = await put(records, { ...me, ...names, version })
    expect(changed).toMatchObject({ status: 200, body: { ...names, isAdmin: false } })
    expect(await put(records, { ...names, lastName: 'Old', version })).toMatchObject({
      status: 409,
      body: { code: 'StateChanged', current: { lastName: 'Peña' } },
    })
    expect(errorsOf(await put(records, { ...names, firstName: ' ' }))).toEqual(['firstName'])
    expect(await factsOf(records)).toContain('account.profile-changed')
  })

  test('a user name is unique in any letter case, and asks for the password', async () => {
    const { records2 } = people
    const change = (userName: string, currentPassword = testPassword) =>
      records2.call(changeUserName, { body: { userName, currentPassword } })
    expect(errorsOf(await change('ADMIN'))).toEqual(['userName'])
    expect(errorsOf(await change('with space'))).toEqual(['userName'])
    expect(errorsOf(await change('nilo', 'wrong'))).toEqual(['currentPassword'])
    expect(await change('Records2')).toMatchObject({ status: 200, body: { userName: 'Records2' } })
    expect(await change('nilo')).toMatchObject({ body: { userName: 'nilo' } })
    expect(await trySignIn('nilo', testPassword)).toMatchObject({ error: false })
    expect((await subjectsTo('records2@haraya.example'))[0]).toBe('Your user name was changed')
  })
})

describe('choices', () => {
  test('mails about an account are in the language that its person chose', async () => {
    const { admin } = people
    expect(await admin.ask(getPreferences)).toMatchObject({ language: 'en', mails: { 'posting.returned': true } })
    const kept = await admin.ask(updatePreferences, { body: { language: 'fil', mails: { 'posting.sent': false } } })
    expect(kept).toMatchObject({ language: 'fil', mails: { 'posting.sent': false, 'posting.returned': true } })
    await nobody.ask(forgotPassword, { body: { email: 'admin@haraya.example' } })
    const [mail] = await mailsTo(sinupan, 'admin@haraya.example')
    expect(mail?.subject).toBe('Magtakda ng bagong password')
    expect(mail?.bodyHtml).toContain('<html lang="fil">')
    expect(await admin.ask(getMe)).toMatchObject({ language: 'fil' })
  })
})

test('all of one’s own sessions but this one end at once, each told, and nobody else’s', async () => {
  const [here, there, elsewhere] = [
    await sinupan.signIn('records'),
    await sinupan.signIn('records'),
    await sinupan.signIn('records'),
  ]
  const others = (await here.ask(listSessions)).total - 1
  expect(await here.ask(endOtherSessions)).toEqual({ ended: others })
  expect([(await there.call(getMe)).status, (await elsewhere.call(getMe)).status]).toEqual([401, 401])
  expect((await here.ask(listSessions)).items).toMatchObject([{ isCurrent: true }])
  expect((await carla.call(getMe)).status).toBe(200)
  expect((await factsOf(here)).filter((name) => name === 'account.signed-out')).toHaveLength(others)
  expect(await here.ask(endOtherSessions)).toEqual({ ended: 0 })
})
