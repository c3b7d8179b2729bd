import * as contract from '@sinupan/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { startMailServer } from '../../testing/mail-server.ts'
import { mailedLink, mailsTo } from '../../testing/mailed.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const mailServer = await startMailServer()
afterAll(() => mailServer.close())
const sending = await startSinupan({ SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` })
const silent = await startSinupan()
type Somewhere = typeof silent

const account = ({ university }: Somewhere, userName: string) => ({
  firstName: 'Lia',
  lastName: 'Cruz',
  email: `${userName}@haraya.example`,
  userName,
  deliveryUnitId: university.units.admissions,
})
const create = (at: Somewhere, userName: string) =>
  at.people.admin.call(contract.createUser, { body: account(at, userName) })

describe('a link that an administrator has mailed', () => {
  test('is no longer in the outbox once it is sent, be it an invitation’s or a reset’s', async () => {
    const { app, db, people } = sending
    const { body: invited } = await create(sending, 'lia')
    const reset = await people.admin.ask(contract.sendPasswordLink, { params: { id: people.carla.userId } })
    await app.drain()
    for (const { email, subject } of [
      { email: invited.email, subject: 'Your account at' },
      { email: reset.email, subject: 'Set a new password' },
    ]) {
      expect(mailServer.find(email, subject)?.text).toContain('/reset-password?userId=')
      expect(await mailsTo(sending, email)).toMatchObject([{ sentAt: expect.any(String), bodyText: '', bodyHtml: '' }])
    }
    const left = await db.selectFrom('mails').select('id').where('bodyHtml', 'like', '%token=%').execute()
    expect(left).toEqual([])
  })

  test('is shown to administrators for as long as no mail server has taken it', async () => {
    const admin = await silent.signIn('admin')
    const invited = await admin.ask(contract.createUser, { body: account(silent, 'mila') })
    await silent.app.drain()
    const { token } = await mailedLink(silent, invited.email)
    const { items } = await admin.ask(contract.listMails, { query: { search: invited.email } })
    const shown = await admin.ask(contract.openMail, { params: { id: items[0]?.id ?? 0 } })
    expect(token).not.toBe('')
    expect(JSON.stringify(shown)).toContain(token)
  })
})
