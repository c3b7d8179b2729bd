import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { byPalette, tabTo } from '../support/keyboard.ts'
import { fromMenu, pressOn, pressTab, signedInForKeys as signedIn, toRow } from '../support/keyboard-screens.ts'
import { row } from '../support/my-office.ts'
import { oldPapers } from '../support/old-papers.ts'
import type { Person } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

test.describe('papers and records by the keyboard alone', () => {
  test('a stock-take from its place to its report, with a paper that is missing and one that is misplaced', async ({
    browser,
  }) => {
    const { context, page } = await signedIn(browser, 'ana')
    const [here, elsewhere] = [uniqueName('Shelf'), uniqueName('Cabinet')]
    const [found, missing, misplaced] = [uniqueName('Ledger'), uniqueName('Minutes'), uniqueName('Payroll')]
    const calls = await callsOf(page.request, 'ana')
    const unitId = (await calls('get', 'Account/Me')).deliveryUnitIds.at(-1)
    const place = async (location: string) =>
      (await calls('post', `FileLocation/Create/${unitId}`, { location, kind: 'shelf' })).id
    const [hereId, elsewhereId] = [await place(here), await place(elsewhere)]
    const { ids } = await oldPapers(page.request, [found, missing, misplaced])
    const put = (fileLocationId: number, fileManagerIds: (number | undefined)[]) =>
      calls('post', 'FileManager/PhysicalLocation/Move', { fileLocationId, fileManagerIds })
    await put(hereId, [ids[0], ids[1]])
    await put(elsewhereId, [ids[2]])
    const codeOf = async (id?: number) => (await calls('get', `FileManager/${id}`)).itemCode

    await byPalette(page, 'stock-takes', /^Stock-takes/)
    await pressOn(page, 'Count a place')
    const begin = page.getByRole('dialog', { name: 'Count what is in a place' })
    await expect(begin.getByRole('combobox', { name: 'Place' })).toBeFocused()
    // Enter comes before the answer, as from a scanner.
    await page.keyboard.type(here)
    await page.keyboard.press('Enter')
    await expect(begin.getByRole('combobox', { name: 'Place' })).toHaveValue(new RegExp(`^${here} · L-`))
    await page.keyboard.press('Enter')
    await page.waitForURL(/stock-takes\/\d+/)

    const scan = page.getByLabel('Scan or type a label')
    await expect(scan).toBeFocused()
    for (const [id, told] of [
      [ids[0], `${found} is where it belongs`],
      [ids[2], `${misplaced} belongs in ${elsewhere}`],
    ] as const) {
      await page.keyboard.type(await codeOf(id))
      await page.keyboard.press('Enter')
      await expect(page.getByText(told)).toBeVisible()
      await expect(scan).toBeFocused()
    }
    await pressTab(page, /^Misplaced/)
    await fromMenu(page, row(page, misplaced), 'Put it here')
    await expect(page.getByText(`${misplaced} belongs in ${here} now`)).toBeVisible()
    await expect(row(page, misplaced)).toBeFocused()
    await pressTab(page, /^Missing/)
    await expect(row(page, missing)).toBeVisible()
    await pressOn(page, 'Close it')
    const close = page.getByRole('dialog', { name: 'Close the stock-take' })
    await expect(close).toContainText('1 document was not scanned')
    await tabTo(page, close.getByRole('button', { name: 'Close it' }))
    await page.keyboard.press('Enter')
    await expect(scan).toHaveCount(0)
    const saved = page.waitForEvent('download')
    await pressOn(page, 'Save as a workbook')
    expect((await saved).suggestedFilename()).toContain(here)
    await context.close()
  })

  test('a paper that two ask for: promised, fetched, handed out and brought back, and the next one is called', async ({
    browser,
  }) => {
    const { context, page } = await signedIn(browser, 'ana')
    const paper = uniqueName('Ledger')
    const calls = await callsOf(page.request, 'ana')
    const documentId = await placed(calls, (await oldPapers(page.request, [paper])).ids[0])
    for (const person of ['carla', 'approver'] as const) {
      const asker = await callsOf(page.request, person)
      await calls('post', 'FileManager/Link', {
        fileManagerId: documentId,
        userIds: [(await asker('get', 'Account/Me')).id],
      })
      const neededBy = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
      await asker('post', 'Loan/Request', { fileManagerId: documentId, neededBy, reason: 'For the audit.' })
    }
    const find = page.getByRole('searchbox', { name: 'Find a document' })
    await byPalette(page, 'loans', /^Loans/)
    await page.waitForURL('**/archive/loans')
    await tabTo(page, find)
    await page.keyboard.type(paper)
    await expect(row(page, paper)).toHaveCount(2)
    await expect(row(page, paper).first()).toContainText('1 waits behind')
    await fromMenu(page, row(page, paper).first(), 'Promise it')
    await expect(page.getByText('gets the original of')).toBeVisible()
    // The one behind stays, and the keys go on with it.
    await expect(row(page, paper)).toHaveCount(1)
    await expect(row(page, paper)).toBeFocused()
    await pressTab(page, /^To hand out/)
    await fromMenu(page, row(page, paper), 'It was fetched')
    await expect(page.getByText(`${paper} lies ready`)).toBeVisible()
    await fromMenu(page, row(page, paper), 'Hand it out')
    const lend = page.getByRole('dialog', { name: `Hand out the original of ${paper}` })
    await expect(lend.getByRole('textbox', { name: 'To be back on' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(lend).toBeHidden()
    await pressTab(page, /^Out/)
    await fromMenu(page, row(page, paper), 'It came back')
    await expect(page.getByText(`${paper} came back`)).toBeVisible()
    await pressTab(page, /^To reshelve/)
    await fromMenu(page, row(page, paper), 'It is on its shelf')
    await expect(page.getByText(`${paper} is on its shelf again`)).toBeVisible()
    await pressTab(page, /^Waiting/)
    // The list shows what it knew until it is read again.
    await expect(row(page, paper)).toHaveCount(1)
    await expect(row(page, paper)).toContainText('First')
    await fromMenu(page, row(page, paper), 'Promise it')
    await expect(row(page, paper)).toHaveCount(0)
    await context.close()
  })

  test('what is due: extended, held, the hold lifted', async ({ browser }) => {
    const { context, page } = await signedIn(browser, 'records')
    const [kept, held] = [uniqueName('Trip tickets'), uniqueName('Vouchers')]
    await oldPapers(page.request, [kept, held])
    const find = page.getByRole('searchbox')
    await byPalette(page, 'expired', /^Expired documents/)
    await page.waitForURL('**/archive/cru-expire-document**')
    await tabTo(page, find)
    await page.keyboard.type(kept)
    await fromMenu(page, row(page, kept), 'Extend…')
    const extend = page.getByRole('dialog', { name: 'Keep 1 document longer' })
    await expect(extend.getByLabel('Keep until')).toBeFocused()
    await page.keyboard.type('Jun 30 2045')
    await tabTo(page, extend.getByLabel('Reason'))
    await page.keyboard.type('The auditors have asked for it.')
    await tabTo(page, extend.getByRole('button', { name: 'Extend', exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 document is kept until Jun 30 2045')).toBeVisible()
    await tabTo(page, find)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(held)
    await fromMenu(page, row(page, held), 'Put on hold…')
    const hold = page.getByRole('dialog', { name: 'Put 1 document on hold' })
    // A list of few kinds: Enter opens it, the arrow goes on, Enter chooses.
    await tabTo(page, hold.getByRole('combobox', { name: 'Kind' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option', { name: 'Audit' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(hold.getByRole('combobox', { name: 'Kind' })).toHaveValue(/Audit/)
    await tabTo(page, hold.getByLabel('Reason'))
    const reason = uniqueName('For the auditors')
    await page.keyboard.type(reason)
    await tabTo(page, hold.getByRole('button', { name: 'Put on hold' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 document is on hold')).toBeVisible()
    await byPalette(page, 'holds', /^Holds/)
    await page.waitForURL('**/cru-expire-document/holds**')
    await tabTo(page, find)
    await page.keyboard.type(reason)
    await fromMenu(page, row(page, reason), 'Lift…')
    const lift = page.getByRole('dialog', { name: 'Lift the hold' })
    await expect(lift.getByLabel('Reason')).toBeFocused()
    await page.keyboard.type('The auditors have seen it.')
    await tabTo(page, lift.getByRole('button', { name: 'Lift the hold' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('The hold is lifted')).toBeVisible()
    await context.close()
  })

  test('a schedule is looked through and taken in', async ({ browser }) => {
    const { context, page } = await signedIn(browser, 'records')
    const series = uniqueName('Waterworks ledgers')
    const csv = `group,category,description,retention,reference\nFinance,${series},Of the pumping station,7,FIN-99\n`
    await byPalette(page, 'series', /^Records series/)
    await page.waitForURL('**/document-category-type**')
    await pressOn(page, 'Import…')
    const dialog = page.getByRole('dialog', { name: 'Import a records schedule' })
    const chooser = page.waitForEvent('filechooser')
    await tabTo(page, dialog.getByRole('button', { name: 'Choose a file…' }))
    await page.keyboard.press('Enter')
    await (await chooser).setFiles({ name: 'schedule.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
    await expect(dialog.getByText('schedule.csv: 1 series is new.')).toBeVisible()
    await tabTo(page, dialog.getByRole('button', { name: 'Take in 1 change' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('1 series taken in')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Import…' })).toBeFocused()
    await context.close()
  })

  test('a disposal from its draft to its certificate, by four people', async ({ browser }) => {
    const paper = uniqueName('Trip tickets')
    const asked = await browser.newContext()
    await papersOfCarla(asked.request, paper)
    const title = uniqueName('Disposal')
    const as = async (person: Person, doing: (page: Page) => Promise<void>) => {
      const { context, page } = await signedIn(browser, person)
      await doing(page)
      await context.close()
    }
    const toBatch = async (page: Page) => {
      await byPalette(page, 'disposal', /^Disposal/)
      await page.waitForURL('**/archive/disposal')
      await toRow(page, row(page, title))
      await page.keyboard.press('Enter')
      await page.waitForURL(/disposal\/\d+/)
    }
    await as('records', async (page) => {
      await byPalette(page, 'expired', /^Expired documents/)
      await page.waitForURL('**/archive/cru-expire-document**')
      await tabTo(page, page.getByRole('searchbox'))
      await page.keyboard.type(paper)
      await fromMenu(page, row(page, paper), /Add to a/)
      const add = page.getByRole('dialog', { name: 'Add 1 document to a disposal batch' })
      await tabTo(page, add.getByLabel('Title of the new batch'))
      await page.keyboard.type(title)
      await page.keyboard.press('Enter')
      await expect(add).toBeHidden()
      await toBatch(page)
      await pressOn(page, 'Send to the units')
      await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Send to the units' }))
      await page.keyboard.press('Enter')
      await expect(page.getByText('The units are asked')).toBeVisible()
    })
    await as('carla', async (page) => {
      await toBatch(page)
      await fromMenu(page, row(page, paper), 'Agree')
      await expect(page.getByText('Agreed to 1 document')).toBeVisible()
      await expect(row(page, paper)).toBeFocused()
    })
    await as('records', async (page) => {
      await toBatch(page)
      await pressOn(page, 'Enter the authority')
      const dialog = page.getByRole('dialog', { name: 'Enter the authority' })
      await expect(dialog.getByLabel('Number of the authority')).toBeFocused()
      await page.keyboard.type('NAP-2026-117')
      await tabTo(page, dialog.getByRole('textbox', { name: 'Its date' }))
      await page.keyboard.type('Nov 2 2026')
      await tabTo(page, dialog.getByRole('button', { name: 'Enter', exact: true }))
      await page.keyboard.press('Enter')
      await expect(page.getByText('The authority is entered')).toBeVisible()
    })
    await as('records2', async (page) => {
      await toBatch(page)
      await pressOn(page, 'Destroy')
      const dialog = page.getByRole('dialog', { name: 'Destroy 1 document?' })
      await tabTo(page, dialog.getByRole('button', { name: 'Destroy' }))
      await page.keyboard.press('Enter')
      await expect(page.getByText('1 document is in the bin')).toBeVisible()
      const saved = page.waitForEvent('download')
      await pressOn(page, 'Certificate')
      expect((await saved).suggestedFilename()).toMatch(/^Certificate .*\.pdf$/)
    })
    await asked.close()
  })
})

type Calls = Awaited<ReturnType<typeof callsOf>>

/** Gives a paper of ana's unit a place, so that there is an original to ask for. */
async function placed(calls: Calls, id: number | undefined): Promise<number | undefined> {
  const unitId = (await calls('get', 'Account/Me')).deliveryUnitIds.at(-1)
  const { id: fileLocationId } = await calls('post', `FileLocation/Create/${unitId}`, {
    location: uniqueName('Box'),
    kind: 'box',
  })
  await calls('post', 'FileManager/PhysicalLocation/Move', { fileLocationId, fileManagerIds: [id] })
  return id
}

/** Papers of carla's unit whose two years are long over. */
async function papersOfCarla(request: APIRequestContext, name: string): Promise<void> {
  const carla = await callsOf(request, 'carla')
  const { deliveryUnit } = await carla('get', 'Account/Me')
  const { items } = await carla('get', 'DocumentCategory/All?pageSize=200')
  await carla('post', 'FileManager/Create', {
    name,
    deliveryUnitId: deliveryUnit.id,
    fileFolderId: 0,
    documentCategoryId: items.find((one: { category: string }) => one.category === 'Office correspondence').id,
    documentDate: '2012-05-04',
  })
}
