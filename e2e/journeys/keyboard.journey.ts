import { basename } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { byPalette, chooseInMenu, tabTo, typeWithArrow, walkTo } from '../support/keyboard.ts'
import { row } from '../support/my-office.ts'
import { preview } from '../support/preview.ts'
import { newFilesFolder, pdfWith, writeNamed } from '../support/real-files.ts'
import { signedIn } from '../support/sign-in.ts'
import { newWord, uniqueName } from '../support/words.ts'

test.describe('each main task by the keyboard alone', () => {
  test.describe.configure({ mode: 'serial' })
  const folder = uniqueName('By keyboard')
  const notice = uniqueName('Notice')
  const draft = uniqueName('Draft')
  const word = newWord()
  let page: Page
  let approver: Page
  let paths: string[]

  test.beforeAll(async ({ browser }) => {
    const at = await newFilesFolder()
    paths = [
      await writeNamed(at, `${notice}.pdf`, await pdfWith(word)),
      await writeNamed(at, `${draft}.pdf`, await pdfWith(newWord())),
    ]
    ;({ page } = await signedIn(browser, 'ana'))
    ;({ page: approver } = await signedIn(browser, 'approver'))
    // Whichever folders other journeys have made before.
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  test.afterAll(async () => {
    await page.context().close()
    await approver.context().close()
  })

  test('a folder that is made by the palette is chosen and seen, and Enter goes into it', async () => {
    await byPalette(page, 'new folder', /^New folder/)
    const dialog = page.getByRole('dialog', { name: 'New folder' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await page.keyboard.type(folder)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(row(page, folder)).toBeFocused()
    await expect(row(page, folder)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByText('This folder is empty')).toBeVisible()
  })

  test('files go up by the palette', async () => {
    const chooser = page.waitForEvent('filechooser')
    await byPalette(page, 'upload files', /^Upload files/)
    await (await chooser).setFiles(paths)
    for (const path of paths) await expect(row(page, basename(path))).toBeVisible()
  })

  test('F2 renames: what is typed replaces the stem, and the focus comes back to the row', async () => {
    await walkTo(page, row(page, `${draft}.pdf`))
    await page.keyboard.press('F2')
    const field = page.getByRole('dialog', { name: 'Rename the document' }).getByLabel('Name')
    await expect(field).toBeFocused()
    const selected = () =>
      field.evaluate((element) => {
        const { value, selectionStart, selectionEnd } = element as HTMLInputElement
        return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
      })
    await expect.poll(selected).toBe(draft)
    await page.keyboard.type(`${draft} again`)
    await page.keyboard.press('Enter')
    await expect(row(page, `${draft} again.pdf`)).toBeFocused()
  })

  test('Space previews, the arrows go to the next document, Escape comes back to the row of the one that shows', async () => {
    await walkTo(page, row(page, `${notice}.pdf`))
    await page.keyboard.press('Space')
    const close = page.getByRole('button', { name: 'Close the preview' })
    await expect(preview(page, `${notice}.pdf`)).toBeVisible()
    await expect(close).toBeFocused()
    await expect(page.getByText(word).first()).toBeVisible()
    const isLast = await page.getByRole('button', { name: 'Next document' }).isDisabled()
    await page.keyboard.press(isLast ? 'ArrowLeft' : 'ArrowRight')
    const other = page.getByRole('dialog', { name: new RegExp(`^Preview of (?!${notice})`) })
    await expect(other).toBeVisible()
    const name = ((await other.getAttribute('aria-label')) ?? '').replace('Preview of ', '')
    await page.keyboard.press('Escape')
    await expect(close).toBeHidden()
    await expect(row(page, name)).toBeFocused()
  })

  test('a document is moved to a folder that is found by its name, and back by the toast', async () => {
    await walkTo(page, row(page, `${draft} again.pdf`))
    await page.keyboard.press('Control+m')
    const dialog = page.getByRole('dialog', { name: `Move ${draft} again.pdf` })
    const field = dialog.getByRole('textbox', { name: 'Find a folder' }).or(dialog.getByRole('combobox'))
    await expect(field).toBeFocused()
    await page.keyboard.type('Transcripts')
    await expect(dialog.getByRole('option', { name: /^Transcripts/ })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('button', { name: 'Move to Transcripts' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${draft} again.pdf moved to Transcripts`)).toBeVisible()
    await expect(row(page, `${notice}.pdf`)).toBeFocused()
    const undo = page.getByRole('button', { name: 'Undo' })
    await undo.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText(`${draft} again.pdf is back where it was`)).toBeVisible()
    await expect(row(page, `${notice}.pdf`)).toBeFocused()
  })

  test('Delete trashes, the next row has the focus, and the trash gives it back', async () => {
    await walkTo(page, row(page, `${draft} again.pdf`))
    await page.keyboard.press('Delete')
    await expect(page.getByText(`${draft} again.pdf moved to the trash`)).toBeVisible()
    await expect(row(page, `${notice}.pdf`)).toBeFocused()
    await byPalette(page, 'trash', /^Trash$/)
    await walkTo(page, row(page, `${draft} again.pdf`))
    await chooseInMenu(page, 'Restore')
    await expect(page.getByText(`${draft} again.pdf is restored`)).toBeVisible()
  })

  test('a word that stands inside finds the document, with the passage around it', async () => {
    await expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused()
      // Where it was not in the index yet, the palette is still open with the word in it.
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.type(word)
      const option = page.getByRole('option', { name: new RegExp(notice) })
      await expect(option.getByText(word)).toBeVisible({ timeout: 3_000 })
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(preview(page, `${notice}.pdf`)).toBeVisible()
    }).toPass({ timeout: 90_000 })
    await page.keyboard.press('Escape')
    // Keys that come while the preview closes go nowhere.
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(row(page, `${notice}.pdf`)).toBeFocused()
  })

  test('a document that was opened from another screen is stood on once its preview is closed', async () => {
    await byPalette(page, 'trash', /^Trash$/)
    await expect(page.getByRole('heading', { name: 'Trash', level: 1 })).toBeVisible()
    await byPalette(page, notice, new RegExp(`^${notice}`))
    await leave(preview(page, `${notice}.pdf`))
    await expect(row(page, `${notice}.pdf`)).toBeFocused()

    await byPalette(page, word, `Search everything for “${word}”`)
    const found = page.getByRole('link', { name: `${notice}.pdf` })
    await tabTo(page, found)
    await page.keyboard.press('Enter')
    await leave(preview(page, `${notice}.pdf`))
    await expect(found).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(preview(page, `${notice}.pdf`)).toBeVisible()
    await page.reload()
    await leave(preview(page, `${notice}.pdf`))
    await expect(found).toBeFocused()
    await byPalette(page, folder, new RegExp(`^${folder}`))
    await expect(row(page, `${notice}.pdf`)).toBeVisible()
  })

  test('a document is sent to be posted', async () => {
    await walkTo(page, row(page, `${notice}.pdf`))
    await chooseInMenu(page, 'Post…')
    const dialog = page.getByRole('dialog', { name: `Post ${notice}.pdf` })
    await tabTo(page, dialog.getByRole('combobox', { name: 'Category' }))
    await typeWithArrow(page, 'Memoranda')
    await expect(page.getByRole('option', { name: 'Memoranda and circulars' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('The category is set')).toBeVisible()
    await tabTo(page, dialog.getByRole('button', { name: 'Send for a decision' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Posting sent')).toBeVisible()
  })

  test('an approval is taken back with Z before it is sent, and then stands', async () => {
    await byPalette(approver, 'posting review', /^Posting review/)
    const queued = approver.getByRole('button', { name: notice })
    await tabTo(approver, queued)
    await approver.keyboard.press('Enter')
    await expect(queued).toHaveAttribute('aria-current', 'true')
    await expect(approver.getByRole('button', { name: 'Approve' })).toBeEnabled()
    await approver.keyboard.press('a')
    await expect(approver.getByText(`${notice}.pdf is approved`)).toBeVisible()
    await expect(queued).toBeHidden()
    await approver.keyboard.press('z')
    await expect(approver.getByText('The approval is undone')).toBeVisible()
    await expect(queued).toHaveAttribute('aria-current', 'true')
    await approver.keyboard.press('a')
    await expect(approver.getByText(`${notice}.pdf is posted`)).toBeVisible()
    await expect(queued).toBeHidden()
    // It was posted to the unit alone, so only who works there sees that it stands.
    await expect(row(page, `${notice}.pdf`)).toContainText('Posted')
  })
})

/** Leaves a document that is shown over the window, once it is there. */
async function leave(shown: Locator): Promise<void> {
  await expect(shown).toBeVisible()
  await shown.page().keyboard.press('Escape')
  await expect(shown).toBeHidden()
}
