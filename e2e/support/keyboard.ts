import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any screen has between two things that one needs. */
const mostStops = 60

/** Presses Tab until something has the focus: by keyboard alone, everything must be reached so. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab leads to ${target}.`)
}

/** Does something by the palette: its first entry for these words. */
export async function byPalette(page: Page, words: string, entry: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')
  await expect(field).toBeFocused()
  await page.keyboard.type(words)
  const option = page.getByRole('option', { name: entry })
  await expect(option).toBeVisible()
  while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

/** Goes through a list with the arrows until a row is chosen. */
export async function walkTo(page: Page, row: Locator): Promise<void> {
  await expect(row).toBeVisible()
  // The focus goes ahead; what is chosen is drawn a moment later.
  const press = async (key: string) => {
    await page.keyboard.press(key)
    const isChosen = () => page.evaluate<boolean>("document.activeElement?.getAttribute('aria-selected') === 'true'")
    await expect.poll(isChosen).toBe(true)
  }
  await press('Home')
  for (let step = 0; step < mostStops; step += 1) {
    if ((await row.getAttribute('aria-selected')) === 'true') return
    await press('ArrowDown')
  }
  throw new Error(`No arrow leads to ${row}.`)
}

/** Chooses something in the menu of the row that one stands on. */
export async function chooseInMenu(page: Page, item: string | RegExp): Promise<void> {
  await page.keyboard.press('Shift+F10')
  const target = page.getByRole('menuitem', { name: item })
  await expect(target).toBeVisible()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  for (let step = 0; step < mostStops; step += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

/** As on a busy machine: the arrow to the first choice comes in the same moment as what is typed to find it. */
export async function typeWithArrow(page: Page, words: string): Promise<void> {
  await page.evaluate((words) => {
    const field = document.activeElement as HTMLInputElement
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, words)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', code: 'ArrowDown', bubbles: true }))
  }, words)
}
