import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { anasDocument } from '../support/pools.ts'
import { filmOf } from '../support/qr-film.ts'
import { scanByKeys } from '../support/scanner.ts'
import { signedIn, signIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

test('places on a desk: made, filled by a keyboard scanner, moved, seen by an outsider', ({ browser }) =>
  walk(browser, false))
test('places on a phone: made, filled by a keyboard scanner, moved, seen by an outsider', ({ browser }) =>
  walk(browser, true))

async function walk(browser: Browser, isPhone: boolean): Promise<void> {
  const { context, page } = await signedIn(browser, 'ana', isPhone ? phone : {})
  const [room, box, paper] = [uniqueName('Room'), uniqueName('Box'), uniqueName('Ledger')]
  const calls = await callsOf(page.request, 'ana')
  const documentId = await anasDocument(page.request, paper)

  await page.goto('/archive/my-location')
  await expect(page.getByText('Old gymnasium').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await make(page, room, { isPhone })
  await openPlace(page, room, isPhone)
  await make(page, box, { isPhone, isPublic: true })
  await openPlace(page, box, isPhone)
  const routeId = page.url().split('/').at(-1) ?? ''
  const { id: boxId, code } = await calls('get', `FileLocation/${routeId}`)

  // A document gets its code with its first place.
  await calls('post', 'FileManager/PhysicalLocation/Move', { fileLocationId: boxId, fileManagerIds: [documentId] })
  const { itemCode } = await calls('get', `FileManager/${documentId}`)
  await calls('post', 'FileManager/PhysicalLocation/Move', { fileLocationId: null, fileManagerIds: [documentId] })

  await page.reload()
  await openScan(page)
  const dialog = page.getByRole('dialog', { name: 'Scan labels' })
  await expect(dialog.getByText(`Into ${box}.`)).toBeVisible()
  await scanByKeys(page, itemCode)
  const log = dialog.getByRole('log')
  await expect(log).toContainText(`${paper}.txt is now in ${box}`)
  await log.getByRole('button', { name: 'Undo' }).click()
  await expect(log).toContainText('is back where it was')
  await scanByKeys(page, itemCode)
  await expect(log.getByText(`${paper}.txt is now in ${box}`)).toHaveCount(2)
  await weakLine(page, itemCode, `${paper}.txt`)
  await scanByKeys(page, 'D-0000000')
  await expect(log).toContainText('Nothing that you may see has the code D-0000000.')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(`${paper}.txt`).first()).toBeVisible()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText(paper).first()).toBeVisible()
  await expectNoSidewaysScroll(page)

  // Anywhere else on these screens a burst of keys opens what it names.
  await page.goto('/archive/my-location')
  await expect(page.getByText('Old gymnasium').first()).toBeVisible()
  await scanByKeys(page, code)
  await page.waitForURL(`**/archive/locations/${routeId}`)

  await move(page, 'Old gymnasium', isPhone)
  await expect.poll(async () => (await calls('get', `FileLocation/${boxId}`)).path[0].location).toBe('Old gymnasium')
  await outside(browser, routeId, { box, paper })
  await calls('put', `FileLocation/Update/${boxId}`, { isPublic: false })
  await outside(browser, routeId, undefined)
  await context.close()
}

/** Among shelves a phone loses its line: it says which label was not taken, and that it was not taken back. */
async function weakLine(page: Page, code: string, paper: string): Promise<void> {
  const log = page.getByRole('dialog', { name: 'Scan labels' }).getByRole('log')
  await page.context().setOffline(true)
  await log.getByRole('button', { name: 'Undo' }).first().click()
  await expect(log).toContainText(`${paper}: The server can’t be reached.`)
  await expect(log.getByRole('button', { name: 'Undo' })).toBeVisible()
  await scanByKeys(page, code)
  await expect(log).toContainText(`${code}: The server can’t be reached.`)
  await page.context().setOffline(false)
  await scanByKeys(page, code)
  await expect(log.getByText(`${paper} is now in`)).toHaveCount(3)
}

async function make(page: Page, name: string, { isPhone = false, isPublic = false }): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'More' }).first().click()
  const buttons = page.getByRole('button', { name: 'New place' })
  await (isPhone ? buttons.last() : buttons.first()).click()
  const dialog = page.getByRole('dialog', { name: /^New place/ })
  await dialog.getByLabel('Name').fill(name)
  if (isPublic) await dialog.getByRole('switch', { name: 'Public page' }).click({ force: true })
  await dialog.getByRole('button', { name: 'Make' }).click()
  await expect(dialog).toBeHidden()
}

async function openPlace(page: Page, name: string, isPhone: boolean): Promise<void> {
  const places = page.getByRole('tab', { name: /Places/ })
  if (await places.isVisible()) await places.click()
  await page.getByRole('searchbox', { name: 'Filter places' }).fill(name)
  await expect(page).toHaveURL(/search=/)
  if (isPhone) await page.getByRole('listitem').filter({ hasText: name }).getByRole('button').first().click()
  else await page.getByRole('link', { name }).click()
  await page.waitForURL('**/archive/locations/*')
  await expect(page.getByRole('tab', { name: /Places/ })).toBeVisible()
}

const openScan = (page: Page) => page.getByRole('button', { name: 'Scan', exact: true }).click()

/** As a scanner that stands for a keyboard does it. */
async function move(page: Page, to: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'More' }).first().click()
  else
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
  await page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'Move…', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: /with all inside/ })
  await dialog.getByRole('combobox').fill(to)
  await dialog.getByRole('option', { name: new RegExp(`^${to}`) }).click()
  await dialog.getByRole('button', { name: `Move to ${to}` }).click()
  await expect(dialog).toBeHidden()
}

/** Who isn't signed in finds the place where it is public, and nothing that isn't. */
async function outside(browser: Browser, routeId: string, seen: { box: string; paper: string } | undefined) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`/folder/data/${routeId}`)
  if (seen) {
    await expect(page.getByRole('heading', { name: seen.box })).toBeVisible()
    await expect(page.getByText('No public documents in here')).toBeVisible()
    await expect(page.getByText(seen.paper)).toBeHidden()
  } else await expect(page.getByText('There is no such place')).toBeVisible()
  await context.close()
}

test('a label is opened by the camera of a phone', async ({ browser, baseURL }) => {
  const folder = await mkdtemp(join(tmpdir(), 'sinupan-film-'))
  const { context, page } = await signedIn(browser, 'ana')
  const calls = await callsOf(page.request, 'ana')
  const { deliveryUnitIds } = await calls('get', 'Account/Me')
  const made = await calls('post', `FileLocation/Create/${deliveryUnitIds.at(-1)}`, {
    location: uniqueName('Filmed box'),
  })
  await context.close()
  const film = join(folder, 'label.y4m')
  await filmOf(`${baseURL}/folder/data/${made.routeId}`, film)
  const executablePath = process.env.CHROMIUM_PATH
  const filming = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  const scanner = await filming.newPage({ ...phone, ...(baseURL && { baseURL }), permissions: ['camera'] })
  await signIn(scanner, 'ana')
  await scanner.goto('/archive/my-location')
  await openScan(scanner)
  await scanner.getByRole('button', { name: 'Turn the camera on' }).click()
  await scanner.waitForURL(`**/archive/locations/${made.routeId}`)
  await expect(scanner.getByText(made.code)).toBeVisible()
  await filming.close()
  await rm(folder, { recursive: true })
})
