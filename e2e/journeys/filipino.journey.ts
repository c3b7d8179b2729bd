import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'

for (const [name, options] of [
  ['on a desk', { viewport: { width: 1280, height: 900 } }],
  ['on a phone', phone],
] as const)
  test.describe(`in Filipino, ${name}`, () => {
    test.use({ ...options, locale: 'fil-PH' })

    test('an outsider finds a document, with its months and numbers', async ({ page }) => {
      await page.goto('/?q=citizen')
      await expect(page.getByText(/^\d+ dokumento/).first()).toBeVisible()
      await expect(page.getByText(/· Nob \d\d \d{4}/).first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'fil')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.goto('/public-search/campus/999')
      await expect(page.getByText('Paumanhin, hindi nakita ang pahina')).toBeVisible()
    })

    test('who signs in is told in Filipino what is missing and what is wrong', async ({ page }) => {
      await page.goto('/login')
      const act = page.getByRole('button', { name: 'Mag-sign in', exact: true })
      await act.click()
      await expect(page.getByText('Ilagay ang iyong password.')).toBeVisible()
      await page.getByLabel('User name o e-mail').fill('nobody')
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await act.click()
      await expect(page.getByRole('alert')).toHaveText('Hindi tama ang user name o password.')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    test('a registration from elsewhere is refused in Filipino on its field', async ({ page }) => {
      await page.goto('/register')
      await page.getByLabel('Pangalan', { exact: true }).fill('Lia')
      await page.getByLabel('Apelyido').fill('Cruz')
      for (const place of ['Campus', 'Opisina', 'Unit']) {
        const picker = page.getByRole('combobox', { name: place, exact: true })
        await picker.click()
        await page.getByRole('option').first().click()
        await expect(picker).not.toHaveValue('')
      }
      await page.getByLabel('E-mail').fill('lia@elsewhere.example')
      await page.getByLabel('User name').fill('lia.cruz')
      await page.getByLabel('Password', { exact: true }).fill('a long enough sentence')
      await page.getByRole('button', { name: 'Magparehistro' }).click()
      await expect(page.getByText('Gumamit ng e-mail address ng haraya.example.')).toBeVisible()
      await page.getByLabel('E-mail').fill('lia.cruz@haraya.example')
      await page.getByLabel('Password', { exact: true }).fill('lia.cruz is my name')
      await page.getByRole('button', { name: 'Magparehistro' }).click()
      await expect(page.getByText('Hindi maaaring nasa password ang iyong user name o e-mail.')).toBeVisible()
      await expectAccessible(page)
    })
  })
