import { test } from '@playwright/test'
import { asAdministrator } from '../support/administration.ts'
import { expectAccessible } from '../support/axe.ts'

asAdministrator('holidays', (administrator) => {
  test('a holiday is added and taken out', async () => {
    const { page } = administrator
    await administrator.look('/admin/holidays?year=2031', 'Holidays')
    await page.getByRole('button', { name: /^Add/ }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Add a holiday' })
    await dialog.getByLabel('Date').fill('2031-11-30')
    await dialog.getByLabel('Name').fill('Bonifacio Day')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Add the holiday' }).click()
    await administrator.said('Bonifacio Day was saved')
    await page.getByRole('button', { name: 'Actions for Bonifacio Day' }).click()
    await page.getByRole(administrator.isPhone ? 'button' : 'menuitem', { name: 'Take out…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take it out' }).click()
    await administrator.said('Bonifacio Day was taken out')
  })
})
