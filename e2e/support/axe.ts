import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const toasts = '[data-toasts]'

/** No serious and no critical finding of axe on what is shown now; toasts come and go by themselves and are judged apart. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page)
  const axe = await axeIn(page)
  expectNoGrave(await axe.exclude('iframe').exclude(toasts).analyze())
}

// What axe judges by colours; all else is the same in a light and in a dark room.
const ofColours = ['color-contrast', 'link-in-text-block']

/** The same in a light and in a dark room, one after the other on the same screen, which is left as it was found: light. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page)
  await inRoom(page, 'dark')
  await settled(page)
  const axe = await axeIn(page)
  expectNoGrave(await axe.exclude('iframe').exclude(toasts).withRules(ofColours).analyze())
  await inRoom(page, 'light')
}

// Until the page has heard of it nothing moves yet, and the next to judge would see colours on their way.
async function inRoom(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
}

/** The same of a toast that shows, which stays while the pointer is on it. */
export async function expectAccessibleToast(page: Page): Promise<void> {
  await page.locator(`${toasts} [data-kind]`).first().hover()
  await settled(page)
  const axe = await axeIn(page)
  expectNoGrave(await axe.include(toasts).analyze())
  await page.mouse.move(0, 0)
}

/**
 * Axe within the page that it judges, where it stays from one judgement to the next, and what it finds alone. As it comes it
 * opens a second page for each judgement, and describes what is well too: seven times the work for the same findings. What
 * it does so for, frames of other origins, is judged nowhere here.
 */
async function axeIn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate<boolean>("typeof window.axe === 'object'")
  const source = isThere ? { axeSource: 'undefined' } : {}
  return new AxeBuilder({ page, ...source }).options({ resultTypes: ['violations'] }).setLegacyMode()
}

function expectNoGrave({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): void {
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('\n  ')}`,
    )
  expect(grave).toEqual([])
}

/** Colours are judged when nothing moves any more. */
async function settled(page: Page): Promise<void> {
  const isStill = () => page.evaluate<boolean>("document.getAnimations().every((one) => one.playState !== 'running')")
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(isStill).toBe(true)
}
