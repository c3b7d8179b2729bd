import { expect, type Page, test } from '@playwright/test'
import { row } from '../support/my-office.ts'
import { signedIn } from '../support/sign-in.ts'

const part = 'A part of the page did not load'
// Of a unit in which other journeys make few: the list shows the newest five.
const folder = 'Student records'

test('who goes offline is told what failed, and the page stays', async ({ browser }) => {
  const { context, page } = await signedIn(browser, 'carla')
  // The panel follows the choice; here it comes when it is asked for, so that each step is told of one part.
  await context.addInitScript("localStorage.setItem('USER_PREFERENCE', JSON.stringify({ details: false }))")
  // None of what is opened below was brought while the line was still there.
  await context.route(/\/assets\/later-/, (route) => route.abort())
  await page.reload()
  await expect(row(page, folder)).toBeVisible()
  await context.setOffline(true)

  await test.step('the first toast of the visit', async () => {
    await row(page, folder).click({ button: 'right' })
    await page.getByRole('menuitem', { name: /^(Pin|Unpin)$/ }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'The server can’t be reached' })).toBeVisible()
    await expectStanding(page)
  })

  await test.step('what opens over the page', async () => {
    await page.keyboard.press('Control+k')
    const said = page.getByRole('alert').filter({ hasText: part })
    await expect(said).toBeVisible()
    await expectStanding(page)
    await said.getByRole('button', { name: 'Close' }).click()
    await expect(said).toBeHidden()
    await row(page, folder).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Details' }).click()
    await expect(said).toBeVisible()
    await expectStanding(page)
  })

  await test.step('what has a place of its own', async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await expect(page.getByRole('heading', { name: part })).toBeVisible()
    await expectStanding(page)
  })

  await context.setOffline(false)
  await context.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).last().click()
  await expectStanding(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await context.close()
})

test('who has an old page after a newer release is told so, and comes to the new one', async ({ browser }) => {
  const { context, page } = await signedIn(browser, 'carla')
  await expectStanding(page)
  // The newer release has other names for its parts; the old ones are gone.
  const gone = { status: 404, contentType: 'application/json', body: '{"error":"NotFound"}' }
  await context.route(/\/assets\/.*\.js$/, (route) => route.fulfill(gone))
  await page.getByRole('link', { name: 'Campuses' }).click()
  await expect(page.getByRole('heading', { name: part })).toBeVisible()
  await expect(page.getByRole('link', { name: 'My Office' })).toBeVisible()

  await context.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page).toHaveURL(/\/campus$/)
  await expect(page.getByRole('heading', { name: 'Campuses', level: 1 })).toBeVisible()
  await context.close()
})

async function expectStanding(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'My Office', level: 1 })).toBeVisible()
  await expect(row(page, folder)).toBeVisible()
}
