import { expect, type Locator, type Page } from '@playwright/test'

/** Sends the document that the Post dialog is open for to the public, once its text has been read. */
export async function sendToPublic(page: Page, name: string, note: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Post ${name}` })
  await chooseLevelAndNote(page, dialog, note)
  await dialog.getByRole('button', { name: 'Send for a decision' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Posting sent')).toBeVisible()
}

/** The same for a document that has no category: it can't be sent before one is chosen in the dialog. */
export async function sendBareToPublic(page: Page, name: string, note: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Post ${name}` })
  await expect(dialog.getByText('There is no category')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Send for a decision' })).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'Category' }).fill('Memoranda')
  await page.getByRole('option', { name: 'Memoranda and circulars' }).click()
  await expect(dialog.getByText('The category is set')).toBeVisible()
  await sendToPublic(page, name, note)
}

async function chooseLevelAndNote(page: Page, dialog: Locator, note: string): Promise<void> {
  await dialog.getByRole('combobox', { name: 'Who may see it' }).click()
  await page.getByRole('option', { name: /^Public/ }).click()
  await expect(dialog.getByText('Everyone on the internet, and search engines.')).toBeVisible()
  await dialog.getByLabel('Note for the approver').fill(note)
}

/** Opens a posting of the review's queue by its document's name, without the extension. */
export async function openInReview(page: Page, name: string): Promise<void> {
  await page.goto('/archive/cru-file-posting')
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('region', { name: 'Document', exact: true }).getByText(name).first()).toBeVisible()
}
