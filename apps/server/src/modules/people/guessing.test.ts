import * as contract from '@sinupan/contract'
import { forgotPassword, setPasswordByLink, signIn, stepUp } from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { beginAttempt } from '../../platform/throttle.ts'
import { appCode } from '../../testing/app-code.ts'
import { mailedLink, mailsTo } from '../../testing/mailed.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { testPassword } from '../../testing/university.ts'

const sinupan = await startSinupan({ TRUST_PROXY: '1' })
const { nobody, clock, db, university, people } = sinupan
const [campus, attacker, elsewhere] = ['203.0.113.9', '198.51.100.1', '192.0.2.44']

type Asked = Parameters<typeof nobody.request>[0]['payload']
const from = (address: string, url: string, payload: Asked) =>
  nobody.request({ method: 'POST', url: `/api${url}`, headers: { 'x-forwarded-for': address }, payload })
const tryFrom = async (address: string, userName: string, password: string, totp?: string) => {
  const { body } = await from(address, signIn.path, { userName, password, ...(totp && { totp }) })
  const { error, code } = body as { error?: boolean; code?: string }
  return error === false ? 'in' : code
}
const times = (count: number) => Array.from({ length: count }, (_, i) => i)
const network = (i: number) => `198.${18 + (i % 2)}.${i}.1`

describe('guessing at a password', () => {
  test('from one address locks that address out of the account, and neither the owner’s nor another', async () => {
    expect(await tryFrom(campus, 'ana', testPassword)).toBe('in')
    for (const _ of times(10)) expect(await tryFrom(attacker, 'ana', 'wrong')).toBe('InvalidLoginAttempt')
    expect(await tryFrom(attacker, 'ana', testPassword)).toBe('LockedOut')
    expect(await tryFrom(campus, 'ana', testPassword)).toBe('in')
    expect(await tryFrom(elsewhere, 'ana', testPassword)).toBe('in')
  })

  test('from many addresses locks out those that the account was never opened from, and not its owner’s', async () => {
    expect(await tryFrom(campus, 'ben', testPassword)).toBe('in')
    for (const i of times(10)) await Promise.all(times(10).map(() => tryFrom(network(i), 'ben', 'wrong')))
    expect(await tryFrom(elsewhere, 'ben', testPassword)).toBe('LockedOut')
    expect(await tryFrom(campus, 'ben', testPassword)).toBe('in')
  })

  test('is counted exactly however many try at once', async () => {
    const answers = await Promise.all(times(30).map(() => tryFrom(attacker, 'carla', 'wrong')))
    expect(answers.filter((code) => code === 'InvalidLoginAttempt')).toHaveLength(10)
    expect(answers.filter((code) => code === 'LockedOut')).toHaveLength(20)
  })

  test('is not to know it: as many as like sign in at once with the right password', async () => {
    const lab = '192.0.2.90'
    const answers = await Promise.all(times(40).map(() => tryFrom(lab, 'records', testPassword)))
    expect(answers).toEqual(times(40).map(() => 'in'))
    for (const _ of times(10)) expect(await tryFrom(lab, 'records', 'wrong')).toBe('InvalidLoginAttempt')
    expect(await tryFrom(lab, 'records', testPassword)).toBe('LockedOut')
  })

  test('is what counts: nobody is kept out by how many others sign in from their address', async () => {
    const hall = '192.0.2.77'
    const limit = { count: 100, windowSeconds: 900 }
    const ctx = sinupan.app.contextFor(system)
    const key = `sign-in-from:${hall}`
    for (const _ of times(98)) await beginAttempt(ctx, [{ key, limit }])
    for (const _ of times(5)) expect(await tryFrom(hall, 'dan', testPassword)).toBe('in')
    for (const _ of times(2)) expect(await tryFrom(hall, 'dan', 'wrong')).toBe('InvalidLoginAttempt')
    expect(await tryFrom(hall, 'dan', testPassword)).toBe('TooManyRequests')
    clock.pass({ seconds: 901 })
    expect(await tryFrom(hall, 'dan', testPassword)).toBe('in')
  })

  test('in a stolen session locks that session out, and not the owner’s own', async () => {
    const [stolen, own] = [await sinupan.signIn('approver'), await sinupan.signIn('approver')]
    for (const _ of times(10)) await stolen.call(stepUp, { body: { password: 'wrong' } })
    expect((await stolen.call(stepUp, { body: { password: testPassword } })).status).toBe(429)
    expect((await own.call(stepUp, { body: { password: testPassword } })).status).toBe(200)
  })
})

describe('guessing at a code', () => {
  test('by who knows the password locks their address out, and not the owner’s', async () => {
    const records = await sinupan.signIn('records')
    const { secret } = await records.ask(contract.setUpSecondFactor)
    const code = () => appCode(secret, clock.now().getTime())
    await records.ask(contract.enableSecondFactor, { body: { code: code() } })
    clock.pass({ seconds: 60 })
    const wrong = code() === '000000' ? '111111' : '000000'
    for (const _ of times(5)) expect(await tryFrom(attacker, 'records', testPassword, wrong)).toBe('WrongCode')
    expect(await tryFrom(attacker, 'records', testPassword, code())).toBe('LockedOut')
    expect(await tryFrom(campus, 'records', testPassword, code())).toBe('in')
  })
})

describe('a link that sets a password', () => {
  const set = (address: string, userId: string, token: string, password = 'a long new secret') =>
    from(address, setPasswordByLink.path, { userId, token, password })

  test('is looked for before anything is hashed, and guesses are few for an address', async () => {
    const { userId } = people.ana
    for (const _ of times(30)) expect((await set(attacker, userId, 'x')).body).toMatchObject({ code: 'InvalidLink' })
    expect((await set(attacker, userId, 'x')).status).toBe(429)
    await from(campus, forgotPassword.path, { email: 'ana@haraya.example' })
    const { token } = await mailedLink(sinupan, 'ana@haraya.example')
    expect((await set(campus, userId, token)).body).toEqual({ error: false })
  })

  test('lets its owner in again where others have guessed from everywhere', async () => {
    await from(elsewhere, forgotPassword.path, { email: 'ben@haraya.example' })
    for (const i of times(10)) await Promise.all(times(10).map(() => tryFrom(network(i), 'ben', 'wrong')))
    expect(await tryFrom('192.0.2.99', 'ben', testPassword)).toBe('LockedOut')
    const { token } = await mailedLink(sinupan, 'ben@haraya.example')
    expect((await set(elsewhere, university.people.ben, token)).body).toEqual({ error: false })
    expect(await tryFrom('192.0.2.99', 'ben', 'a long new secret')).toBe('in')
  })

  test('can be asked for by its owner though somebody else has asked for it as often as they may', async () => {
    const ask = (address: string) => from(address, forgotPassword.path, { email: 'dan@haraya.example' })
    for (const _ of times(5)) await ask(attacker)
    expect((await ask(attacker)).status).toBe(429)
    const before = (await mailsTo(sinupan, 'dan@haraya.example')).length
    expect((await ask(campus)).status).toBe(200)
    expect(await mailsTo(sinupan, 'dan@haraya.example')).toHaveLength(before + 1)
  })
})

test('no attempt that was refused is counted', async () => {
  const counted = await db
    .selectFrom('throttles')
    .select('count')
    .where('key', 'like', `sign-in:%${attacker}`)
    .execute()
  expect(Math.max(...counted.map((one) => one.count))).toBe(10)
})
