import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { drawTexts } from '../../apps/server/src/testing/printed.ts'
import { askedAndAccepted, proposed } from '../support/asked.ts'
import { expectAccessibleInBoth } from '../support/axe.ts'
import { openMailbox } from '../support/mailbox.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { closePreview, preview } from '../support/preview.ts'
import { pdfWith } from '../support/real-files.ts'
import { expectStep } from '../support/requests.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

let mailbox: Awaited<ReturnType<typeof openMailbox>>
test.beforeAll(async () => {
  mailbox = await openMailbox()
})
test.afterAll(() => mailbox.close())

const page1 = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const letter = (name: string) => ({ name, mimeType: 'application/pdf', buffer: page1 })

test('a copy on a desk: asked about, covered, looked at, given out, appealed, and called back', ({ browser }) =>
  walk(browser, false))
test('a copy on a phone: asked about, covered, looked at, given out, appealed, and called back', ({ browser }) =>
  walk(browser, true))

async function walk(browser: Browser, isPhone: boolean): Promise<void> {
  const options = isPhone ? phone : {}
  const title = uniqueName('Programme')
  const paper = `${uniqueName('Schedule')}.pdf`
  const secret = `Secretum${Date.now()}`
  const desk = await signedIn(browser, 'records', options)
  const { id, link } = await askedAndAccepted(desk.page.request, mailbox, title)

  await ask(desk.page, id, isPhone)
  const outsider = await (await browser.newContext(options)).newPage()
  await answer(outsider, link, title)
  await desk.page.reload()
  await expect(desk.page.getByText('That of the first term.')).toBeVisible()
  await expect(desk.page.getByRole('button', { name: 'My-letter.pdf' })).toBeVisible()

  await proposed(desk.page.request, id, { name: paper, buffer: await pdfWith(secret) })
  const decider = await signedIn(browser, 'approver', options)
  await cover(decider.page, { id, paper, secret })
  await decide(decider.page, id)

  await outsider.reload()
  await expect(outsider.getByRole('heading', { name: 'Given in part' })).toBeVisible()
  await expectNoSidewaysScroll(outsider)
  await expectAccessibleInBoth(outsider)
  await expectNothingOf(secret, await download(outsider, paper))
  await appeal(outsider)

  await callBack(decider.page, id, paper)
  await outsider.reload()
  await expect(outsider.getByText('You appealed on')).toBeVisible()
  await expect(outsider.getByRole('button', { name: `Download ${paper}` })).toHaveCount(0)
  for (const { context } of [desk, decider]) await context.close()
  await outsider.context().close()
}

/** The records unit asks, with a file; the letter is begun, and what is typed stands in its gap. */
async function ask(page: Page, id: number, isPhone: boolean): Promise<void> {
  await page.goto(`/archive/freedom-of-information/public-request/${id}`)
  await expect(page.getByText('15 working days left').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  if (isPhone) await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Ask the requester…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask the requester' })
  const text = dialog.getByRole('textbox', { name: 'Text' })
  await expect(text).toBeFocused()
  await page.keyboard.type('Of which term?')
  await expect(text).toHaveValue(/we need to know: Of which term\?\n/)
  await dialog.locator('input[type=file]').setInputFiles(letter('Terms.pdf'))
  await expect(dialog.getByRole('button', { name: 'Take out Terms.pdf' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Ask', exact: true })).toBeEnabled()
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Terms.pdf' })).toBeVisible()
}

async function answer(page: Page, link: string, title: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Open the request' }).click()
  await expectStep(page, title)
  await expect(page.getByText('We wait for your answer until')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Terms.pdf' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.locator('input[type=file]').setInputFiles(letter('My-letter.pdf'))
  await page.getByLabel('Write your answer').fill('That of the first term.')
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(page.getByText('Your answer is there, and the days count again')).toBeVisible()
  await expect(page.getByText('Answer due')).toBeVisible()
}

interface Covered {
  id: number
  paper: string
  secret: string
}

/** From the case to the copies, over the words that nobody is to read, to the copy as it would go out. */
async function cover(page: Page, { id, paper, secret }: Covered): Promise<void> {
  await page.goto(`/archive/request/${id}`)
  await page.getByRole('link', { name: 'Prepare the copies that go out' }).click()
  await expect(page.getByText('Not prepared yet')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBoth(page)
  await page.getByRole('link', { name: 'Cover parts' }).click()
  await page.getByRole('textbox', { name: 'A name, a number, a phrase' }).fill(secret)
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await page.getByRole('button', { name: 'Cover 1 place' }).click()
  await expect(page.getByRole('button', { name: 'Box 1 on page 1' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: 'Make the copy' }).click()
  await page.getByRole('button', { name: `Look at the copy of ${paper}` }).click()
  const copy = preview(page, paper)
  await expect(copy.getByText('MEMORANDUM').first()).toBeVisible()
  await expect(copy.getByText(secret)).toHaveCount(0)
  await closePreview(page)
}

async function decide(page: Page, id: number): Promise<void> {
  await page.goto(`/archive/request/${id}`)
  await page.getByRole('button', { name: 'Decide…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answer the request' })
  await choose(page, 'Outcome', 'Granted in part')
  await choose(page, 'Ground', 'Privacy of a person')
  await dialog.getByRole('textbox', { name: 'Reason, for the requester' }).fill('It names somebody.')
  await dialog.getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Copies that went out' })).toBeVisible()
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function download(page: Page, name: string): Promise<Buffer> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${name}` }).click()
  return readFile(await (await coming).path())
}

/** Read by a reader of PDFs that has no part in making the copy. */
async function expectNothingOf(secret: string, bytes: Buffer): Promise<void> {
  const text = (await drawTexts(bytes)).map((piece) => piece.text).join(' ')
  expect(text).toContain('Each unit sends one person')
  expect(text.replace(/\s/g, '')).not.toContain(secret)
  expect(bytes.includes(secret)).toBe(false)
}

async function appeal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Appeal…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appeal the decision' })
  await dialog
    .getByRole('textbox', { name: 'What is wrong with the answer' })
    .fill('The programme is public elsewhere.')
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Send the appeal' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('You appealed on')).toBeVisible()
  await expect(page.getByText('The programme is public elsewhere.')).toBeVisible()
}

async function callBack(page: Page, id: number, paper: string): Promise<void> {
  await page.goto(`/archive/request/${id}`)
  await expect(page.getByText('downloaded once')).toBeVisible()
  await expect(page.getByText('The programme is public elsewhere.').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBoth(page)
  await page.getByRole('button', { name: `Call back ${paper}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Call back', exact: true }).click()
  await expect(page.getByText('Called back').first()).toBeVisible()
}
