import { expect, type Page, test } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/phone.ts'
import { signedIn } from '../support/sign-in.ts'

/** The narrowest screen that has the rail beside its page. */
const tablet = { viewport: { width: 768, height: 900 } }

/** Screens with much in their head or foot, or with wide columns beside the name. */
const screens = {
  ana: ['/archive/my-archive', '/archive/office-archive', '/archive/pool/1', '/archive/my-office'],
  records: ['/archive/document-category-type', '/archive/cru-unscheduled', '/archive/cru-expire-document'],
  admin: ['/admin/user-all', '/admin/audit', '/admin/settings-office'],
} as const

for (const person of ['ana', 'records', 'admin'] as const)
  test(`on a tablet ${person} reads each title on one line, and each name and button whole`, async ({ browser }) => {
    const { context, page } = await signedIn(browser, person, tablet)
    for (const path of screens[person]) {
      await page.goto(path)
      await expect(page.locator('main h1')).toHaveCount(1)
      await expect(page.locator('main [data-busy], main [aria-busy="true"]')).toHaveCount(0)
      await expectNoSidewaysScroll(page)
      expect(await page.evaluate<number>(titleLines), path).toBe(1)
      expect(await page.evaluate<boolean>(isTitleWhole), path).toBe(true)
      expect(await cutButtons(page), path).toEqual([])
      expect(await page.evaluate<number>(narrowestName), path).toBeGreaterThan(90)
    }
    await context.close()
  })

const titleLines = `(() => {
  const title = document.querySelector('main h1')
  return Math.round(title.clientHeight / parseFloat(getComputedStyle(title).lineHeight))
})()`

/** Whether nothing stands on the title's end. */
const isTitleWhole = `(() => {
  const title = document.querySelector('main h1').getBoundingClientRect()
  const at = document.elementFromPoint(title.right - 2, title.top + title.height / 2)
  return at?.tagName === 'H1'
})()`

/** The names of buttons that run out of the page, at its right or out of what stands still at its foot. */
const cutButtons = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const right = document.documentElement.clientWidth
    const isCut = (button) => {
      const box = button.getBoundingClientRect()
      const end = button.closest('footer')?.getBoundingClientRect().bottom ?? Infinity
      const isInScroller = button.closest('[role=tablist], [role=region]')
      return box.width > 0 && ((!isInScroller && box.right > right + 1) || box.bottom > end + 1)
    }
    return [...document.querySelectorAll('main button, footer button')].filter(isCut).map((one) => one.ariaLabel || one.textContent)
  })()`)

/** How wide the column of names is; where there is no table, wide enough. */
const narrowestName = `Math.min(1000, ...[...document.querySelectorAll('main tbody td[data-main]')].map((cell) => cell.clientWidth))`
