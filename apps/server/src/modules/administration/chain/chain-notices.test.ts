import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { mailsTo } from '../../../testing/mailed.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { tamper } from '../../../testing/tamper.ts'

const sinupan = await startSinupan({ PUBLIC_URL: 'https://records.example.edu' })
const { app, people } = sinupan
const { admin, ana } = people

const check = async () => {
  await admin.ask(contract.startAuditCheck)
  await app.drain()
}
const alter = (factId: number) =>
  tamper(sinupan.databaseUrl, `update facts set request_id = 'forged' where id = ${factId}`)
const noticesOf = async (person: typeof admin) => (await person.ask(contract.listNotifications)).items
const mails = () => mailsTo(sinupan, 'admin@haraya.example')

test('a chain that holds tells nobody anything', async () => {
  await check()
  expect(await noticesOf(admin)).toEqual([])
})

test('administrators are told, in the app and by mail, where the chain broke', async () => {
  await alter(2)
  await check()
  expect(await noticesOf(admin)).toMatchObject([
    { kind: 'audit.broken', payload: { kind: 'altered', firstNumber: 2, problemCount: 1 } },
  ])
  const [mail] = await mails()
  expect(mail?.subject).toBe('The history does not fit its seals')
  expect(mail?.bodyText).toContain('1 place does not fit. The first: entry 2 was altered.')
  expect(mail?.bodyText).toContain('https://records.example.edu/admin/audit')
  expect(await noticesOf(ana)).toEqual([])
})

test('they are told once of what is found each night, and again of what is new', async () => {
  const before = (await mails()).length
  await check()
  expect(await noticesOf(admin)).toHaveLength(1)
  await admin.ask(contract.updatePreferences, { body: { language: 'fil' } })
  await alter(4)
  await check()
  expect(await noticesOf(admin)).toHaveLength(2)
  const now = await mails()
  expect(now).toHaveLength(before + 1)
  expect(now[0]?.subject).toBe('Hindi tugma ang kasaysayan sa mga selyo nito')
})
