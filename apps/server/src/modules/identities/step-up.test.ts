import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { appCode } from '../../testing/app-code.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { testPassword } from '../../testing/university.ts'

const sinupan = await startSinupan()
const { clock } = sinupan
const codeOf = (secret: string) => appCode(secret, clock.now().getTime())

describe('what a stolen session must not do', () => {
  test('wants a proof of the last five minutes; a sign-in is one, and the password is one', async () => {
    const ana = await sinupan.signIn('ana')
    expect((await ana.call(contract.setUpSecondFactor)).status).toBe(200)
    clock.pass({ seconds: 5 * 60 + 1 })
    expect(await ana.call(contract.setUpSecondFactor)).toMatchObject({
      status: 403,
      body: { code: 'StepUpRequired', accepts: 'password' },
    })
    expect((await ana.call(contract.stepUp, { body: { password: 'wrong' } })).status).toBe(400)
    expect((await ana.call(contract.setUpSecondFactor)).status).toBe(403)
    const { provedUntil } = await ana.ask(contract.stepUp, { body: { password: testPassword } })
    expect(Date.parse(provedUntil)).toBeGreaterThan(clock.now().getTime())
    expect((await ana.call(contract.setUpSecondFactor)).status).toBe(200)
  })

  test('a proof is one session’s, not the person’s', async () => {
    const [here, there] = [await sinupan.signIn('dan'), await sinupan.signIn('dan')]
    clock.pass({ seconds: 6 * 60 })
    await here.ask(contract.stepUp, { body: { password: testPassword } })
    expect((await here.call(contract.setUpSecondFactor)).status).toBe(200)
    expect((await there.call(contract.setUpSecondFactor)).status).toBe(403)
  })

  test('with the second factor on, the password alone is no proof', async () => {
    const ben = await sinupan.signIn('ben')
    const { secret } = await ben.ask(contract.setUpSecondFactor)
    await ben.ask(contract.enableSecondFactor, { body: { code: codeOf(secret) } })
    clock.pass({ seconds: 6 * 60 })
    expect(await ben.call(contract.renewRecoveryCodes)).toMatchObject({
      body: { code: 'StepUpRequired', accepts: 'code' },
    })
    const byPassword = await ben.call(contract.stepUp, { body: { password: testPassword } })
    expect(byPassword).toMatchObject({ status: 400, body: { errors: { code: expect.any(Array) } } })
    await ben.ask(contract.stepUp, { body: { code: codeOf(secret) } })
    expect((await ben.ask(contract.renewRecoveryCodes)).recoveryCodes).toHaveLength(10)
  })

  test('passwords are guessed ten times at most', async () => {
    const carla = await sinupan.signIn('carla')
    for (let i = 0; i < 10; i++) await carla.call(contract.stepUp, { body: { password: 'wrong' } })
    const answer = await carla.call(contract.stepUp, { body: { password: testPassword } })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('an administrator’s session that was left alone', () => {
  test('makes nobody an administrator and moves no account to another mailbox without a proof', async () => {
    const admin = await sinupan.signIn('admin')
    const id = sinupan.university.people.dan
    const change = (body: object) => admin.call(contract.updateUser, { params: { id }, body })
    clock.pass({ seconds: 6 * 60 })
    const newcomer = { firstName: 'N', lastName: 'N', userName: 'newcomer', email: 'newcomer@haraya.example' }
    for (const answer of [
      await change({ isAdmin: true }),
      await change({ email: 'mallory@haraya.example' }),
      await admin.call(contract.createUser, { body: { ...newcomer, isAdmin: true } }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'StepUpRequired' } })
    expect((await change({ position: 'Clerk' })).status).toBe(200)
    await admin.ask(contract.stepUp, { body: { password: testPassword } })
    expect((await change({ isAdmin: true })).body).toMatchObject({ isAdmin: true })
  })
})
