import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { appCode } from '../../../testing/app-code.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { testPassword } from '../../../testing/university.ts'

const sinupan = await startSinupan({ SECOND_FACTOR_REQUIRED_FOR: 'administrators, cru' })
const { nobody, clock } = sinupan

test.each(['admin', 'records'] as const)(
  '%s, of whom it is asked, can do nothing but set up a second factor, and everything then',
  async (name) => {
    const answer = await nobody.ask(contract.signIn, { body: { userName: name, password: testPassword } })
    expect(answer).toMatchObject({ error: false, mustSetUpSecondFactor: true })
    const caller = await sinupan.signIn(name)
    for (const endpoint of [
      contract.listNotifications,
      contract.listOwnOffice,
      contract.listDirectory,
      contract.listToDecide,
    ])
      expect((await caller.call(endpoint)).body).toMatchObject({ code: 'SecondFactorRequired' })
    expect((await caller.call(contract.listCampuses)).status).toBe(200)
    expect(await caller.ask(contract.getMe)).toMatchObject({ userName: name })
    expect(await caller.ask(contract.getSecondFactor)).toMatchObject({ isEnabled: false, isRequired: true })
    const { secret } = await caller.ask(contract.setUpSecondFactor)
    const code = () => appCode(secret, clock.now().getTime())
    await caller.ask(contract.enableSecondFactor, { body: { code: code() } })
    expect((await caller.call(contract.listNotifications)).status).toBe(200)
    clock.pass({ seconds: 60 })
    const off = await caller.call(contract.disableSecondFactor, { body: { password: testPassword, code: code() } })
    expect(off).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
  },
)

test('that holds at every door', async () => {
  const caller = await sinupan.signIn('records2')
  const isRefusedAt = async (endpoint: contract.Endpoint) => {
    const params = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', 1]))
    const { body } = await caller.call(endpoint, { params, ...(endpoint.method !== 'GET' && { body: {} }) })
    return [endpoint.name, (body as { code?: string } | undefined)?.code === 'SecondFactorRequired']
  }
  // Who signs out is nobody to what is asked after it.
  const others = contract.listEndpoints().filter((one) => one !== contract.signOut)
  const outcomes = await Promise.all(others.map(isRefusedAt))
  outcomes.push(await isRefusedAt(contract.signOut))
  const mustBeRefused = [...others, contract.signOut].map((one) => [one.name, one.who !== 'open' && !one.isForSetUp])
  expect(outcomes).toEqual(mustBeRefused)
})

test('nothing is asked of others', async () => {
  const answer = await nobody.ask(contract.signIn, { body: { userName: 'ana', password: testPassword } })
  expect(answer.mustSetUpSecondFactor).toBeUndefined()
  expect((await sinupan.people.ana.call(contract.listNotifications)).status).toBe(200)
})
