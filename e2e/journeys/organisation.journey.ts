import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, expectAccessibleInBoth } from '../support/axe.ts'
import { row } from '../support/my-office.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

const desk = { viewport: { width: 1280, height: 900 } }
const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name })

test('an administrator makes a unit, gives somebody access, renames and deletes it, all in the tree', async ({
  browser,
}) => {
  const { context, page } = await signedIn(browser, 'admin', desk)
  const [name, renamed] = [uniqueName('Extension Unit'), uniqueName('Outreach Unit')]
  await page.goto('/admin/organisation')
  const tree = page.getByRole('tree', { name: 'Campuses, offices and units' })
  const node = (text: string) => tree.getByRole('treeitem').filter({ hasText: text })
  await node('Main Campus').focus()
  await page.keyboard.press('ArrowRight')
  await expect(node('Office of the Registrar')).toBeVisible()
  await node('Office of the Registrar').focus()
  await page.keyboard.press('Insert')
  const making = dialog(page, 'New unit')
  await making.getByLabel('Name', { exact: true }).fill(name)
  await expect(making.getByRole('combobox', { name: 'Office' })).toHaveValue('Office of the Registrar · Main Campus')
  await expectAccessible(page)
  await making.getByRole('button', { name: 'Create' }).click()
  await expect(making).toBeHidden()
  await node('Office of the Registrar').focus()
  await page.keyboard.press('ArrowRight')
  await expect(node(name)).toBeVisible()

  await node(name).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Give access' }).click()
  const giving = dialog(page, 'Give access')
  await giving.getByRole('combobox', { name: 'Person' }).fill('danilo')
  await page.getByRole('option', { name: /^Danilo Aquino/ }).click()
  await expectAccessible(page)
  await giving.getByRole('button', { name: 'Give access' }).click()
  await expect(page.getByRole('complementary', { name: 'Unit' }).getByText('Danilo Aquino')).toBeVisible()
  await expectAccessible(page)

  await node(name).focus()
  await page.keyboard.press('F2')
  await page.getByLabel(`New name of ${name}`).fill(renamed)
  await page.keyboard.press('Enter')
  await expect(node(renamed)).toBeVisible()

  await node(renamed).focus()
  await page.keyboard.press('Delete')
  const removing = dialog(page, `Delete ${renamed}?`)
  await expect(removing.getByText('1 person with access')).toBeVisible()
  await expect(removing.getByRole('button', { name: 'Delete' })).toBeDisabled()
  await removing.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'End the access of Danilo Aquino' }).click()
  await expect(page.getByRole('complementary', { name: 'Unit' }).getByText('Danilo Aquino')).toBeHidden()
  await node(renamed).focus()
  await page.keyboard.press('Delete')
  await dialog(page, `Delete ${renamed}?`).getByRole('button', { name: 'Delete' }).click()
  await expect(node(renamed)).toBeHidden()
  await context.close()
})

test('an administrator sets an approver in the matrix, and takes them away again', async ({ browser }) => {
  const { context, page } = await signedIn(browser, 'admin', desk)
  await page.goto('/admin/user-approver')
  const cell = page.getByRole('button', { name: /^Approver for Finance, City Campus/ })
  await expect(cell).toBeVisible()
  await cell.click()
  const setting = dialog(page, 'Who approves Finance on City Campus?')
  await setting.getByRole('combobox', { name: 'Approver' }).fill('nina')
  await page.getByRole('option', { name: /^Nina Castañeda/ }).click()
  await expectAccessible(page)
  await setting.getByRole('button', { name: 'Set the approver' }).click()
  await expect(cell).toContainText('Nina Castañeda')
  await cell.click()
  await setting.getByRole('button', { name: 'Let the central records unit decide' }).click()
  await expect(cell).toContainText('Central records unit')
  await context.close()
})

