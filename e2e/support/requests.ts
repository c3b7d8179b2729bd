import { expect, type Page } from '@playwright/test'

let number = 0
/** An address that no other journey writes to. */
export const anAddress = () => `juana.${Date.now()}.${++number}@example.org`

/** Fills in the first step of the form. */
export async function fillWhat(page: Page, title: string): Promise<void> {
  await page.getByLabel('What are you looking for').fill(title)
  await page.getByLabel('Describe it').fill('All minutes of the year 2024 that name the new library.')
  await page.getByRole('combobox', { name: 'Campus' }).click()
  await page.getByRole('option').first().click()
  await page.getByLabel('What you need it for').fill('For a thesis on the library.')
}

/** Fills in the second step. */
export async function fillWho(page: Page, email: string): Promise<void> {
  await page.getByRole('combobox', { name: 'What you are to the university' }).click()
  await page.getByRole('option', { name: 'Researcher' }).click()
  await page.getByLabel('First name').fill('Juana')
  await page.getByLabel('Last name').fill('Dela Cruz')
  await page.getByLabel('E-mail').fill(email)
}

export const goOn = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()
export const expectStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** The path of a request's link in a mail. */
export function requestLinkIn(text: string): string {
  const { pathname, search } = new URL(
    /https?:\S*\/document-request-status\S*/.exec(text)?.[0] ?? 'http://nothing/nothing',
  )
  return pathname + search
}
