import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { dropFiles } from '../support/drop.ts'
import { chooseCategory, makeFolder, openFolder, pick, row } from '../support/my-office.ts'
import { openInReview, sendBareToPublic, sendToPublic } from '../support/postings.ts'
import { closePreview, framed, pdfWords, preview } from '../support/preview.ts'
import {
  docxWith,
  largePdf,
  newFilesFolder,
  newPng,
  pdfWith,
  sha256Of,
  writeNamed,
  xlsxWith,
} from '../support/real-files.ts'
import { findInside } from '../support/search.ts'
import { signedIn } from '../support/sign-in.ts'
import { newWord, uniqueName } from '../support/words.ts'

test.describe('a document on its way from a desk to the public', () => {
  test.describe.configure({ mode: 'serial' })
  const folder = uniqueName('Enrolment')
  const word = { pdf: newWord(), docx: newWord(), xlsx: newWord(), second: newWord() }
  const memo = uniqueName('Memorandum')
  const returned = uniqueName('Draft')
  const files: Record<'pdf' | 'docx' | 'xlsx' | 'png' | 'large' | 'second', string> = {
    pdf: '',
    docx: '',
    xlsx: '',
    png: '',
    large: '',
    second: '',
  }
  let ana: { context: BrowserContext; page: Page }
  let approver: { context: BrowserContext; page: Page }

  test.beforeAll(async ({ browser }) => {
    const at = await newFilesFolder()
    files.pdf = await writeNamed(at, `${memo}.pdf`, await pdfWith(word.pdf))
    files.docx = await writeNamed(at, 'Notes of the meeting.docx', await docxWith(word.docx))
    files.xlsx = await writeNamed(at, 'Applicants.xlsx', xlsxWith(word.xlsx))
    files.png = await writeNamed(at, 'Seal of the office.png', await newPng())
    files.large = await writeNamed(at, 'Minutes with recording.pdf', await largePdf())
    files.second = await writeNamed(at, `${returned}.pdf`, await pdfWith(word.second))
    ana = await signedIn(browser, 'ana')
    approver = await signedIn(browser, 'approver')
  })

  test.afterAll(async () => {
    await ana.context.close()
    await approver.context.close()
  })

  test('ana uploads files by the picker and by dropping them', async () => {
    const { page } = ana
    await makeFolder(page, folder)
    await openFolder(page, folder)
    await expect(page.getByText('This folder is empty')).toBeVisible()
    await pick(page, page.getByRole('button', { name: 'Upload', exact: true }), [files.pdf, files.docx, files.xlsx])
    await expect(page.getByText('3 files uploaded')).toBeVisible()
    await expect(row(page, `${memo}.pdf`)).toBeVisible()
    await dropFiles(page, page.getByRole('grid'), [files.png, files.large, files.second])
    await expect(page.getByRole('progressbar', { name: 'Minutes with recording.pdf' })).toBeVisible()
    await expect(page.getByText(/[36] files uploaded/)).toBeVisible()
    for (const path of Object.values(files)) await expect(row(page, basename(path))).toBeVisible()
  })

  test('each file gets the picture of its first page', async () => {
    const { page } = ana
    await page.getByRole('button', { name: 'Grid' }).click()
    for (const path of Object.values(files)) {
      const card = page.getByRole('article').filter({ hasText: basename(path) })
      const isDrawn = () =>
        card.evaluate((element) => [...element.getElementsByTagName('img')].some((image) => image.naturalWidth > 0))
      await expect
        .poll(async () => (await isDrawn()) || (await reloaded(page)), {
          timeout: 150_000,
          intervals: [1_000, 2_000],
        })
        .toBe(true)
    }
    await page.getByRole('button', { name: 'Table' }).click()
  })

  test('ana reads a PDF, a Word document, a sheet and a picture in place', async () => {
    const { page } = ana
    const open = async (path: string) => {
      const name = basename(path)
      await row(page, name).press('Enter')
      return preview(page, name)
    }
    await expect(pdfWords(await open(files.pdf), word.pdf)).toBeVisible()
    await closePreview(page)
    await expect(framed(await open(files.docx), basename(files.docx), word.docx)).toBeVisible()
    await closePreview(page)
    await expect(framed(await open(files.xlsx), basename(files.xlsx), word.xlsx)).toBeVisible()
    await closePreview(page)
    const picture = (await open(files.png)).getByRole('img', { name: basename(files.png) })
    await expect(picture).toBeVisible()
    await closePreview(page)
  })

  test('ana says what it is, and sends it to be posted to the public', async () => {
    const { page } = ana
    await page.goto('/archive/my-office')
    await openFolder(page, folder)
    const details = await showDetails(page, `${memo}.pdf`)
    await chooseCategory(page, details)
    await details.getByRole('button', { name: 'Change the date' }).click()
    await details.getByLabel('Date').fill('2026-07-01')
    await details.getByLabel('Date').press('Enter')
    await expect(details.getByRole('button', { name: 'Change the date' })).toContainText('2026')
    await details.getByRole('button', { name: 'Post…' }).click()
    await sendToPublic(page, `${memo}.pdf`, 'For the notice board.')
    await expect(details.getByText('Files are locked until a decision.')).toBeVisible()
  })

  test('the approver reads it beside its facts, and approves', async () => {
    const { page } = approver
    await openInReview(page, memo)
    const document = page.getByRole('region', { name: 'Document', exact: true })
    await expect(document.getByText(word.pdf).first()).toBeVisible()
    const facts = page.getByRole('complementary', { name: 'Posting' })
    await expect(facts.getByText('Memoranda and circulars')).toBeVisible()
    await expect(facts.getByText('“For the notice board.”')).toBeVisible()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText(/ is posted$/).first()).toBeVisible()
  })

  test('an outsider finds it by the word inside, reads it and gets the same bytes', async ({ page }) => {
    await page.goto('/')
    const field = page.getByRole('searchbox', { name: 'Search the public records' })
    await field.fill(word.pdf)
    await field.press('Enter')
    await page.getByRole('link', { name: new RegExp(memo) }).click()
    await page.waitForURL('**/files/*')
    await expect(
      page
        .getByRole('region', { name: /Preview of/ })
        .getByText(word.pdf)
        .first(),
    ).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download \(/ }).click()
    const original = await sha256Of(files.pdf)
    expect(await sha256Of(await (await download).path())).toBe(original)
    await expect(page.getByText(original)).toBeVisible()
    const compared = page.getByRole('region', { name: 'Verify a copy' })
    await pick(page, compared.getByRole('button', { name: 'Choose a file' }), [files.pdf])
    await expect(compared.getByText('This is the published copy')).toBeVisible()
    expect((await readFile(files.pdf)).length).toBeGreaterThan(1_000)
  })

  test('a posting that is returned comes back to ana with its reason', async () => {
    const { page } = ana
    const reason = 'The signature of the Registrar is missing on page one.'
    const details = await showDetails(page, `${returned}.pdf`)
    await details.getByRole('button', { name: 'Post…' }).click()
    await sendBareToPublic(page, `${returned}.pdf`, 'Please look at it.')
    await expect(details.getByRole('button', { name: 'Change the category' })).toContainText('Memoranda and circulars')
    await openInReview(approver.page, returned)
    await approver.page.getByRole('button', { name: 'Return…' }).click()
    const dialog = approver.page.getByRole('dialog', { name: 'Return the posting' })
    await dialog.getByLabel('Reason').fill(reason)
    await dialog.getByRole('button', { name: 'Return', exact: true }).click()
    await expect(approver.page.getByText(`${returned}.pdf was returned`)).toBeVisible()
    await page.goto('/archive/my-archive?tab=returned')
    await expect(page.getByRole('row').filter({ hasText: returned }).getByText(reason)).toBeVisible()
  })

  test('ana posts several documents at once, with one category for all', async () => {
    const { page } = ana
    await page.goto('/archive/my-office')
    await openFolder(page, folder)
    const several = [basename(files.docx), basename(files.xlsx)]
    for (const name of several) await row(page, name).getByRole('checkbox').check()
    await row(page, several[0] ?? '').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Post…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Post 2 documents' })
    await expect(dialog.getByRole('button', { name: 'Send 2 for a decision' })).toBeDisabled()
    await dialog.getByRole('combobox', { name: 'One category for all' }).fill('Memoranda')
    await page.getByRole('option', { name: 'Memoranda and circulars' }).click()
    await dialog.getByRole('button', { name: 'Send 2 for a decision' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('2 postings sent')).toBeVisible()
    for (const name of several) await expect(row(page, name)).toContainText('Pending')
  })

  test('ana finds a document by a word that stands inside it only', async () => {
    await findInside(ana.page, word.docx, 'Notes of the meeting')
  })
})

/** Reads the list again: pictures are made in the background. */
async function reloaded(page: Page): Promise<false> {
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  return false
}

/** Chooses a row and shows what is known of it. */
async function showDetails(page: Page, name: string) {
  await row(page, name).click()
  await page.keyboard.press('i')
  const details = page.getByRole('complementary', { name: 'Details' })
  await expect(details).toBeVisible()
  return details
}
