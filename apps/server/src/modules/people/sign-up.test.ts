import { getMe, sendConfirmation, signIn, signUp, verifyEmail } from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { mailedCode, mailsTo } from '../../testing/mailed.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { testPassword } from '../../testing/university.ts'

const sinupan = await startSinupan({ PUBLIC_URL: 'https://records.example.edu' })
const { nobody, db, clock, university } = sinupan

let number = 0
const somebody = () => {
  const name = `liza.${++number}`
  return { userName: name, email: `${name}@haraya.example` }
}
const bodyOf = (person: { userName: string; email: string }, more: object = {}) => ({
  firstName: 'Liza',
  lastName: 'Dumalag',
  password: 'a sentence to keep in mind',
  deliveryUnitId: university.units.admissions,
  ...person,
  ...more,
})
const register = (person: { userName: string; email: string }, more: object = {}) =>
  nobody.call(signUp, { body: bodyOf(person, more) })
const verify = (email: string, code: string) => nobody.ask(verifyEmail, { query: { email, code } })
const trySignIn = (userName: string, password = 'a sentence to keep in mind') =>
  nobody.ask(signIn, { body: { userName, password } })
const fieldsOf = async (answer: ReturnType<typeof register>) => {
  const { status, body } = await answer
  return status === 400 ? Object.keys((body as unknown as { errors: object }).errors) : status
}
const letTheHourPass = () => clock.pass({ seconds: 3_601 })
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

describe('registering', () => {
  test('a person confirms their address with the mailed code and then waits for acceptance', async () => {
    const person = somebody()
    expect(await register(person)).toMatchObject({ status: 201, body: { email: person.email } })
    expect(await trySignIn(person.userName)).toMatchObject({ error: true, code: 'EmailNotConfirmed' })
    const [mail] = await mailsTo(sinupan, person.email)
    // Whoever registers with somebody else's address writes nothing of their own into the letter.
    expect(mail?.bodyText).not.toContain('Liza')
    expect(mail?.bodyText).toContain(
      `https://records.example.edu/email-verification/${encodeURIComponent(person.email)}`,
    )
    expect(await verify(person.email, await mailedCode(sinupan, person.email))).toEqual({ error: false })
    expect(await trySignIn(person.userName)).toMatchObject({ error: true, code: 'AwaitingAcceptance' })
    await db.updateTable('users').set({ acceptedAt: 'now' }).where('userName', '=', person.userName).execute()
    const { user } = await trySignIn(person.email)
    expect(user).toMatchObject({ ...person, lastName: 'Dumalag', deliveryUnit: { id: university.units.admissions } })
  })

  test('only an address of the institution’s own domain is taken, told by what stands after its last @', async () => {
    for (const email of ['a@haraya.example.evil.com', 'a@evilharaya.example', 'a@sub.haraya.example', 'a@gmail.com'])
      expect(await fieldsOf(register({ userName: 'mallory', email }))).toEqual(['email'])
    for (const email of ['a@haraya.example@evil.com', 'x', 'a b@haraya.example', 'a@evil.com,b@haraya.example'])
      expect(await fieldsOf(register({ userName: 'mallory', email }))).toEqual(['email'])
    expect(await register({ userName: 'shouting', email: 'Shouting@HARAYA.Example' })).toMatchObject({
      body: { email: 'Shouting@haraya.example' },
    })
  })

  test('a user name that somebody has, or has registered with, is refused on its field in any letter case', async () => {
    const person = somebody()
    await register(person)
    expect(await fieldsOf(register({ ...somebody(), userName: 'ANA' }))).toEqual(['userName'])
    expect(await fieldsOf(register({ ...somebody(), userName: person.userName.toUpperCase() }))).toEqual(['userName'])
    for (const userName of ['two words', 'ana@haraya.example', 'ab', 'new\nline'])
      expect(await fieldsOf(register({ ...somebody(), userName }))).toEqual(['userName'])
    // Whoever begins anew is not in their own way.
    expect(await fieldsOf(register(person))).toBe(201)
  })

  test('a password that is short, common or holds one’s own name is refused on its field, an unknown unit on its', async () => {
    const person = somebody()
    for (const password of ['too short', 'Password123', 'IloveYou123', `my ${person.userName} word`, 'aaaaaaaaaaaa'])
      expect(await fieldsOf(register(person, { password }))).toEqual(['password'])
    expect(await fieldsOf(register(person, { deliveryUnitId: 999_999 }))).toEqual(['deliveryUnitId'])
    expect(await fieldsOf(register(person, { isAdmin: true }))).toEqual(['isAdmin'])
  })

  test('is asked for only so often for one address', async () => {
    const person = somebody()
    for (let i = 0; i < 5; i++) expect((await register(person)).status).toBe(201)
    const often = await register(person)
    expect(often).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
    letTheHourPass()
    expect((await register(person)).status).toBe(201)
  })
})

