import { expect, type Page, test } from '@playwright/test'
import { addressesIn } from '../support/answers.ts'
import { callsOf } from '../support/api.ts'
import { pdfWith } from '../support/real-files.ts'
import { signedIn, signIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

const notFound = (page: Page) => page.getByRole('heading', { name: 'Sorry, page not found' })

test('whoever is not signed in is led from staff screens to the public search', async ({ page }) => {
  for (const address of ['/archive/my-office', '/archive/trash', '/user-profile', '/archive/cru-file-posting']) {
    await page.goto(address)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('searchbox', { name: 'Search the public records' })).toBeVisible()
  }
})

test('whoever is signed in is led from the sign-in to the archive', async ({ page }) => {
  await signIn(page, 'ana')
  await page.goto('/login')
  await expect(page).toHaveURL(/\/archive\/my-office$/)
})

test('screens of administrators and reviewers are not there for ana', async ({ page }) => {
  await signIn(page, 'ana')
  for (const address of ['/admin', '/admin/user-all', '/archive/cru-file-posting', '/archive/document-tag']) {
    await page.goto(address)
    await expect(page).toHaveURL('/404')
    await expect(notFound(page)).toBeVisible()
  }
})

test('an address that leads nowhere shows the page for that', async ({ page }) => {
  for (const address of ['/no-such-page', '/archive-of-nobody/7', '/reset-password', '/reset-password?userId=1']) {
    await page.goto(address)
    await expect(page).toHaveURL('/404')
    await expect(notFound(page)).toBeVisible()
  }
})

test('signing out leaves nothing of the person in the browser', async ({ page }) => {
  await signIn(page, 'ana')
  await page.getByRole('button', { name: /Account of Ana/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  const kept = () =>
    page.evaluate(() => [...Object.values({ ...localStorage }), ...Object.values({ ...sessionStorage })])
  await expect.poll(async () => (await kept()).filter((text) => /ana|eyJ|admissions/i.test(text))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('TOKEN'))).toBeNull()
  expect((await page.context().cookies()).filter(({ value }) => value !== '')).toEqual([])
  // What comes back sends whoever has left on at once: it is not waited for to its end.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByText('Academic Council')).toBeHidden()
})

test('a folder of another unit is not there, and neither is its document', async ({ page, request }) => {
  const carla = await callsOf(request, 'carla')
  const name = uniqueName('Only ours')
  const { deliveryUnit } = await carla('get', 'Account/Me')
  const folder = await carla('post', `FileFolder/Create/${deliveryUnit.id}`, { name })
  const { items } = await carla.upload({
    deliveryUnitId: deliveryUnit.id,
    fileFolderId: folder.id,
    file: { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(await pdfWith(name)) },
  })
  const document = await carla('get', `FileManager/${items[0].fileManagerId}`)
  await signIn(page, 'ana')
  await page.goto(`/archive/folders/${folder.routeId}`)
  await expect(page).toHaveURL('/404')
  await expect(notFound(page)).toBeVisible()
  await page.goto(`/files/${document.routeId}`)
  await expect(page.getByRole('heading', { name: 'This document is not public' })).toBeVisible()
})

test('a pending or returned document has no public page yet', async ({ browser, page }) => {
  const ana = await signedIn(browser, 'ana')
  for (const tab of ['pending', 'returned']) {
    const posting = ana.page.getByRole('tabpanel').getByRole('row').nth(1)
    const documents = await addressesIn(ana.page, async () => {
      await ana.page.goto(`/archive/my-archive?tab=${tab}`)
      await expect(posting).toBeVisible()
      // A first row may be drawn again with what comes after it.
      await expect(ana.page.locator('[aria-busy=true]')).toHaveCount(0)
    })
    const shown = (await posting.textContent()) ?? ''
    const [, document] = [...documents].find(([name]) => shown.includes(name)) ?? []
    expect(document, `the address of ${shown}, among ${[...documents.keys()]}`).toBeTruthy()
    await page.goto(`/files/${document}`)
    await expect(page.getByRole('heading', { name: 'This document is not public' })).toBeVisible()
    await expect(page.getByText(/was never published/)).toBeVisible()
  }
  await ana.context.close()
})
