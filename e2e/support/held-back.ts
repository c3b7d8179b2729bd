import type { Page } from '@playwright/test'

/** Answers that wait until they may come. */
export async function heldBack(page: Page, path: string): Promise<{ come(): Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await promise
    await route.fallback()
  })
  return {
    come: async () => {
      resolve()
      await page.unroute(path)
    },
  }
}
