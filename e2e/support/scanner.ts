import type { Page } from '@playwright/test'

const betweenKeysMs = 5

/** Scans as a scanner that is a keyboard: its keys tell when they were pressed, however late the page comes to them. */
export async function scanByKeys(page: Page, code: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  const begun = Date.now()
  for (const [no, key] of [...code, 'Enter'].entries()) {
    const timestamp = (begun + no * betweenKeysMs) / 1000
    const text = key === 'Enter' ? '\r' : key
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp })
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp })
  }
  await keyboard.detach()
}
