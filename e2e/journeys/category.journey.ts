import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { closePreview } from '../support/preview.ts'
import { signedIn } from '../support/sign-in.ts'

const memoranda = 'Memoranda and circulars'

test.describe('files by category at a desk', () => {
  test.describe.configure({ mode: 'serial' })
  let ana: { context: BrowserContext; page: Page }

  test.beforeAll(async ({ browser }) => {
    ana = await signedIn(browser, 'ana')
  })
  test.afterAll(() => ana.context.close())

  test('the rail leads to shelves with counts and the latest four; one of these opens large', async () => {
    const { page } = ana
    await page.getByRole('link', { name: 'Files by category' }).click()
    await expect(page.getByRole('heading', { name: 'Files by category', level: 1 })).toBeVisible()
    const shelf = page.getByRole('region', { name: memoranda })
    await expect(shelf.getByText(/^\d+ documents · /)).toBeVisible()
    await expect(shelf.getByRole('article')).toHaveCount(4)
    await expect(page.getByRole('region', { name: 'Student records' }).first()).toBeVisible()
    await expectAccessible(page)
    await shelf.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('dialog', { name: /^Preview of/ })).toBeVisible()
    await closePreview(page)
    await expect(shelf).toBeVisible()
  })

  test('a shelf’s name leads to all that stands on it, filtered while one types', async () => {
    const { page } = ana
    await page.getByRole('region', { name: memoranda }).getByRole('link', { name: memoranda }).click()
    await expect(page.getByRole('heading', { name: memoranda, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Table' }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Memo 2026-117' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox', { name: 'Filter these documents' }).fill('alumni')
    await expect(page.getByRole('row').filter({ hasText: 'Memo 2026-117' })).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: 'Alumni' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Files by category', level: 1 })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: memoranda })).toBeVisible()
    await expectAccessible(page)
  })

  test('the columns are walked through by keyboard alone, to a document and back', async () => {
    const { page } = ana
    await page.goto('/archive/files-by-category')
    await page.getByRole('button', { name: 'Columns' }).click()
    const groups = page.getByRole('listbox', { name: 'Groups' })
    const categories = page.getByRole('listbox', { name: 'Categories' })
    await groups.getByRole('option', { selected: true }).focus()
    await page.keyboard.press('End')
    await expect(groups.getByRole('option').last()).toBeFocused()
    // Keys that follow each other at once: each means what the one before led to.
    for (const key of ['Home', 'End', 'Home']) await page.keyboard.press(key)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('m')
    const chosen = categories.getByRole('option', { name: new RegExp(`^${memoranda}`) })
    await expect(chosen).toBeFocused()
    await expect(page.getByRole('heading', { name: memoranda })).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: 'Memo 2026-117' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('row', { selected: true })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByRole('dialog', { name: /^Preview of Memo/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('row', { selected: true }).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(chosen).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(groups.getByRole('option', { selected: true })).toBeFocused()
  })

  test('another form shows the same category, and each is remembered', async () => {
    const { page } = ana
    await page.goto('/archive/files-by-category-v2')
    await page
      .getByRole('listbox', { name: 'Categories' })
      .getByRole('option', { name: /^Special orders/ })
      .click()
    await expect(page.getByRole('heading', { name: 'Special orders' })).toBeVisible()
    await page.getByRole('button', { name: 'Table' }).click()
    await expect(page.getByRole('heading', { name: 'Special orders', level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true')
  })
})

for (const width of [390, 320])
  test(`files by category on a phone of ${width} px: shelves, then one column after the other`, async ({ browser }) => {
    const { context, page } = await signedIn(browser, 'ana', { ...phone, viewport: { width, height: 844 } })
    await page.goto('/archive/files-by-category')
    await expect(page.getByRole('region', { name: memoranda }).getByRole('article')).toHaveCount(4)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'More', exact: true }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Group by group' }).tap()
    await page.getByRole('list', { name: 'Groups' }).getByRole('button').filter({ hasText: 'Administration' }).tap()
    await expect(page.getByRole('heading', { name: 'Administration', level: 1 })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('list', { name: 'Categories' }).getByRole('button').filter({ hasText: memoranda }).tap()
    await expect(page.getByRole('heading', { name: memoranda, level: 1 })).toBeVisible()
    await expect(page.getByText('Memo 2026-117').first()).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Administration' }).tap()
    await expect(page.getByRole('list', { name: 'Categories' })).toBeVisible()
    await context.close()
  })
