import { expect, test } from '@playwright/test'
import { asAdministrator } from '../support/administration.ts'

asAdministrator('dashboard and health', (administrator) => {
  test('figures, charts and health are there for everybody’s eyes and readers', async () => {
    const { page } = administrator
    await administrator.look('/admin', 'Dashboard')
    await expect(page.getByRole('row').first()).toBeAttached()
    await administrator.look('/admin?as=tables', 'Dashboard')
    await page
      .getByRole('link', { name: /^\w{3} \d{4}$/ })
      .first()
      .click()
    await page.waitForURL('**/admin/audit?action=document.added**')
    await administrator.look('/admin/health', 'System health')
    const search = page.getByRole('region', { name: 'Search', exact: true })
    await search.getByRole('button', { name: 'Write the index anew' }).click()
    await expect(search.getByText(/^\w{3} \d{2} \d{4}/)).toBeVisible({ timeout: 60_000 })
    await page.getByRole('tab', { name: 'Outbox' }).click()
    await page.waitForURL('**/admin/outbox')
    await expect(page.getByRole('heading', { name: 'System health', level: 1 })).toBeVisible()
    for (const path of ['/admin/health', '/admin/health?tab=work', '/admin/outbox'])
      await administrator.look(path, 'System health')
  })
})
