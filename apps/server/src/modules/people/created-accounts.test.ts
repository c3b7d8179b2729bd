import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { mailsTo } from '../../testing/mailed.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { people, nobody, university, clock } = sinupan

const account = (userName: string) => ({
  firstName: 'Lia',
  lastName: 'Cruz',
  email: `${userName}@haraya.example`,
  userName,
  deliveryUnitId: university.units.admissions,
})
const create = (userName: string, more: object = {}) =>
  people.admin.call(contract.createUser, { body: { ...account(userName), ...more } })
const register = (userName: string) =>
  nobody.ask(contract.signUp, { body: { ...account(userName), password: 'a sentence to keep in mind' } })

describe('the user name of an account that an administrator makes', () => {
  test('may not be that of somebody who has registered and may still confirm, in any letter case', async () => {
    await register('nilo')
    const refused = await create('NILO', { email: 'another@haraya.example' })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'ValidationFailed', errors: { userName: [expect.any(String)] } },
    })
    expect(await mailsTo(sinupan, 'another@haraya.example')).toEqual([])
  })

  test('may be the one that this person has registered with, or that a registration held whose time is over', async () => {
    await register('own.name')
    expect((await create('own.name')).status).toBe(201)
    await register('late.name')
    clock.pass({ seconds: (contract.codeLimits.registrationHours + 1) * 3_600 })
    const late = await sinupan.signIn('admin')
    const body = { ...account('late.name'), email: 'later@haraya.example' }
    expect((await late.call(contract.createUser, { body })).status).toBe(201)
  })
})
