import { readFile } from 'node:fs/promises'
import { type Browser, expect, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { anasDocument } from '../support/pools.ts'
import { actOfScreen } from '../support/screen-acts.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

test('records go to an archives institution in a bag, on a desk', ({ browser }) => walk(browser, false))
test('records go to an archives institution in a bag, on a phone', ({ browser }) => walk(browser, true))

async function walk(browser: Browser, isPhone: boolean): Promise<void> {
  const { context, page } = await signedIn(browser, 'records', isPhone ? phone : {})
  const [paper, title] = [uniqueName('Charter'), uniqueName('Founding papers')]
  const id = await anasDocument(page.request, paper)
  const records = await callsOf(page.request, 'records')
  const body = { title, recipient: 'National Archives of the Philippines', fileManagerIds: [id] }
  const made = await records('post', 'Transfer/Create', body)

  await page.goto('/archive/cru-transfers')
  await page.getByText(title).first().click()
  await expect(page.getByText('All documents are as they are in the bag.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  const coming = page.waitForEvent('download')
  await actOfScreen(page, 'Download the bag', isPhone)
  const bag = await readFile(await (await coming).path())
  expect(bag.subarray(0, 2).toString()).toBe('PK')
  for (const part of ['bagit.txt', 'manifest-sha256.txt', 'metadata/documents.csv'])
    expect(bag.includes(part), part).toBe(true)

  await actOfScreen(page, 'Write down the receipt…', isPhone)
  const dialog = page.getByRole('dialog', { name: 'Taken over by National Archives of the Philippines' })
  await dialog.getByLabel('Number of the receipt').fill('NAP-R-17')
  await dialog.getByRole('button', { name: 'Write it down' }).click()
  await expect(page.getByText(`${made.number} was taken over`)).toBeVisible()
  await expect(page.getByText(/Receipt NAP-R-17 of/).first()).toBeVisible()

  const ana = await signedIn(browser, 'ana', isPhone ? phone : {})
  const { routeId } = await records('get', `FileManager/${id}`)
  await ana.page.goto(`/files/${routeId}`)
  const { items } = await (await callsOf(ana.page.request, 'ana'))('get', `Transfer/Document/${id}`)
  expect(items).toMatchObject([{ receiptNo: 'NAP-R-17' }])
  await ana.context.close()
  await context.close()
}