test('the records unit merges tags and sees what another retention would change', async ({ browser }) => {
  const { context, page } = await signedIn(browser, 'records', desk)
  const [one, other] = [uniqueName('merge-one'), uniqueName('merge-other')]
  await page.goto('/archive/document-tag')
  for (const name of [one, other]) {
    await page.getByRole('button', { name: 'New tag…' }).click()
    await dialog(page, 'New tag').getByLabel('Name').fill(name)
    await dialog(page, 'New tag').getByRole('button', { name: 'Create' }).click()
    await expect(dialog(page, 'New tag')).toBeHidden()
  }
  await page.getByRole('searchbox', { name: 'Filter these tags' }).fill('merge-')
  await page.getByRole('button', { name: `Actions for ${one}` }).click()
  await page.getByRole('menuitem', { name: 'Merge into…' }).click()
  const merging = dialog(page, `Merge ${one}`)
  await merging.getByRole('combobox', { name: 'Merged into' }).fill(other)
  await page.getByRole('option', { name: other }).click()
  await expectAccessible(page)
  await merging.getByRole('button', { name: 'Merge and delete' }).click()
  await expect(page.getByText(`${one} replaced by ${other}`)).toBeVisible()
  await expect(row(page, one)).toBeHidden()
  await expect(row(page, other)).toBeVisible()

  await page.goto('/archive/document-category-type')
  await page.getByRole('searchbox', { name: 'Filter these series' }).fill('applications for admission')
  await row(page, 'Applications for admission').press('F2')
  const editing = dialog(page, 'Edit Applications for admission')
  await editing.getByRole('textbox', { name: 'Years' }).fill('9')
  await expect(editing.getByText(/documents? expires? later/)).toBeVisible()
  await expectAccessible(page)
  await editing.getByText('Permanently').click()
  await expect(editing.getByText(/becomes? permanent/)).toBeVisible()
  await editing.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Import…' }).click()
  const importing = dialog(page, 'Import a records schedule')
  const csv = 'group,category,retention\nSports,Trophies,for ever\n'
  await importing
    .locator('input[type=file]')
    .setInputFiles({ name: 'series.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(importing.getByText('Line 2, retention: Give whole years from 0 to 100, or “permanent”.')).toBeVisible()
  await importing.getByRole('button', { name: 'Use the starter set' }).click()
  await expect(importing.getByText(/^Starter set: \d+ series are new/)).toBeVisible()
  await expectAccessible(page)
  await context.close()
})

const administratorsScreens = [
  '/admin/organisation',
  '/admin/settings-campus',
  '/admin/settings-office',
  '/admin/settings-delivery-unit?unit=1',
  '/admin/admin-document-category-type',
  '/admin/admin-document-category-group',
  '/admin/document-tag',
  '/admin/document-access-level',
  '/admin/user-approver',
  '/campus',
  '/campus/du/1',
]
for (const [place, look] of [
  ['on a desk', desk],
  ['on a phone', phone],
] as const)
  test(`every screen of the organisation is accessible ${place}, light and dark`, async ({ browser }) => {
    const { context, page } = await signedIn(browser, 'admin', { ...look, colorScheme: 'light' })
    for (const address of administratorsScreens) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
      await expectAccessibleInBoth(page)
      if (place === 'on a phone') await expectNoSidewaysScroll(page)
    }
    await context.close()
  })

test('the screens of the taxonomy are the records unit’s, and nobody else’s', async ({ browser }) => {
  const addresses = ['/archive/document-category-group', '/archive/document-category-type', '/archive/document-tag']
  const records = await signedIn(browser, 'records', desk)
  for (const address of addresses) {
    await records.page.goto(address)
    await expect(records.page.getByRole('heading', { name: 'Records series', level: 1 })).toBeVisible()
  }
  await records.context.close()
  const ana = await signedIn(browser, 'ana', desk)
  for (const address of [...addresses, '/admin/organisation']) {
    await ana.page.goto(address)
    await ana.page.waitForURL('**/404')
  }
  await ana.context.close()
})
