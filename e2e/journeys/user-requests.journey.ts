import { expect, test } from '@playwright/test'
import { asAdministrator, newPassword, register } from '../support/administration.ts'
import { expectAccessible } from '../support/axe.ts'
import { type Mailbox, mailTo, openMailbox } from '../support/mailbox.ts'
import { newWord } from '../support/words.ts'

asAdministrator('user requests', (administrator) => {
  const applicant = newWord().slice(0, 12)
  let mailbox: Mailbox
  test.beforeAll(async () => {
    mailbox = await openMailbox()
  })
  test.afterAll(() => mailbox.close())

  test('somebody who registered is accepted with a unit and signs in', async ({ request }) => {
    const { page } = administrator
    await register(request, mailbox, applicant)
    await administrator.look('/admin/user-request', 'User requests')
    await page.getByRole('button', { name: `Accept Lito ${applicant}` }).click()
    const dialog = page.getByRole('dialog', { name: `Accept Lito ${applicant}` })
    await expect(dialog.getByLabel('Home unit').first()).not.toHaveValue('')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await administrator.said(`Lito ${applicant} was accepted`)
    await expect(page.getByRole('button', { name: `Accept Lito ${applicant}` })).toHaveCount(0)
    await mailTo(mailbox, `${applicant}@haraya.example`, 'Your account was accepted')
    const answer = await request.post('/api/Account/login', { data: { userName: applicant, password: newPassword } })
    expect(await answer.json()).toMatchObject({ error: false, user: { deliveryUnit: expect.any(Object) } })
  })

  test('somebody who registered is refused with a reason and told it', async ({ request }) => {
    const { page } = administrator
    const other = newWord().slice(0, 12)
    await register(request, mailbox, other)
    await page.goto('/admin/user-request')
    await page.getByRole('button', { name: `Refuse Lito ${other}` }).click()
    const dialog = page.getByRole('dialog', { name: `Refuse Lito ${other}` })
    await dialog.getByLabel('Reason').fill('You are not on the staff list.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await administrator.said(`Lito ${other} was refused`)
    const mail = await mailTo(mailbox, `${other}@haraya.example`, 'Your account was not accepted')
    expect(mail).toContain('You are not on the staff list.')
  })
})