describe('an address that has an account', () => {
  test('gets the same answers as one that has none, and its owner is told', async () => {
    letTheHourPass()
    const [known, unknown] = [
      { userName: 'wanted.one', email: 'Ana@haraya.example' },
      { userName: 'wanted.two', email: 'nobody.yet@haraya.example' },
    ]
    const outcomes = async (person: { userName: string; email: string }) => {
      const asked = await register(person)
      const nameTaken = await register({ ...somebody(), userName: person.userName })
      return [
        { ...asked, body: { ...asked.body, email: asked.body.email === person.email }, headers: {}, raw: '' },
        nameTaken.body,
        await trySignIn(person.userName),
        await trySignIn(person.email),
        await trySignIn(person.email, 'some other password'),
        await nobody.ask(sendConfirmation, { query: { email: person.email } }),
        await verify(person.email, '123456'),
      ]
    }
    expect(await outcomes(known)).toEqual(await outcomes(unknown))
    const [mail] = await mailsTo(sinupan, 'ana@haraya.example')
    expect(mail).toMatchObject({ subject: 'You have an account already' })
    expect(mail?.bodyText).not.toMatch(/^\d{6}$/m)
    expect(await trySignIn('ana', testPassword)).toMatchObject({ error: false })
    expect(await db.selectFrom('users').select('id').where('userName', '=', 'wanted.one').execute()).toEqual([])
  })

  test('takes as long as one that has none', async () => {
    letTheHourPass()
    const timeOf = async (email: string) => {
      const before = performance.now()
      await nobody.ask(sendConfirmation, { query: { email } })
      return performance.now() - before
    }
    for (const email of ['ana@haraya.example', 'nobody.yet@haraya.example', 'nobody.at.all@haraya.example'])
      expect(await timeOf(email)).toBeGreaterThanOrEqual(299)
  })
})

describe('a code', () => {
  test('works once, is used up by five wrong tries, and runs out after 15 minutes', async () => {
    letTheHourPass()
    const [once, tried, late] = [somebody(), somebody(), somebody()]
    for (const person of [once, tried, late]) await register(person)
    const code = await mailedCode(sinupan, once.email)
    expect(await verify(once.email, code)).toEqual({ error: false })
    expect(await verify(once.email, code)).toMatchObject({ error: true, code: 'InvalidCode' })
    const other = await mailedCode(sinupan, tried.email)
    for (let i = 0; i < 5; i++) expect((await verify(tried.email, wrong(other))).error).toBe(true)
    expect(await verify(tried.email, other)).toMatchObject({ code: 'InvalidCode' })
    const third = await mailedCode(sinupan, late.email)
    clock.pass({ seconds: 15 * 60 + 1 })
    expect(await verify(late.email, third)).toMatchObject({ code: 'InvalidCode' })
    await nobody.ask(sendConfirmation, { query: { email: late.email } })
    const renewed = await mailedCode(sinupan, late.email)
    expect(await verify(late.email, renewed)).toEqual({ error: false })
  })

  test('confirms the registration that it was mailed for, whoever else registers with the address', async () => {
    const own = somebody()
    await register(own)
    const code = await mailedCode(sinupan, own.email)
    await register({ userName: 'mallory.too', email: own.email }, { password: 'what only mallory knows' })
    expect(await verify(own.email, code)).toEqual({ error: false })
    expect(await trySignIn(own.email)).toMatchObject({ code: 'AwaitingAcceptance' })
    expect(await trySignIn('mallory.too', 'what only mallory knows')).toMatchObject({ code: 'InvalidLoginAttempt' })
  })

  test('is confirmed once by two who enter it at the same moment', async () => {
    const person = somebody()
    await register(person)
    const code = await mailedCode(sinupan, person.email)
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(person.email, code)))
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  })

  test('is kept as a hash, and an account that is not confirmed is nobody', async () => {
    const person = somebody()
    await register(person)
    const code = await mailedCode(sinupan, person.email)
    const kept = await db.selectFrom('registrations').selectAll().where('email', '=', person.email).execute()
    expect(JSON.stringify(kept)).not.toContain(code)
    expect(kept[0]?.passwordHash).toMatch(/^\$argon2id\$/)
    expect(await db.selectFrom('users').select('id').where('email', '=', person.email).execute()).toEqual([])
  })

  test('confirms the address of an account whose address is not confirmed', async () => {
    await db.updateTable('users').set({ emailConfirmedAt: null }).where('userName', '=', 'dan').execute()
    expect((await sinupan.people.dan.call(getMe)).status).toBe(401)
    expect(await trySignIn('dan', testPassword)).toMatchObject({ code: 'EmailNotConfirmed' })
    await nobody.ask(sendConfirmation, { query: { email: 'dan@haraya.example' } })
    expect(await verify('dan@haraya.example', await mailedCode(sinupan, 'dan@haraya.example'))).toEqual({
      error: false,
    })
    expect((await sinupan.people.dan.call(getMe)).status).toBe(200)
  })
})
