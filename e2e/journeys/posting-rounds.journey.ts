import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { expectAccessible, expectAccessibleInBoth } from '../support/axe.ts'
import { levels, type MadePosting, sent } from '../support/made-postings.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { pdfWith } from '../support/real-files.ts'
import { signedIn } from '../support/sign-in.ts'

const returnReason = 'The fee of the second year is missing.'
const publicReason = 'It names students who did not agree to it.'
const wide = { viewport: { width: 1280, height: 900 } }

/** Its unit puts another file in its place and says more of it. */
async function correct(request: APIRequestContext, { fileManagerId, name }: MadePosting): Promise<void> {
  const ana = await callsOf(request, 'ana')
  const { fileManagerFiles } = await ana('get', `FileManager/${fileManagerId}`)
  const buffer = Buffer.from(await pdfWith(`${name} corrected`))
  const file = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer }
  await ana.upload({ fileManagerId, replacesFileId: fileManagerFiles[0].id, file })
  await ana('put', `FileManager/Update/${fileManagerId}`, { description: 'With the fees of both years.' })
}

const open = (page: Page, { id }: MadePosting, tab = 'pending') =>
  page.goto(`/archive/cru-file-posting?tab=${tab}&posting=${id}`)

async function returnIt(page: Page, posting: MadePosting): Promise<void> {
  await open(page, posting)
  await page.getByRole('button', { name: 'Return…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Return the posting' })
  await dialog.getByLabel('Reason').fill(returnReason)
  await dialog.getByRole('button', { name: 'Return', exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function sendAgain(page: Page, { id, name }: MadePosting): Promise<void> {
  await page.goto(`/archive/my-archive?tab=returned&posting=${id}`)
  const changed = page.getByText('With the fees of both years.')
  await expect(changed.first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Send again/ })
    .last()
    .click()
  const dialog = page.getByRole('dialog', { name: `Send ${name}` })
  await expect(dialog.getByText(returnReason)).toBeVisible()
  await expect(dialog.getByText('What you changed since')).toBeVisible()
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Send for a decision' }).click()
  await expect(dialog).toBeHidden()
}

async function seeChanges(page: Page, { name }: MadePosting): Promise<void> {
  await expect(page.getByText('Since the last round')).toBeVisible()
  await expect(page.getByText(new RegExp(`“${returnReason}”`))).toBeVisible()
  await page.getByRole('button', { name: `Show the words that changed in ${name}.pdf` }).click()
  const words = page.getByRole('region', { name: `Words that changed in ${name}.pdf` })
  await expect(words.locator('ins')).toContainText('corrected')
  await expectAccessibleInBoth(page)
}

async function takeDown(page: Page, posting: MadePosting): Promise<void> {
  await open(page, posting, 'approved')
  await page.getByRole('button', { name: 'Take down…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take down from the public' })
  await dialog.getByLabel('Reason').fill(publicReason)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Take down', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/ is taken down$/)).toBeVisible()
}

/** Return, correct, send again, see what changed, approve, take down. */
async function rounds(browser: Browser, request: APIRequestContext, options: object): Promise<void> {
  const posting = await sent(request, levels.public)
  const approver = await signedIn(browser, 'approver', options)
  await returnIt(approver.page, posting)
  await correct(request, posting)
  const ana = await signedIn(browser, 'ana', options)
  await sendAgain(ana.page, posting)
  await ana.context.close()
  await open(approver.page, posting)
  await seeChanges(approver.page, posting)
  await expectNoSidewaysScroll(approver.page)
  await approver.page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(approver.page.getByText(/ is posted$/)).toBeVisible()
  const caller = await callsOf(request, 'ana')
  const { routeId } = await caller('get', `FileManager/${posting.fileManagerId}`)
  const publicPage = `/api/FilePosting/Public/Document/${routeId}`
  expect((await request.get(publicPage)).status()).toBe(200)
  await takeDown(approver.page, posting)
  expect((await request.get(publicPage)).status()).toBe(404)
  const { items } = await caller('get', `FilePosting/FileManager/${posting.fileManagerId}`)
  expect(items[0]).toMatchObject({ publicReason })
  await approver.context.close()
}

test('a posting comes back, is corrected, approved and taken down', async ({ browser, request }) => {
  await rounds(browser, request, wide)
})

test('the same on a phone', async ({ browser, request }) => {
  await rounds(browser, request, phone)
})

test('several are approved in one call, and what is for an hour to come is seen by nobody yet', async ({
  browser,
  request,
}) => {
  const [first, second] = [await sent(request, levels.public), await sent(request, levels.public)]
  const ana = await callsOf(request, 'ana')
  const publishAt = new Date(Date.now() + 86_400_000).toISOString()
  await ana('put', `FilePosting/Update/${second.id}`, { publishAt })
  const { context, page } = await signedIn(browser, 'approver', wide)
  await open(page, second)
  await expect(page.getByText(/^Reaches nobody beyond its unit before/)).toBeVisible()
  await page.getByRole('button', { name: 'Choose several' }).click()
  for (const { name } of [first, second]) await page.getByRole('checkbox', { name: `Choose ${name}.pdf` }).click()
  await expectAccessibleInBoth(page)
  const asked = page.waitForRequest('**/api/FilePosting/Approve/Multiple')
  await page.getByRole('button', { name: 'Approve 2' }).click()
  await expect(page.getByText('2 postings are approved')).toBeVisible()
  expect((await asked).postDataJSON()).toHaveLength(2)
  const told = page.getByText('1 of them is published at the hour that it was given.', { exact: true })
  await expect(told).toBeVisible()
  const seen = []
  for (const { fileManagerId } of [first, second]) {
    const { routeId } = await ana('get', `FileManager/${fileManagerId}`)
    seen.push((await request.get(`/api/FilePosting/Public/Document/${routeId}`)).status())
  }
  expect(seen).toEqual([200, 404])
  await context.close()
})

test('an approver lets somebody decide for them, and ends it', async ({ browser }) => {
  const { context, page } = await signedIn(browser, 'approver', wide)
  await page.goto('/user-profile')
  await page.getByRole('button', { name: 'Let somebody decide for you' }).click()
  const dialog = page.getByRole('dialog', { name: 'Let somebody decide for you' })
  await dialog.getByRole('combobox', { name: 'Who decides meanwhile' }).fill('Grace')
  await page.getByRole('option', { name: /^Grace/ }).click()
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Let them decide' }).click()
  await expect(dialog).toBeHidden()
  const line = page.getByRole('listitem').filter({ hasText: /^Grace .+ decides for you/ })
  await expect(line).toBeVisible()
  await line.getByRole('button', { name: /^End: Grace/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
  await expect(line).toBeHidden()
  await context.close()
})
