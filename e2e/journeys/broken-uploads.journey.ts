import { expect, type Page, test } from '@playwright/test'
import { demoPassword } from '@sinupan/demo'
import { startBreakableLine } from '../support/breakable-line.ts'
import { makeFolder, openFolder, pick, row } from '../support/my-office.ts'
import { newFilesFolder, unlikeAnything, writeNamed } from '../support/real-files.ts'
import { type Person, signedIn } from '../support/sign-in.ts'
import { tray, uploadButton } from '../support/tray.ts'
import { uniqueName } from '../support/words.ts'

/** Small files, and one that goes up in parts. */
async function someFiles(large: string): Promise<string[]> {
  const from = await newFilesFolder()
  const small = Array.from({ length: 30 }, (_, no) => writeNamed(from, `Card ${no}.txt`, unlikeAnything(60_000)))
  return [await writeNamed(from, large, unlikeAnything(4_000_000)), ...(await Promise.all(small))]
}

test('a line that breaks in the middle is said, and everything goes on where it was', async ({ browser, baseURL }) => {
  const line = await startBreakableLine(baseURL ?? '', 300_000)
  const { context, page } = await signedIn(browser, 'ana', { baseURL: line.address })
  await openNewFolder(page, uniqueName('Broken line'))
  await pick(page, uploadButton(page), await someFiles(`${uniqueName('Film')}.mp4`))
  await expect(tray(page)).toContainText(/Uploading (2\d|1\d) files/)
  line.cut()
  await expect(tray(page)).toContainText('No connection. It goes on when it is back.')
  await expect(tray(page)).not.toContainText('Upload failed')
  line.mend()
  line.hasten()
  await expect(page.getByText('31 files uploaded')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByText('31 documents')).toBeVisible()
  line.close()
  await context.close()
})

test('on a slow line files arrive one by one, and the list shows them', async ({ browser }) => {
  const { context, page } = await signedIn(browser, 'ana')
  await openNewFolder(page, uniqueName('Slow line'))
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const speed = 1_600_000 / 8
  const asSlowAs = (latency: number, throughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    })
  await asSlowAs(150, speed)
  await pick(page, uploadButton(page), await someFiles(`${uniqueName('Film')}.mp4`))
  await expect(row(page, 'Card').first()).toBeVisible()
  await expect(tray(page)).toContainText(/left/)
  // What has been seen of the slow line is all that there is to see of it.
  await asSlowAs(0, -1)
  await expect(page.getByText('31 files uploaded')).toBeVisible({ timeout: 150_000 })
  await context.close()
})

test('a session that ends in the middle keeps the uploads for the same person', async ({ browser, baseURL }) => {
  const line = await startBreakableLine(baseURL ?? '', 200_000)
  const { context, page } = await signedIn(browser, 'ana', { baseURL: line.address })
  const folder = uniqueName('Kept')
  await openNewFolder(page, folder)
  await pick(page, uploadButton(page), await someFiles(`${uniqueName('Film')}.mp4`))
  await expect(tray(page)).toContainText(/Uploading (2\d|1\d) files/)
  await endSession(page)
  await page.waitForURL('**/login')
  await expect(page.getByText('Your session ended in the middle of an upload.')).toBeVisible()
  await expect(page.getByText('Film')).toBeHidden()

  line.hasten()
  await enter(page, 'ana')
  await expect(page.getByText('31 files uploaded')).toBeVisible({ timeout: 150_000 })
  await openFolder(page, folder)
  await expect(page.getByText('31 documents')).toBeVisible()
  line.close()
  await context.close()
})

test('a session that ends in another tab keeps them too, until the same person signs in there', async ({
  browser,
  baseURL,
}) => {
  const line = await startBreakableLine(baseURL ?? '', 200_000)
  const { context, page } = await signedIn(browser, 'ana', { baseURL: line.address })
  const other = await context.newPage()
  await other.goto('/archive/my-office')
  const folder = uniqueName('Kept beside')
  await openNewFolder(page, folder)
  await pick(page, uploadButton(page), await someFiles(`${uniqueName('Film')}.mp4`))
  await expect(tray(page)).toContainText(/Uploading (2\d|1\d) files/)
  // The page whose uploads are refused hears of the end before the tab that ends it does.
  const isHeard = page.waitForURL('**/login')
  await other.route('**/api/Account/Logout', async (route) => {
    const response = await route.fetch()
    await isHeard
    await route.fulfill({ response })
  })
  await other.getByRole('button', { name: /Account of Ana/ }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await isHeard
  await expect(page.getByText('Your session ended in the middle of an upload.')).toBeVisible()
  await expect(page.getByText('Film')).toBeHidden()

  // Whoever signs out has their page loaded anew, a moment after the other tabs know.
  await other.waitForURL((url) => url.pathname === '/')
  line.hasten()
  await other.goto('/login')
  await enter(other, 'ana')
  await page.waitForURL('**/archive/my-office')
  await expect(page.getByText('31 files uploaded')).toBeVisible({ timeout: 150_000 })
  await openFolder(page, folder)
  await expect(page.getByText('31 documents')).toBeVisible()
  line.close()
  await context.close()
})

test('somebody else who signs in sees nothing of it, and nothing is sent as them', async ({ browser, baseURL }) => {
  const line = await startBreakableLine(baseURL ?? '', 200_000)
  const { context, page } = await signedIn(browser, 'ana', { baseURL: line.address })
  await openNewFolder(page, uniqueName('Left behind'))
  await pick(page, uploadButton(page), await someFiles(`${uniqueName('Film')}.mp4`))
  await expect(tray(page)).toContainText(/Uploading (2\d|1\d) files/)
  await endSession(page)
  await page.waitForURL('**/login')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/Upload')) sent.push(request.url())
  })
  await enter(page, 'carla')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(tray(page)).toBeHidden()
  // Whatever was still to come would come with the next asking of the queue.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.reload()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(tray(page)).toBeHidden()
  expect(sent).toEqual([])
  line.close()
  await context.close()
})

async function openNewFolder(page: Page, name: string): Promise<void> {
  await makeFolder(page, name)
  await openFolder(page, name)
}

/** Ends the session on the server alone, as an administrator or its age would: the page hears of it by its next call. */
async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate<string>("localStorage.getItem('TOKEN')")
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post('/api/Account/Logout', { headers })
  if (!answer.ok()) throw new Error(`The session was not ended: ${answer.status()}`)
}

/** Signs in on the page that is shown, without loading it anew. */
async function enter(page: Page, person: Person): Promise<void> {
  await page.getByLabel('User name or e-mail').fill(person)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/archive/my-office')
}
