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

describe('the user name that an administrator gives', () => {
  test('may not be that of somebody who has registered and may still confirm, in any letter case', async () => {
    await register('nilo')
    const refused = await create('NILO', { email: 'another@haraya.example' })
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'ValidationFailed', errors: { userName: [expect.any(String)] } },
    })
    expect(await mailsTo(sinupan, 'another@haraya.example')).toEqual([])
  })

  test('to an account that is there may not be registered either, but its letter case may change', async () => {
    await register('ligaya')
    const made = (await create('lea')).body as contract.User
    const rename = (userName: string) =>
      people.admin.call(contract.updateUser, { params: { id: made.id }, body: { userName } })
    expect(await rename('Ligaya')).toMatchObject({
      status: 400,
      body: { code: 'ValidationFailed', errors: { userName: [expect.any(String)] } },
    })
    expect(await rename('Lea')).toMatchObject({ status: 200, body: { userName: 'Lea' } })
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

test('what an administrator does to an account is told its owner in the language they have chosen', async () => {
  const boss = await sinupan.signIn('admin')
  const { id } = await boss.ask(contract.createUser, {
    body: { ...account('nena'), password: 'a sentence to keep in mind' },
  })
  await sinupan.db.updateTable('users').set({ language: 'fil' }).where('id', '=', id).execute()
  await boss.ask(contract.sendPasswordLink, { params: { id } })
  await boss.ask(contract.updateUser, { params: { id }, body: { email: 'nena.cruz@haraya.example' } })
  await boss.ask(contract.updateUser, { params: { id }, body: { isActive: false } })
  const subjects = async (address: string) => (await mailsTo(sinupan, address)).map(({ subject }) => subject)
  expect(await subjects('nena@haraya.example')).toEqual([
    'Binago ang e-mail ng iyong account',
    'Magtakda ng bagong password',
    'Your account is ready',
  ])
  expect(await subjects('nena.cruz@haraya.example')).toEqual([
    'Isinara ang iyong account',
    'Binago ang e-mail ng iyong account',
  ])
})
