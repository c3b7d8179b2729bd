import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { chooseInMenu, tabTo } from './keyboard.ts'
import { type Person, signedIn } from './sign-in.ts'

/** Signed in, and the screen hears the keys. */
export async function signedInForKeys(browser: Browser, person: Person) {
  const signed = await signedIn(browser, person)
  await expect(signed.page.getByText('Ctrl K')).toBeVisible()
  return signed
}

/** Goes to a button of the screen and presses it. */
export async function pressOn(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole('button', { name, exact: true }).first())
  await page.keyboard.press('Enter')
}

/** Goes to the tabs and with the arrows to one of them. */
export async function pressTab(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, page.getByRole('tab', { selected: true }))
  const tab = page.getByRole('tab', { name })
  for (let step = 0; step < 8; step += 1) {
    if (await tab.evaluate((element) => element === element.ownerDocument.activeElement)) break
    await page.keyboard.press('ArrowRight')
  }
  await page.keyboard.press('Enter')
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

/** Does something from the menu of a row, which the keys lead to. */
export async function fromMenu(page: Page, of: Locator, item: string | RegExp): Promise<void> {
  await toRow(page, of)
  await chooseInMenu(page, item)
}

/** One stop leads into a table, the arrows from row to row. */
export async function toRow(page: Page, of: Locator): Promise<void> {
  await expect(of).toBeVisible()
  await tabTo(page, page.locator('tbody tr[tabindex="0"]'))
  for (let step = 0; step < 60; step += 1) {
    if (await of.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`No arrow leads to ${of}.`)
}
