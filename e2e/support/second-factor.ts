import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { appCode } from '../../apps/server/src/testing/app-code.ts'

const period = 30_000
/** The newest time step of which a code was used, by secret. */
const used = new Map<string, number>()

/**
 * A code that was not used yet and stays good for half a minute: of now, else of the step that is coming, which an app shows
 * whose clock is a little fast. Waits where both were used.
 */
export async function freshCode(secret: string): Promise<string> {
  const now = () => Math.floor(Date.now() / period)
  const step = Math.max(now(), (used.get(secret) ?? 0) + 1)
  while (now() + 1 < step) await setTimeout(500)
  used.set(secret, step)
  return appCode(secret, step * period)
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
