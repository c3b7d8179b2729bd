import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No serious and no critical finding of axe on what is shown now. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
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
