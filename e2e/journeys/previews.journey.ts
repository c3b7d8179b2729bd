import { resolve } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { makeFolder, openFolder, pick, row } from '../support/my-office.ts'
import { closePreview, preview } from '../support/preview.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

const cases = resolve(import.meta.dirname, '../../apps/server/src/platform/derivatives/testing/cases')
const names = {
  box: 'docx-text-box-in-paragraph.docx',
  moved: 'docx-moved-text.docx',
  mail: 'mail-quoted-printable.eml',
  scan: 'tiff-directory-at-end.tiff',
  boxed: 'rtf-text-box.rtf',
}

test.describe('files of other systems', () => {
  test('are shown as they are: boxes, moved words, mails, scans, rich text', async ({ browser }) => {
    const { context, page } = await signedIn(browser, 'ana')
    const folder = uniqueName('Previews')
    await makeFolder(page, folder)
    await openFolder(page, folder)
    const paths = Object.values(names).map((name) => resolve(cases, name))
    await pick(page, page.getByRole('button', { name: 'Upload', exact: true }), paths)
    for (const name of Object.values(names)) await expect(row(page, name)).toBeVisible()

    const box = await framedIn(page, names.box)
    for (const word of ['Beforeword', 'Boxword', 'Afterword', 'Plainword'])
      await expect(box.getByText(word)).toHaveCount(1)
    await closePreview(page)

    const moved = await framedIn(page, names.moved)
    await expect(moved.getByText('Insertedword')).toBeVisible()
    await expect(moved.getByText('Movedword')).toHaveCount(1)
    await expect(moved.getByText('Deletedword')).toHaveCount(0)
    await closePreview(page)

    // What the server makes of a file comes a little later.
    await expect(async () => {
      await page.reload()
      await row(page, names.mail).press('Enter')
      await expect(frameOf(page, names.mail)).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 150_000 })
    const mail = (await framedIn(page, names.mail, { isOpen: true })).locator('main')
    await expect(mail).toContainText('María Peñaflor')
    await expect(mail).toContainText('matriculaword termina')
    await closePreview(page)

    await expect(async () => {
      await page.reload()
      await row(page, names.scan).press('Enter')
      await expect(preview(page, names.scan).locator('canvas').first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 150_000 })
    await expect(preview(page, names.scan).getByText('Drawn from the words of the file')).toBeHidden()
    await closePreview(page)

    await expect(async () => {
      await page.reload()
      await row(page, names.boxed).press('Enter')
      await expect(preview(page, names.boxed).locator('canvas').first()).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 150_000 })
    await expect(preview(page, names.boxed).getByText('Boxword').first()).toBeAttached()
    await expect(preview(page, names.boxed).getByText('Drawn from the words of the file')).toBeVisible()
    await context.close()
  })
})

const frameOf = (page: Page, name: string): Locator => page.locator(`iframe[title="Preview of ${name}"]`)

async function framedIn(page: Page, name: string, { isOpen = false } = {}) {
  if (!isOpen) await row(page, name).press('Enter')
  await expect(preview(page, name)).toBeVisible()
  return frameOf(page, name).contentFrame()
}
