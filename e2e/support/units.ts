import { expect, type Page } from '@playwright/test'

/** Lets somebody work in a unit too, on the administrator's list of units; returns how to end it. */
export async function giveUnit(page: Page, unit: string, person: RegExp): Promise<() => Promise<void>> {
  await page.goto('/admin/settings-delivery-unit')
  await page.getByRole('searchbox', { name: 'Filter these units' }).fill(unit)
  await page.getByRole('row').filter({ hasText: unit }).press('Enter')
  const people = page.getByRole('complementary', { name: 'Unit' })
  await people.getByRole('button', { name: 'Give access' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give access' })
  await dialog.getByRole('combobox', { name: 'Person' }).fill(person.source.split(' ')[0] ?? '')
  await page.getByRole('option', { name: person }).click()
  await dialog.getByRole('button', { name: 'Give access' }).click()
  await expect(dialog).toBeHidden()
  return async () => {
    await people.getByRole('button', { name: new RegExp(`End the access of ${person.source}`) }).click()
    await expect(people.getByText(person)).toBeHidden()
  }
}

/** Chooses the unit that one works in; on a phone it stands over the menu. */
export async function switchUnit(page: Page, unit: string, { isPhone = false } = {}): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Open menu' }).tap()
  await page.getByRole('button', { name: /^Working unit:/ }).click()
  await page.getByRole('menuitemradio', { name: new RegExp(unit) }).click()
  await expect(page.getByRole('menuitemradio')).toHaveCount(0)
  // The phone's menu holds the tree of folders with its own buttons until it is gone.
  if (isPhone) await expect(page.getByRole('button', { name: /^Working unit:/ })).toHaveCount(0)
}
