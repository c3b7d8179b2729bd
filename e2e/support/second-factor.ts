import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { appCode } from '../../apps/server/src/testing/app-code.ts'

const step = 30_000
let last = ''

/** The code that an app would show now; waits for a new one where this one was used already, or ends in a moment. */
export async function freshCode(secret: string): Promise<string> {
  while (appCode(secret) === last || step - (Date.now() % step) < 3_000) await setTimeout(500)
  last = appCode(secret)
  return last
}

/** In the set-up dialog: types the first code, keeps the recovery codes. */
export async function confirmSetUp(page: Page): Promise<{ secret: string; recoveryCodes: string[] }> {
  const dialog = page.getByRole('dialog', { name: 'Set up your second factor' })
  await expect(dialog.getByRole('img', { name: 'The QR code for your app' })).toBeVisible()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(/\s/g, '')
  await typeCode(page, await freshCode(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  return { secret, recoveryCodes: await codes.getByRole('listitem').allInnerTexts() }
}

/** Into the six boxes. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Digit 1 of 6').click()
  await page.keyboard.type(code)
}
