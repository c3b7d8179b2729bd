import { expect, type Page } from '@playwright/test'

/** Sends the document that the Post dialog is open for to the public, once its text has been read. */
export async function sendToPublic(page: Page, name: string, note: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `Post ${name}` })
  await dialog.getByRole('combobox', { name: 'Who may see it' }).click()
  await page.getByRole('option', { name: /^Public/ }).click()
  await expect(dialog.getByText('Everyone on the internet, and search engines.')).toBeVisible()
  await dialog.getByLabel('Note for the approver').fill(note)
  await dialog.getByRole('button', { name: 'Send for a decision' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Posting sent')).toBeVisible()
}

/** Opens a posting of the review's queue by its document's name, without the extension. */
export async function openInReview(page: Page, name: string): Promise<void> {
  await page.goto('/archive/cru-file-posting')
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('region', { name: 'Document', exact: true }).getByText(name).first()).toBeVisible()
}
