import { createHash } from 'node:crypto'
import {
  accessListKeyText,
  endSession,
  getMe,
  listSessions,
  setPasswordByLink,
  signIn,
  signOut,
} from '@sinupan/contract'
import { compactDecrypt, decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { testPassword } from '../../testing/university.ts'
import { createFirstAdministrator } from './index.ts'

const sinupan = await startSinupan()
const { nobody, db, clock, university } = sinupan

const tryPassword = (userName: string, password: string) => nobody.ask(signIn, { body: { userName, password } })

describe('signing in with a local account', () => {
  test('a person signs in by user name or e-mail in any letter case and gets the specification’s claims', async () => {
    const answer = await tryPassword('ANA', testPassword)
    expect(answer).toMatchObject({ error: false, user: { userName: 'ana', deliveryUnit: { name: 'Admissions Unit' } } })
    expect(decodeJwt(answer.token ?? '')).toMatchObject({
      nameid: university.people.ana,
      unique_name: 'ana',
      FirstName: 'Ana',
      IsEmailConfirmed: 'true',
      IsAdmin: 'false',
      IsCru: 'false',
      DeliveryUnitIds: String(university.units.admissions),
    })
    expect(await tryPassword('Ana@Haraya.example', testPassword)).toMatchObject({ error: false })
  })

  test('the access list opens with the key that every client knows', async () => {
    const { accessList = '' } = await tryPassword('records', testPassword)
    const key = createHash('sha256').update(accessListKeyText).digest()
    const { plaintext } = await compactDecrypt(accessList, key)
    expect(JSON.parse(new TextDecoder().decode(plaintext))).toContain('records')
  })

  test('a wrong password and an unknown account get the same answer', async () => {
    const wrong = await tryPassword('ben', 'not the password')
    expect(wrong).toEqual({ error: true, code: 'InvalidLoginAttempt', errorMessage: 'Invalid Login Attempt' })
    expect(await tryPassword('nobody.at.all', 'not the password')).toEqual(wrong)
  })

  test('what is wrong with an account is told only after its right password', async () => {
    await db.updateTable('users').set({ acceptedAt: null }).where('userName', '=', 'records2').execute()
    expect(await tryPassword('records2', 'not the password')).toMatchObject({ code: 'InvalidLoginAttempt' })
    expect(await tryPassword('records2', testPassword)).toMatchObject({ error: true, code: 'AwaitingAcceptance' })
  })

  test('after ten wrong passwords an account is locked for a while, known or not, even for the right password', async () => {
    for (const name of ['carla', 'somebody.unknown']) {
      for (let i = 0; i < 10; i++) expect((await tryPassword(name, 'wrong')).code).toBe('InvalidLoginAttempt')
      expect(await tryPassword(name, testPassword)).toMatchObject({ error: true, code: 'LockedOut' })
    }
    clock.pass({ seconds: 16 * 60 })
    expect(await tryPassword('carla', testPassword)).toMatchObject({ error: false })
  })

  test('missing fields are named', async () => {
    const answer = await nobody.call(signIn, { body: { userName: '' } as never })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'ValidationFailed',
      errors: { userName: expect.any(Array), password: expect.any(Array) },
    })
  })
})

describe('a session', () => {
  test('ends with signing out, and its token is refused from then on', async () => {
    const ana = await sinupan.signIn('ana')
    expect(await ana.ask(getMe)).toMatchObject({ userName: 'ana' })
    await ana.ask(signOut)
    expect((await ana.call(getMe)).status).toBe(401)
  })

  test('can be ended from another one, but not by somebody else', async () => {
    const [here, there] = [await sinupan.signIn('dan'), await sinupan.signIn('dan')]
    const { items } = await here.ask(listSessions)
    const other = items.filter((one) => !one.isCurrent)
    for (const { id } of other) {
      expect((await sinupan.people.ben.call(endSession, { params: { id } })).status).toBe(404)
      await here.ask(endSession, { params: { id } })
    }
    expect((await there.call(getMe)).status).toBe(401)
    expect((await here.call(getMe)).status).toBe(200)
  })

  test('is refused once the account is deactivated, and after its hours', async () => {
    const ben = await sinupan.signIn('ben')
    await db
      .updateTable('users')
      .set({ deactivatedAt: new Date().toISOString() })
      .where('userName', '=', 'ben')
      .execute()
    expect((await ben.call(getMe)).status).toBe(401)
    await db.updateTable('users').set({ deactivatedAt: null }).where('userName', '=', 'ben').execute()
    expect((await ben.call(getMe)).status).toBe(200)
    clock.pass({ hours: 13 })
    expect((await ben.call(getMe)).status).toBe(401)
  })

  test('is not opened by a forged or altered token', async () => {
    const ana = await sinupan.signIn('ana')
    const [head, payload] = (ana.token ?? '').split('.')
    for (const token of ['x', `${head}.${payload}.`, `${head}.${payload}.AAAA`]) {
      const answer = await nobody.request({
        method: 'GET',
        url: '/api/Account/Me',
        headers: { authorization: `Bearer ${token}` },
      })
      expect(answer.status).toBe(401)
    }
  })
})

describe('the first administrator', () => {
  test('sets the password with a link that works once and ends all sessions', async () => {
    await db.updateTable('users').set({ passwordHash: null }).where('userName', '=', 'admin').execute()
    const before = await sinupan.signIn('admin')
    const link = new URL((await createFirstAdministrator(sinupan.app.contextFor(system))) ?? '')
    const body = { userId: link.searchParams.get('userId') ?? '', token: link.searchParams.get('token') ?? '' }
    const set = (password: string, token = body.token) =>
      nobody.ask(setPasswordByLink, { body: { ...body, token, password } })
    expect(await set('a long new secret', 'x')).toMatchObject({ error: true, code: 'InvalidLink' })
    expect(await set('my admin password')).toMatchObject({ error: true, code: 'WeakPassword' })
    expect(await set('a long new secret')).toEqual({ error: false })
    expect(await set('another new secret')).toMatchObject({ error: true, code: 'InvalidLink' })
    expect((await before.call(getMe)).status).toBe(401)
    expect(await tryPassword('admin', 'a long new secret')).toMatchObject({ error: false })
    expect(await createFirstAdministrator(sinupan.app.contextFor(system))).toBeUndefined()
  })
})
