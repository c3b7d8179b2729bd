import { expect, type Page, test } from '@playwright/test'
import { asAdministrator, newPassword } from '../support/administration.ts'
import { expectAccessible } from '../support/axe.ts'
import { linkIn, type Mailbox, mailTo, openMailbox } from '../support/mailbox.ts'
import { newWord } from '../support/words.ts'

asAdministrator('users', (administrator) => {
  const invited = newWord().slice(0, 12)
  let mailbox: Mailbox
  let theirs: Page
  test.beforeAll(async ({ browser }) => {
    mailbox = await openMailbox()
    theirs = await (await browser.newContext(administrator.options)).newPage()
  })
  test.afterAll(async () => {
    await theirs.context().close()
    await mailbox.close()
  })

  test('an invited person sets a password by the link and is in', async () => {
    const { page } = administrator
    await administrator.look('/admin/user-all', 'Users')
    await page
      .getByRole('button', { name: /^Invite/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Invite a user' })
    await dialog.getByLabel('First name').fill('Mila')
    await dialog.getByLabel('Last name').fill(invited)
    await dialog.getByLabel('E-mail').fill(`${invited}@elsewhere.example`)
    await dialog.getByLabel('User name').fill(invited)
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(dialog.getByText('Use an address of haraya.example.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('E-mail').fill(`${invited}@haraya.example`)
    await dialog.getByRole('button', { name: 'Send the invitation' }).click()
    await administrator.said(`Mila ${invited} was invited`)
    const mail = await mailTo(mailbox, `${invited}@haraya.example`, 'Your account at Haraya State University')
    await theirs.goto(linkIn(mail))
    await expect(theirs.getByRole('heading', { name: 'Set your password' })).toBeVisible()
    await theirs.getByLabel('New password', { exact: true }).fill(newPassword)
    await theirs.getByLabel('New password again').fill(newPassword)
    await theirs
      .getByRole('button', { name: /password/i })
      .last()
      .click()
    await theirs.waitForURL('**/login')
    await theirs.getByLabel('User name or e-mail').fill(invited)
    await theirs.getByLabel('Password', { exact: true }).fill(newPassword)
    await theirs.getByRole('button', { name: 'Sign in' }).click()
    await theirs.waitForURL('**/archive/my-office')
  })

  test('gets a further unit, then is deactivated, which ends the session', async () => {
    const { page } = administrator
    await page.goto(`/admin/user-all?q=${invited}`)
    const listed = page.getByText(`${invited}, Mila`).first()
    await listed.click()
    await administrator.said('Further units')
    await expect(page.getByRole('button', { name: /^End the session/ })).toBeVisible()
    await expectAccessible(page)
    await page
      .getByRole('combobox', { name: 'Add a unit' })
      .or(page.getByRole('textbox', { name: 'Add a unit' }))
      .first()
      .fill('Budget')
    await page.getByRole('option', { name: 'Budget Unit' }).click()
    await administrator.said(`Mila ${invited} works in Budget Unit too`)
    await expect(page.getByRole('button', { name: 'Take Budget Unit away' })).toBeVisible()
    await page.getByRole('button', { name: 'Deactivate…' }).click()
    await page
      .getByRole('dialog', { name: `Deactivate Mila ${invited}` })
      .getByRole('button', { name: 'Deactivate' })
      .click()
    await administrator.said(`Mila ${invited} was deactivated`)
    await theirs.reload()
    await expect(theirs).not.toHaveURL(/archive/)
  })

  test('the audit says it in sentences, with before and after', async () => {
    const { page } = administrator
    await page.goto(`/admin/audit?q=${invited}`)
    await page
      .getByText(new RegExp(`changed the account of Mila ${invited}`))
      .first()
      .click()
    await expect(page.getByRole('row', { name: /Is active/ })).toContainText('No')
    await expectAccessible(page)
  })
})
