import { expect, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { heldBack } from '../support/held-back.ts'
import { actOn } from '../support/my-office.ts'
import { anasDocument } from '../support/pools.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

test('a press on a row that would move away in the middle of it chooses that row', async ({ browser }) => {
  const { context, page } = await signedIn(browser, 'ana')
  const name = uniqueName('Checklist')
  await anasDocument(page.request, name)
  let title = ''
  // Nothing is kept from somebody who holds on for two seconds: where the machine is as slow as that, once more.
  do title = uniqueName('Zoning papers')
  while ((await pressWhileFound(page, name, title)) > 1_500)
  await expect(page.getByRole('radio', { name: title })).toBeChecked()
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(`is in ${title}`)).toBeVisible()
  await context.close()
})

/** Presses on a pool whose row moves away as what was found comes, in the middle of the press; how long that lasted. */
async function pressWhileFound(page: Page, name: string, title: string): Promise<number> {
  await (await callsOf(page.request, 'ana'))('post', 'PostPool', { title })
  await page.goto('/archive/my-office')
  await actOn(page, { name, isPhone: false }, 'Add to pool…')
  const dialog = page.getByRole('dialog', { name: /to a pool$/ })
  const rows = dialog.getByRole('radio')
  await expect(rows.nth(1)).toBeAttached()
  const search = await heldBack(page, '**/api/PostPool/Available?**')
  const found = page.waitForResponse(/PostPool.Available/)
  await dialog.getByRole('searchbox', { name: 'Find a pool' }).fill(title)
  await dialog.getByText(title).hover()
  const begun = performance.now()
  await page.mouse.down()
  await search.come()
  await (await found).finished()
  await page.mouse.up()
  const lasted = performance.now() - begun
  await expect(rows).toHaveCount(1)
  return lasted
}
