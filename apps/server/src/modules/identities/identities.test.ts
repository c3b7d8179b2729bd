import * as contract from '@sinupan/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { Caller } from '../../testing/caller.ts'
import { startHrisServer } from '../../testing/hris-server.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const person = (name: string) => ({
  id: `E-${name}`,
  userName: name,
  password: 'at work',
  email: `${name}@haraya.example`,
  firstName: name,
  lastName: 'Santos',
  isActive: true,
})
const hris = await startHrisServer(['one', 'two', 'three'].map(person))
afterAll(() => hris.stop())
const sinupan = await startSinupan({
  HRIS_ADAPTER: 'rest',
  HRIS_URL: hris.url,
  HRIS_TLS: 'none',
  HRIS_AUTO_ACCEPT: 'true',
})
const { nobody, clock, db } = sinupan
const credentials = (userName: string, password = 'at work') => ({ body: { userName, password } })

describe('linking one’s HR account', () => {
  test('takes its password; from then on it lets one in', async () => {
    const ana = await sinupan.signIn('ana')
    expect((await ana.call(contract.linkHris, credentials('one', 'wrong'))).status).toBe(400)
    expect(await ana.ask(contract.linkHris, credentials('one'))).toMatchObject({ provider: 'hris', label: 'one' })
    const answer = await nobody.ask(contract.signInWithHris, credentials('one'))
    expect(answer).toMatchObject({ error: false, user: { userName: 'ana' } })
    expect((await ana.ask(contract.listIdentities)).items).toMatchObject([{ label: 'one', canRemove: true }])
  })

  test('is refused where it is somebody else’s, or one of that kind is linked already', async () => {
    const ben = await sinupan.signIn('ben')
    expect(await ben.call(contract.linkHris, credentials('one'))).toMatchObject({
      status: 409,
      body: { code: 'IdentityTaken' },
    })
    const ana = await sinupan.signIn('ana')
    expect((await ana.call(contract.linkHris, credentials('two'))).status).toBe(409)
  })

  test('wants a recent proof, and so does unlinking', async () => {
    const ana = await sinupan.signIn('ana')
    const [own] = (await ana.ask(contract.listIdentities)).items
    clock.pass({ seconds: 6 * 60 })
    for (const answer of [
      await ana.call(contract.linkHris, credentials('two')),
      await ana.call(contract.removeIdentity, { params: { id: own?.id ?? 0 } }),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'StepUpRequired' } })
  })

  test('ends with unlinking, which nobody else can do', async () => {
    const [ana, ben] = [await sinupan.signIn('ana'), await sinupan.signIn('ben')]
    const [own] = (await ana.ask(contract.listIdentities)).items
    const params = { id: own?.id ?? 0 }
    expect((await ben.call(contract.removeIdentity, { params })).status).toBe(404)
    expect(await ana.ask(contract.removeIdentity, { params })).toEqual(params)
    expect(await nobody.ask(contract.signInWithHris, credentials('one'))).not.toMatchObject({
      user: { userName: 'ana' },
    })
  })
})

describe('an account that only its HR account lets in', () => {
  const signedIn = async () => {
    const { token, user } = await nobody.ask(contract.signInWithHris, credentials('three'))
    return new Caller(sinupan.app, { token, userId: user?.id ?? '' })
  }

  test('is let in at once where no acceptance is wanted and the address is confirmed', async () => {
    await nobody.ask(contract.signInWithHris, credentials('three'))
    const confirmed = { emailConfirmedAt: clock.now().toISOString() }
    await db.updateTable('users').set(confirmed).where('userName', '=', 'three').execute()
    expect(await nobody.ask(contract.signInWithHris, credentials('three'))).toMatchObject({ error: false })
  })

  test('can’t unlink its last way in', async () => {
    const three = await signedIn()
    const [only] = (await three.ask(contract.listIdentities)).items
    expect(only).toMatchObject({ canRemove: false })
    expect(await three.call(contract.removeIdentity, { params: { id: only?.id ?? 0 } })).toMatchObject({
      status: 409,
      body: { code: 'LastWayIn' },
    })
  })

  test('proves itself anew by the HR account’s password', async () => {
    const three = await signedIn()
    clock.pass({ seconds: 6 * 60 })
    expect(await three.call(contract.setUpSecondFactor)).toMatchObject({ body: { accepts: 'password' } })
    expect((await three.call(contract.stepUp, { body: { password: 'wrong' } })).status).toBe(400)
    expect((await three.call(contract.setUpSecondFactor)).status).toBe(403)
    await three.ask(contract.stepUp, { body: { password: 'at work' } })
    expect((await three.call(contract.setUpSecondFactor)).status).toBe(200)
  })
})
