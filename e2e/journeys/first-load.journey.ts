import { expect, type Locator, type Page, test } from '@playwright/test'
import { countRequests } from '../support/first-load.ts'
import { signedIn } from '../support/sign-in.ts'

test('the first pages ask for little', async ({ browser }) => {
  const ana = await signedIn(browser, 'ana')
  const state = await ana.context.storageState()
  await ana.context.close()

  await test.step('My Office, by somebody whose browser has none of it yet', async () => {
    const context = await browser.newContext({ storageState: state })
    const page = await context.newPage()
    const { soFar } = await countRequests(page)
    await page.goto('/archive/my-office')
    await expect(firstRow(page)).toBeVisible()
    expect(soFar().requests).toBeLessThanOrEqual(35)
    expect(soFar().codeBytes).toBeLessThanOrEqual(330_000)
    await context.close()
  })

  await test.step('Public Search', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const { soFar } = await countRequests(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: /Memo/ }).first()).toBeVisible()
    expect(soFar().requests).toBeLessThanOrEqual(15)
    expect(soFar().codeBytes).toBeLessThanOrEqual(170_000)
    await context.close()
  })
})

test('the frame stands and the data are asked for before the application is there', async ({ browser }) => {
  const { context, page } = await signedIn(browser, 'ana')
  await expect(firstRow(page)).toBeVisible()
  const held: (() => void)[] = []
  await context.route(/\/assets\/core-.*\.js$/, async (route) => {
    await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  const contents = page.waitForRequest(/\/api\/FileFolder\/Child\//)
  const reload = page.reload({ waitUntil: 'commit' })
  await contents
  await reload
  await expect(page.getByText('Sinupan', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Office', level: 1 })).toHaveCount(0)

  let asked = 0
  page.on('request', (request) => {
    if (/\/api\/FileFolder\/Child\/.*only=folders/.test(request.url())) asked += 1
  })
  for (const go of held) go()
  await expect(firstRow(page)).toBeVisible()
  expect(asked).toBe(0)
  await context.close()
})

// The newest of the unit, whichever other journeys made it.
const firstRow = (page: Page): Locator => page.getByRole('checkbox', { name: /^Choose (?!all )/ }).first()
