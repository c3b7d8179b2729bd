import { type BrowserContextOptions, expect, type Page } from '@playwright/test'

/** A phone of 390 × 844 with touch. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
}

/** No screen may be wider than the phone. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  await expect.poll(tooWide).toBeLessThanOrEqual(0)
}
