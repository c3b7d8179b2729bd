import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { signIn } from '../support/sign-in.ts'

const widths = [
  ['on a desk', { viewport: { width: 1280, height: 900 } }],
  ['on a phone', phone],
] as const

for (const [name, options] of widths)
  test.describe(`the figures of requests, ${name}`, () => {
    test.use(options)

    test('everybody finds them from the foot of the page, in both languages', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Requests in figures' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Requests in figures' })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Year' }).getByRole('link').first()).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Filipino' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Mga kahilingan sa bilang' })).toBeVisible()
    })

    test('the records unit takes its registers along, of the period that it chooses', async ({ page }) => {
      await signIn(page, 'records')
      await page.goto('/archive/freedom-of-information/registers')
      await page.getByRole('button', { name: 'Last year' }).click()
      await expect(page).toHaveURL(/from=\d{4}-01-01&to=\d{4}-12-31/)
      await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible()
      for (const [button, file] of [
        ['Registry as CSV', /^requests-registry-.*\.csv$/],
        ['Summary as Excel', /^requests-summary-.*\.xlsx$/],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: button }).click(),
        ])
        expect(download.suggestedFilename()).toMatch(file)
      }
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  })
