import type { Locator, Page } from '@playwright/test'

/** What is on its way up and down. */
export const tray = (page: Page): Locator => page.getByRole('region', { name: /upload|download|stand still/i })

export const uploadButton = (page: Page): Locator => page.getByRole('button', { name: 'Upload', exact: true })
