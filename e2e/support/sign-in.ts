import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { demoPassword } from '@sinupan/demo'

/** People of the demo university with a part in the journeys. */
export type Person = 'ana' | 'approver' | 'admin' | 'carla' | 'dan' | 'records' | 'records2'

/** Signs in on the page's own form and waits until My Office is there. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('User name or e-mail').fill(person)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/archive/my-office')
}

/** A browser of its own for a person, signed in. */
export async function signedIn(browser: Browser, person: Person, options: BrowserContextOptions = {}) {
  const context: BrowserContext = await browser.newContext(options)
  const page = await context.newPage()
  await signIn(page, person)
  return { context, page }
}

/** Shows the password again, as the page would ask for it: on a busy machine a journey takes longer than a proof lasts. */
export async function proveAnew(page: Page): Promise<void> {
  const token = await page.evaluate<string>("localStorage.getItem('TOKEN')")
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.post('/api/Account/StepUp', { headers, data: { password: demoPassword } })
  if (!answer.ok()) throw new Error(`The proof was answered with ${answer.status()}.`)
}
