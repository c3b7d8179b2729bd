import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const toasts = '[data-toasts]'

/** No serious and no critical finding of axe on what is shown now; toasts come and go by themselves and are judged apart. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page)
  expectNoGrave(await new AxeBuilder({ page }).exclude('iframe').exclude(toasts).analyze())
}

// What axe judges by colours; all else is the same in a light and in a dark room.
const ofColours = ['color-contrast', 'link-in-text-block']

/** The same in a light and in a dark room, one after the other on the same screen. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await settled(page)
  expectNoGrave(await new AxeBuilder({ page }).exclude('iframe').exclude(toasts).withRules(ofColours).analyze())
  await page.emulateMedia({ colorScheme: 'light' })
}

/** The same of a toast that shows, which stays while the pointer is on it. */
export async function expectAccessibleToast(page: Page): Promise<void> {
  await page.locator(`${toasts} [data-kind]`).first().hover()
  await settled(page)
  expectNoGrave(await new AxeBuilder({ page }).include(toasts).analyze())
  await page.mouse.move(0, 0)
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
