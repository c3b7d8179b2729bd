import * as contract from '@sinupan/contract'
import { Secret } from 'otpauth'
import { describe, expect, test } from 'vitest'
import { appCode } from '../../../testing/app-code.ts'
import type { Caller } from '../../../testing/caller.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { type PersonName, testPassword } from '../../../testing/university.ts'

const sinupan = await startSinupan()
const { nobody, db, clock } = sinupan

const codeOf = (secret: string, ahead = 0) => appCode(secret, clock.now().getTime() + ahead * 1000)
const signIn = (userName: string, totp?: string) =>
  nobody.ask(contract.signIn, { body: { userName, password: testPassword, ...(totp && { totp }) } })

/** Turns it on for a person with a session of theirs, and lets the code's step pass. */
async function enabled(name: PersonName): Promise<{ caller: Caller; secret: string; recoveryCodes: string[] }> {
  const caller = await sinupan.signIn(name)
  const { secret } = await caller.ask(contract.setUpSecondFactor)
  const { recoveryCodes } = await caller.ask(contract.enableSecondFactor, { body: { code: codeOf(secret) } })
  clock.pass({ seconds: 60 })
  return { caller, secret, recoveryCodes }
}

describe('turning the second factor on', () => {
  test('a secret that no code was seen of asks nothing of anybody', async () => {
    const caller = await sinupan.signIn('ben')
    const { secret, uri, qr } = await caller.ask(contract.setUpSecondFactor)
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toContain('ben')
    expect(qr).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(await signIn('ben')).toMatchObject({ error: false })
    const wrong = await caller.call(contract.enableSecondFactor, { body: { code: '000000' } })
    expect(wrong).toMatchObject({ status: 400, body: { errors: { code: expect.any(Array) } } })
  })

  test('from then on a sign-in asks for a code, ends all sessions that had none, and takes the right one', async () => {
    const elsewhere = await sinupan.signIn('ana')
    const { caller, secret, recoveryCodes } = await enabled('ana')
    expect(recoveryCodes).toHaveLength(10)
    expect((await elsewhere.call(contract.getMe)).status).toBe(401)
    expect(await caller.ask(contract.getSecondFactor)).toMatchObject({ isEnabled: true, recoveryCodesLeft: 10 })
    expect(await signIn('ana')).toEqual({
      error: true,
      code: 'SecondFactor',
      errorMessage: 'Enter the code of your authenticator app.',
    })
    expect(await signIn('ana', '000000')).toMatchObject({ error: true, code: 'WrongCode' })
    expect(await signIn('ana', codeOf(secret))).toMatchObject({ error: false, user: { userName: 'ana' } })
  })

  test('the code is asked for only after the right password', async () => {
    const { secret } = await enabled('carla')
    const answer = await nobody.ask(contract.signIn, {
      body: { userName: 'carla', password: 'wrong', totp: codeOf(secret) },
    })
    expect(answer.code).toBe('InvalidLoginAttempt')
  })

  test('the secret and the recovery codes are not to be read in the database', async () => {
    const { secret, recoveryCodes } = await enabled('dan')
    const { sealedSecret } = await db
      .selectFrom('secondFactors')
      .select('sealedSecret')
      .where('userId', '=', sinupan.university.people.dan)
      .executeTakeFirstOrThrow()
    expect(sealedSecret.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false)
    const kept = await db.selectFrom('recoveryCodes').select('codeHash').execute()
    const words = recoveryCodes.map((code) => code.replace('-', ''))
    expect(kept.some(({ codeHash }) => words.includes(codeHash.toString('utf8')))).toBe(false)
  })
})

describe('a code', () => {
  test('counts once, and none before it counts after it', async () => {
    const { secret } = await enabled('approver')
    const [earlier, now] = [codeOf(secret, -30), codeOf(secret)]
    expect(await signIn('approver', now)).toMatchObject({ error: false })
    expect(await signIn('approver', now)).toMatchObject({ code: 'WrongCode' })
    expect(await signIn('approver', earlier)).toMatchObject({ code: 'WrongCode' })
  })

  test('of two sign-ins at once with the same code one gets in', async () => {
    const { secret } = await enabled('records2')
    const totp = codeOf(secret)
    const both = await Promise.all([signIn('records2', totp), signIn('records2', totp)])
    expect(both.filter((answer) => !answer.error)).toHaveLength(1)
  })

  test('may be a recovery code, with or without its hyphen, each once', async () => {
    const { recoveryCodes, caller } = await enabled('records')
    const [first = '', second = ''] = recoveryCodes
    expect(await signIn('records', first)).toMatchObject({ error: false })
    expect(await signIn('records', first)).toMatchObject({ code: 'WrongCode' })
    expect(await signIn('records', second.replace('-', '').toUpperCase())).toMatchObject({ error: false })
    expect(await caller.ask(contract.getSecondFactor)).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test('is guessed five times at most, then even the right one has to wait', async () => {
    const { secret } = await enabled('admin')
    for (let i = 0; i < 5; i++) expect(await signIn('admin', '000000')).toMatchObject({ code: 'WrongCode' })
    expect(await signIn('admin', codeOf(secret))).toMatchObject({ code: 'LockedOut' })
    clock.pass({ seconds: 16 * 60 })
    expect(await signIn('admin', codeOf(secret))).toMatchObject({ error: false })
  })
})

describe('turning it off', () => {
  test('takes the password and a code; then nothing is asked any more', async () => {
    const { token } = await sinupan.signIn('ben')
    const { caller, secret } = await enabled('ben')
    expect(token).toBeDefined()
    const off = (password: string, code: string) =>
      caller.call(contract.disableSecondFactor, { body: { password, code } })
    expect((await off('wrong', codeOf(secret))).status).toBe(400)
    expect((await off(testPassword, '000000')).status).toBe(400)
    expect((await off(testPassword, codeOf(secret))).body).toMatchObject({ isEnabled: false, recoveryCodesLeft: 0 })
    expect(await signIn('ben')).toMatchObject({ error: false })
  })

  test('is an administrator’s act where phone and recovery codes are lost', async () => {
    const { caller } = await enabled('ben')
    const admin = await sinupan.signIn('admin')
    const params = { id: caller.userId }
    expect((await (await sinupan.signIn('dan')).call(contract.resetSecondFactor, { params })).status).toBe(403)
    expect(await admin.ask(contract.resetSecondFactor, { params })).toEqual(params)
    expect((await caller.call(contract.getMe)).status).toBe(401)
    expect(await signIn('ben')).toMatchObject({ error: false })
    expect((await admin.call(contract.resetSecondFactor, { params })).status).toBe(404)
  })
})
