import type { Locator, Page } from '@playwright/test'

/** Drops files from the desktop on a place, through the browser's own drag and drop. */
export async function dropFiles(page: Page, place: Locator, paths: readonly string[]): Promise<void> {
  const box = await place.boundingBox()
  if (!box) throw new Error('The place to drop on is not shown.')
  const browser = await page.context().newCDPSession(page)
  const at = { x: box.x + box.width / 2, y: box.y + Math.min(box.height - 10, 300) }
  const data = { items: [], files: [...paths], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...at, data })
  await browser.detach()
}
