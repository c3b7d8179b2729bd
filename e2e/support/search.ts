import { expect, type Page } from '@playwright/test'

/** Asks the page's own search for a word, again and again until the text has been read and the document is found. */
export async function findInside(page: Page, word: string, name: string): Promise<void> {
  await page.goto('/archive/my-office')
  await expect(page.getByRole('row').first()).toBeVisible()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  const field = palette.getByRole('combobox')
  const found = palette.getByRole('option', { name: new RegExp(name) })
  await expect(async () => {
    await field.fill('')
    await field.fill(word)
    await expect(found.first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}
