import { expect, type Page, test } from '@playwright/test'
import { makeFolder, openFolder } from '../support/my-office.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

const scrolled = (page: Page) => page.evaluate<number>("document.getElementById('content').scrollTop")
const scrollDown = (page: Page) => page.evaluate("document.getElementById('content').scrollTo(0, 120)")
const keptWay = (page: Page) =>
  page.evaluate<{ name: string; to: string }[]>("JSON.parse(localStorage.getItem('BREADCRUMBS') ?? '[]')")

test('another page of a list begins at the top; what opens beside it leaves the list where it was', async ({
  browser,
}) => {
  const { context, page } = await signedIn(browser, 'admin', { viewport: { width: 1280, height: 600 } })
  await page.goto('/admin/audit')
  await expect(page.getByRole('row').nth(8)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Audit' })).toHaveCount(1)
  const newest = page.getByRole('row').nth(1)
  const before = await newest.textContent()
  await scrollDown(page)
  expect(await scrolled(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=/)
  // Until its rows are there the page is a short one, which nobody scrolls.
  await expect.poll(() => newest.textContent()).not.toBe(before)
  await expect(page.getByRole('row').nth(8)).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)

  await scrollDown(page)
  await page.getByRole('row').nth(8).click()
  await expect(page).toHaveURL(/open=/)
  expect(await scrolled(page)).toBeGreaterThan(0)
  await context.close()
})

test('the way to a folder is kept in the browser, and shows before the folder is known again', async ({ browser }) => {
  const { context, page } = await signedIn(browser, 'ana')
  const [outer, inner] = [uniqueName('Outer'), uniqueName('Inner')]
  await makeFolder(page, outer)
  await openFolder(page, outer)
  await makeFolder(page, inner)
  await openFolder(page, inner)
  await expect.poll(async () => (await keptWay(page)).map(({ name }) => name)).toEqual(['My Office', outer, inner])
  const { pathname, search } = new URL(page.url())
  expect((await keptWay(page)).at(-1)?.to).toBe(`${pathname}${search}`)

  let answer: () => void = () => undefined
  const held = new Promise<void>((go) => {
    answer = go
  })
  await page.route(/\/api\/FileFolder\//, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Place' }).getByRole('link', { name: outer })).toBeVisible()
  answer()
  await expect(page.getByText('This folder is empty')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await context.close()
})
