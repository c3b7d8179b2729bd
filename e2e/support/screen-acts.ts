import type { Page } from '@playwright/test'

/** Presses an act of the screen's head, which phones keep in a menu of the bar. */
export async function actOfScreen(page: Page, label: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'More', exact: true }).last().click()
  await page.getByRole('button', { name: label }).last().click()
}
