import { expect, type Locator, type Page } from '@playwright/test'

/** Makes a folder in My Office and opens it. */
export async function makeFolder(page: Page, name: string, { isPhone = false } = {}): Promise<void> {
  await page.getByRole('button', { name: isPhone ? 'Add' : 'New', exact: true }).click()
  await page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'New folder…' }).click()
  const dialog = page.getByRole('dialog', { name: 'New folder' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Create the folder' }).click()
  await expect(dialog).toBeHidden()
}

/** Opens a folder of the list that is shown. */
export async function openFolder(page: Page, name: string, { isPhone = false } = {}): Promise<void> {
  if (isPhone) await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').first().click()
  else await row(page, name).dblclick()
  await expect(page.getByRole('heading', { name, level: 1 }).or(crumbs(page).getByText(name)).first()).toBeVisible()
}

const crumbs = (page: Page): Locator => page.getByRole('navigation', { name: 'Place' })

/** A row of a table by the name in it. */
export const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })

/** Does something from the menu of an entry in the list that shows. */
export async function actOn(page: Page, { name, isPhone }: { name: string; isPhone: boolean }, label: string) {
  if (!isPhone) {
    await row(page, name).click({ button: 'right' })
    return page.getByRole('menuitem', { name: label }).click()
  }
  await page
    .getByRole('button', { name: new RegExp(`^Actions for ${name}`) })
    .first()
    .click()
  await page.getByRole('button', { name: label }).last().click()
}

/** Chooses files in the browser's own picker. */
export async function pick(page: Page, press: Locator, paths: readonly string[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await press.click()
  await (await chooser).setFiles([...paths])
}

/** Says which series a document belongs to, in its panel or sheet. */
export async function chooseCategory(page: Page, details: Locator): Promise<void> {
  await details.getByRole('button', { name: 'Change the category' }).click()
  await details.getByRole('combobox', { name: 'Category' }).fill('Memoranda')
  await page.getByRole('option', { name: 'Memoranda and circulars' }).click()
  await expect(details.getByRole('button', { name: 'Change the category' })).toContainText('Memoranda and circulars')
}
