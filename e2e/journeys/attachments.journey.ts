import { expect, type Page, test } from '@playwright/test'
import { mailFile } from '@sinupan/demo/papers'
import { makeFolder, openFolder, pick, row } from '../support/my-office.ts'
import { closePreview, preview } from '../support/preview.ts'
import { docxWith, newFilesFolder, writeNamed } from '../support/real-files.ts'
import { findInside } from '../support/search.ts'
import { signedIn } from '../support/sign-in.ts'
import { newWord, uniqueName } from '../support/words.ts'

async function uploaded(page: Page, name: string, bytes: Buffer): Promise<void> {
  const path = await writeNamed(await newFilesFolder(), name, bytes)
  await pick(page, page.getByRole('button', { name: 'Upload', exact: true }), [path])
  await expect(row(page, name)).toBeVisible()
}

test.describe('what is attached to a mail', () => {
  test('is saved to a folder by keyboard alone, and is found there by its words', async ({ browser }) => {
    const { context, page } = await signedIn(browser, 'ana')
    const [folder, kept, word] = [uniqueName('Mails'), uniqueName('Kept'), newWord()]
    const plan = `Plan ${word}.docx`
    await makeFolder(page, kept)
    await page.goto('/archive/my-office')
    await makeFolder(page, folder)
    await openFolder(page, folder)
    const mail = mailFile({
      from: 'Lourdes Ocampo <registrar@sta-ines-high.example>',
      to: 'Records Section <records@haraya.example>',
      date: '2026-10-26T09:14:00+08:00',
      subject: 'The plan of the term',
      body: ['It is attached.'],
      attachments: [{ name: plan, bytes: await docxWith(word) }],
    })
    await uploaded(page, 'Plan of the term.eml', mail)
    await row(page, 'Plan of the term.eml').press('Enter')
    const shown = preview(page, 'Plan of the term')
    // The mail is read a little later.
    await expect(shown.getByRole('button', { name: '1 attachment' })).toBeVisible({ timeout: 150_000 })
    await expect(shown.getByRole('list', { name: '1 attachment' })).toContainText('DOCX')

    await shown.getByRole('button', { name: `Save to folder: ${plan}` }).press('Enter')
    const dialog = page.getByRole('dialog', { name: `Save ${plan}` })
    await dialog.getByRole('textbox', { name: 'Find a folder' }).pressSequentially(kept)
    await expect(dialog.getByRole('option', { name: new RegExp(kept) })).toBeVisible()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: `Save to ${kept}` }).press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`${plan} is a document in ${kept} now`)).toBeVisible()

    const coming = page.waitForEvent('download')
    await shown.getByRole('button', { name: `Download ${plan}` }).press('Enter')
    expect((await coming).suggestedFilename()).toBe(plan)
    await closePreview(page)

    await page.goto('/archive/my-office')
    await openFolder(page, kept)
    await expect(row(page, plan)).toBeVisible()
    await findInside(page, word, `Plan ${word}`)
    await context.close()
  })
})

test.describe('a text in letters that nothing names', () => {
  test('is read in another encoding, and then so by everybody and by the search', async ({ browser }) => {
    const { context, page } = await signedIn(browser, 'ana')
    const [folder, word] = [uniqueName('Boxes'), newWord()]
    await makeFolder(page, folder)
    await openFolder(page, folder)
    // DOS writes ñ as Windows writes ¤; one such letter alone tells nobody which it is.
    await uploaded(page, 'Boxes.txt', Buffer.from(`Box 6: pe\u00a4a${word} to Quinta`, 'latin1'))
    await row(page, 'Boxes.txt').press('Enter')
    const shown = preview(page, 'Boxes')
    await expect(shown.getByText(`pe¤a${word}`)).toBeVisible()
    await expect(shown.getByText('Guessed from its letters.')).toBeVisible()
    const encoding = shown.getByRole('combobox', { name: 'Encoding' })
    await encoding.fill('DOS 850')
    await page.getByRole('option', { name: 'DOS 850' }).click()
    await expect(shown.getByText(`peña${word}`)).toBeVisible()
    await expect(shown.getByText('For this view only.')).toBeVisible()
    await shown.getByRole('button', { name: 'Read it so for everybody' }).click()
    await expect(shown.getByText('Chosen by hand, for everybody.')).toBeVisible()
    await closePreview(page)
    await findInside(page, `peña${word}`, 'Boxes')
    await context.close()
  })
})
