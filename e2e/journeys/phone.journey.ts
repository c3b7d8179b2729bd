import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { makeFolder, openFolder, pick } from '../support/my-office.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { sendBareToPublic } from '../support/postings.ts'
import { closePreview, pdfWords, preview } from '../support/preview.ts'
import { newFilesFolder, pdfWith, sha256Of, writeNamed } from '../support/real-files.ts'
import { signedIn } from '../support/sign-in.ts'
import { newWord, uniqueName } from '../support/words.ts'

test.describe('the same way on a phone', () => {
  test.describe.configure({ mode: 'serial' })
  const folder = uniqueName('Counter')
  const name = uniqueName('Notice')
  const word = newWord()
  const onPhone = { isPhone: true }
  let path: string
  let ana: { context: BrowserContext; page: Page }

  test.beforeAll(async ({ browser }) => {
    path = await writeNamed(await newFilesFolder(), `${name}.pdf`, await pdfWith(word))
    ana = await signedIn(browser, 'ana', phone)
  })

  test.afterAll(() => ana.context.close())

  test('ana uploads and reads a document', async () => {
    const { page } = ana
    await expectNoSidewaysScroll(page)
    await makeFolder(page, folder, onPhone)
    await openFolder(page, folder, onPhone)
    await page.getByRole('button', { name: 'Add', exact: true }).tap()
    await expectNoSidewaysScroll(page)
    await pick(page, page.getByRole('button', { name: 'Upload files…' }).last(), [path])
    await expect(page.getByText('1 file uploaded')).toBeVisible()
    // The paper brings no fonts: it is drawn with those whose letters are as wide as pdf.js reckons.
    const font = page.waitForResponse(/\/pdfjs\/standard_fonts\//)
    await entry(page, name).tap()
    expect((await font).ok()).toBe(true)
    await expect(pdfWords(preview(page, `${name}.pdf`), word)).toBeVisible()
    await expect(preview(page, `${name}.pdf`).getByRole('heading', { name: `${name}.pdf` })).toBeVisible()
    await expectNoSidewaysScroll(page)
    const heading = await preview(page, `${name}.pdf`)
      .getByRole('heading', { name: `${name}.pdf` })
      .boundingBox()
    await page.keyboard.press('Tab')
    for (const label of ['Download', 'Details', 'Close the preview'])
      expect(await ringEnd(page.getByRole('button', { name: label })), label).toBeLessThanOrEqual(heading?.y ?? 0)
    await closePreview(page)
  })

  test('ana sends it to be posted to the public', async () => {
    const { page } = ana
    const act = async (label: string) => {
      await page.getByRole('button', { name: `Actions for ${name}.pdf` }).tap()
      await expectNoSidewaysScroll(page)
      await page
        .getByRole('dialog', { name: `${name}.pdf` })
        .getByRole('button', { name: label })
        .tap()
    }
    await act('Post…')
    await expectNoSidewaysScroll(page)
    await sendBareToPublic(page, `${name}.pdf`, 'From the counter.')
    await page.goto('/archive/my-archive')
    await expect(entry(page, name)).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  test('the approver reads and approves it', async ({ browser }) => {
    const { context, page } = await signedIn(browser, 'approver', phone)
    await page.goto('/archive/cru-file-posting')
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name }).tap()
    await expect(page.getByRole('heading', { name: `${name}.pdf` })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: '1 page' }).tap()
    await expect(pdfWords(preview(page, `${name}.pdf`), word)).toBeVisible()
    await expectNoSidewaysScroll(page)
    await closePreview(page)
    await page.getByRole('button', { name: 'Approve' }).tap()
    await expect(page.getByText(`${name}.pdf is posted`)).toBeVisible()
    await context.close()
  })

  test('an outsider finds it, reads it and gets the same bytes', async ({ browser }) => {
    const context = await browser.newContext(phone)
    const page = await context.newPage()
    await page.goto('/')
    await expectNoSidewaysScroll(page)
    const field = page.getByRole('searchbox', { name: 'Search the public records' })
    await field.fill(word)
    await field.press('Enter')
    const found = page.getByRole('link', { name: new RegExp(name) })
    await expect(found).toBeVisible()
    await expectNoSidewaysScroll(page)
    await found.tap()
    await expect(page.getByRole('heading', { name: `${name}.pdf` })).toBeVisible()
    await expectNoSidewaysScroll(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download \(/ }).tap()
    expect(await sha256Of(await (await download).path())).toBe(await sha256Of(path))
    await page.getByRole('button', { name: '1 page' }).tap()
    await expect(
      page
        .getByRole('dialog', { name: /^Preview of/ })
        .getByText(word)
        .first(),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
    await context.close()
  })

  test('ana finds her way back from an address that leads nowhere, and out', async () => {
    const { page } = ana
    await page.goto('/archive/no-such-screen')
    await expect(page.getByRole('heading', { name: 'Sorry, page not found', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).tap()
    // The page loads anew, in the frame of who is signed out.
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect(await page.evaluate<string | null>("localStorage.getItem('TOKEN')")).toBeNull()
  })
})

const entry = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('button').first()

/** Where the ring of what has the focus ends at the bottom, from the top of the window. */
async function ringEnd(target: Locator): Promise<number> {
  await target.focus()
  return target.evaluate((element) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(element)
    const around = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    return element.getBoundingClientRect().bottom + Math.max(0, around)
  })
}
