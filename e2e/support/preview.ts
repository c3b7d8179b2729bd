import { expect, type Locator, type Page } from '@playwright/test'

/** The preview of a document over the window. */
export const preview = (page: Page, name: string): Locator => page.getByRole('dialog', { name: `Preview of ${name}` })

/** Closes the preview. */
export async function closePreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await expect(page.getByRole('button', { name: 'Close the preview' })).toBeHidden()
}

/** The words of a PDF's page, which lie over its picture so that they can be selected. */
export const pdfWords = (preview: Locator, word: string): Locator => preview.getByText(word).first()

/** What a frame draws: a Word document or a sheet. */
export const framed = (preview: Locator, fileName: string, word: string): Locator =>
  preview.frameLocator(`iframe[title="Preview of ${fileName}"]`).getByText(word).first()
