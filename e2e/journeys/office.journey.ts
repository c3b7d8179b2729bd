import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { startBreakableLine } from '../support/breakable-line.ts'
import { makeFolder, openFolder, pick, row } from '../support/my-office.ts'
import { largePdf, newFilesFolder, pdfWith, writeNamed } from '../support/real-files.ts'
import { signedIn } from '../support/sign-in.ts'
import { newWord, uniqueName } from '../support/words.ts'

test.describe('the daily work in one’s office', () => {
  test.describe.configure({ mode: 'serial' })
  const folder = uniqueName('Daily work')
  const [first, second, third] = ['Alpha.pdf', 'Bravo.pdf', 'Charlie.pdf']
  let page: Page
  let at: string

  test.beforeAll(async ({ browser }) => {
    at = await newFilesFolder()
    ;({ page } = await signedIn(browser, 'ana'))
    await makeFolder(page, folder)
    await openFolder(page, folder)
    await makeFolder(page, 'Drafts')
    await makeFolder(page, 'Signed')
    const paths: string[] = []
    for (const name of [first, second, third]) paths.push(await writeNamed(at, name, await pdfWith(newWord())))
    await upload(page, paths)
    for (const name of [first, second, third]) await expect(row(page, name)).toBeVisible()
  })

  test.afterAll(() => page.context().close())

  test('a name that is taken is numbered', async () => {
    const again = await writeNamed(`${at}/again`, first, await pdfWith(newWord()))
    await upload(page, [again])
    await expect(row(page, 'Alpha (2).pdf')).toBeVisible()
    await expect(row(page, 'Alpha.pdf')).toBeVisible()
  })

  test('F2 renames, and the extension stays', async () => {
    await row(page, 'Alpha (2).pdf').click()
    await page.keyboard.press('F2')
    const dialog = page.getByRole('dialog', { name: 'Rename the document' })
    await dialog.getByLabel('Name').fill('Delta')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await expect(row(page, 'Delta.pdf')).toBeVisible()
    await expect(row(page, 'Alpha (2).pdf')).toBeHidden()
  })

  test('the dialog moves a document to the folder that one chooses', async () => {
    await row(page, 'Delta.pdf').click()
    await page.keyboard.press('Control+m')
    const dialog = page.getByRole('dialog', { name: 'Move Delta.pdf' })
    await dialog.getByLabel('Find a folder').fill('Signed')
    const places = dialog.getByRole('listbox', { name: 'Where to' })
    await places.getByRole('option').filter({ hasText: folder }).click()
    await dialog.getByRole('button', { name: 'Move to Signed' }).click()
    await expect(page.getByText('Delta.pdf moved to Signed')).toBeVisible()
    await expect(row(page, 'Delta.pdf')).toBeHidden()
    await openFolder(page, 'Signed')
    await expect(row(page, 'Delta.pdf')).toBeVisible()
    await page.getByRole('link', { name: folder }).click()
    await expect(row(page, 'Bravo.pdf')).toBeVisible()
  })

  test('dragging moves a document, and undo brings it back', async () => {
    await drag(page, 'Bravo.pdf', 'Drafts')
    await expect(page.getByText('Bravo.pdf moved to Drafts')).toBeVisible()
    await expect(row(page, 'Bravo.pdf')).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).last().click()
    await expect(page.getByText('Bravo.pdf is back where it was')).toBeVisible()
    await expect(row(page, 'Bravo.pdf')).toBeVisible()
  })

  test('Back leads out at once, also where one has only just come in', async () => {
    await openFolder(page, 'Drafts')
    await page.goBack()
    await expect(page.getByRole('heading', { name: folder, level: 1 })).toBeVisible()
    await expect(row(page, 'Bravo.pdf')).toBeVisible()
  })

  test('several that are chosen go to the trash together, and come back', async () => {
    await row(page, 'Bravo.pdf').click()
    await row(page, 'Charlie.pdf').click({ modifiers: ['ControlOrMeta'] })
    await expect(page.getByText('2 selected')).toBeVisible()
    await page.keyboard.press('Delete')
    await expect(page.getByText('2 items moved to the trash')).toBeVisible()
    await expect(row(page, 'Bravo.pdf')).toBeHidden()
    await page.getByRole('link', { name: 'Trash' }).click()
    await row(page, 'Bravo.pdf').filter({ hasText: folder }).click()
    await page.getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('Bravo.pdf is restored')).toBeVisible()
  })

  test('what is deleted for good asks for the word DELETE, and is gone', async () => {
    await page.goto('/archive/trash')
    const trashed = row(page, 'Charlie.pdf').filter({ hasText: folder })
    await trashed.click()
    await page.getByRole('button', { name: 'Delete for good…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete 1 document for good?' })
    await dialog.getByLabel('Type DELETE to continue').fill('remove')
    await expect(dialog.getByRole('button', { name: 'Delete 1 document' })).toBeDisabled()
    await dialog.getByLabel('Type DELETE to continue').press('Enter')
    await expect(dialog.getByText('Please type "DELETE" to continue.')).toBeVisible()
    await dialog.getByLabel('Type DELETE to continue').fill('DELETE')
    await dialog.getByRole('button', { name: 'Delete 1 document' }).click()
    await expect(page.getByText('1 document deleted for good')).toBeVisible()
    await expect(trashed).toHaveCount(0)
  })

  test('a pinned document waits among the pins', async () => {
    await page.goto('/archive/my-office')
    await openFolder(page, folder)
    await expect(row(page, 'Bravo.pdf')).toBeVisible()
    await expect(row(page, 'Charlie.pdf')).toBeHidden()
    await act(page, first, 'Pin')
    await page.getByRole('link', { name: 'Pinned' }).click()
    // The folder shows it too, until the pins are there.
    await expect(page.getByRole('heading', { name: 'Pinned', level: 1 })).toBeVisible()
    await expect(page.getByText(first).first()).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { name: folder, level: 1 })).toBeVisible()
    await act(page, first, 'Unpin')
    await page.getByRole('link', { name: 'Pinned' }).click()
    await expect(page.getByRole('heading', { name: 'Pinned', level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByText('Alpha.pdf')).toBeHidden()
  })

  test('an upload whose line breaks goes on by itself from where it was', async ({ browser, baseURL }) => {
    const line = await startBreakableLine(baseURL ?? '', 12_000_000)
    const { context, page } = await signedIn(browser, 'ana', { baseURL: line.address })
    await openFolder(page, folder)
    const large = await writeNamed(at, 'Recording of the meeting.pdf', await largePdf())
    const { size } = await stat(large)
    await upload(page, [large])
    await expect.poll(line.sent, { timeout: 60_000 }).toBeGreaterThan(size / 2)
    line.cut()
    await expect.poll(line.turnedAway).toBeGreaterThan(0)
    line.mend()
    await expect(page.getByText('1 file uploaded')).toBeVisible({ timeout: 90_000 })
    await expect(row(page, basename(large))).toBeVisible()
    expect(line.sent()).toBeLessThan(1.3 * size)
    await context.close()
    line.close()
  })
})

async function upload(page: Page, paths: readonly string[]): Promise<void> {
  await pick(page, page.getByRole('button', { name: 'Upload', exact: true }), paths)
}

/** Chooses something in the menu of a row. */
async function act(page: Page, name: string, what: string): Promise<void> {
  await row(page, name).click({ button: 'right' })
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

/** Drags a row onto another, step by step as a hand does. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  await row(page, from).hover()
  await page.mouse.down()
  await row(page, to).hover()
  await row(page, to).hover({ position: { x: 120, y: 20 } })
  await page.mouse.up()
}
