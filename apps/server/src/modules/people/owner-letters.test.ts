import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { appCode } from '../../testing/app-code.ts'
import { mailsTo } from '../../testing/mailed.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { testPassword } from '../../testing/university.ts'

const sinupan = await startSinupan()
const { db, clock, university } = sinupan
const newest = async (name: string) => (await mailsTo(sinupan, `${name}@haraya.example`))[0]

async function turnOn(name: 'ana' | 'ben') {
  const caller = await sinupan.signIn(name)
  const { secret } = await caller.ask(contract.setUpSecondFactor)
  const code = () => appCode(secret, clock.now().getTime())
  await caller.ask(contract.enableSecondFactor, { body: { code: code() } })
  clock.pass({ seconds: 60 })
  return { caller, code }
}

test('the owner is told when the second factor is turned on and off, in their language', async () => {
  const { caller, code } = await turnOn('ana')
  expect(await newest('ana')).toMatchObject({ subject: 'Your second factor was turned on' })
  await caller.ask(contract.updatePreferences, { body: { language: 'fil' } })
  await caller.ask(contract.disableSecondFactor, { body: { password: testPassword, code: code() } })
  expect(await newest('ana')).toMatchObject({ subject: 'Isinara ang iyong second factor' })
})

test('the owner is told when an administrator resets the second factor', async () => {
  const { caller } = await turnOn('ben')
  const admin = await sinupan.signIn('admin')
  const params = { id: caller.userId }
  expect(await admin.ask(contract.getUser, { params })).toMatchObject({ hasSecondFactor: true })
  expect(await caller.ask(contract.getUser, { params })).not.toHaveProperty('hasSecondFactor')
  await admin.ask(contract.resetSecondFactor, { params })
  expect(await admin.ask(contract.getUser, { params })).toMatchObject({ hasSecondFactor: false })
  expect(await newest('ben')).toMatchObject({ subject: 'Your second factor was reset' })
})

test('acceptance, refusal and invitation are told in Filipino to who reads Filipino', async () => {
  const admin = await sinupan.signIn('admin')
  const waiting = async (userName: string) => {
    const person = { userName, email: `${userName}@haraya.example`, firstName: 'Nilo', lastName: 'Cruz' }
    const row = { ...person, language: 'fil', homeUnitId: university.units.admissions }
    return db.insertInto('users').values(row).returning('id').executeTakeFirstOrThrow()
  }
  await admin.ask(contract.acceptUser, { params: await waiting('tanggap'), body: {} })
  expect(await newest('tanggap')).toMatchObject({ subject: 'Tinanggap ang iyong account' })
  await admin.ask(contract.refuseUser, { params: await waiting('hindi'), body: { reason: 'Not on the list.' } })
  expect((await newest('hindi'))?.bodyText).toMatch(/Ang dahilan:\n\n> Not on the list\./)
  const invited = await waiting('paanyaya')
  await admin.ask(contract.acceptUser, { params: invited, body: {} })
  await admin.ask(contract.sendPasswordLink, { params: invited })
  expect((await newest('paanyaya'))?.subject).toMatch(/^Ang iyong account sa /)
})
