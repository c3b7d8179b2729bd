import { type Browser, expect, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { heldBack } from '../support/held-back.ts'
import { oldPapers } from '../support/old-papers.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

test('an original on a desk: asked for, promised, handed out, brought back; its shelf counted', ({ browser }) =>
  walk(browser, false))
test('an original on a phone: asked for, promised, handed out, brought back; its shelf counted', ({ browser }) =>
  walk(browser, true))

test('a tab shows no rows of another one while its own are on their way', async ({ browser }) => {
  const { context, page } = await signedIn(browser, 'ana')
  await page.goto('/archive/loans')
  const rows = page.getByRole('button', { name: /^Actions for/ })
  await expect(rows.first()).toBeVisible()
  const list = await heldBack(page, '**/api/Loan/DeliveryUnit/**')
  await page.getByRole('tab', { name: /^Out/ }).click()
  await expect(page.getByRole('tab', { name: /^Out/, selected: true })).toBeVisible()
  await expect(rows).toHaveCount(0)
  // How much each of them holds is known.
  await expect(page.getByRole('tab', { name: /^Waiting \d/ })).toBeVisible()
  await list.come()
  await expect(rows.first()).toBeVisible()
  await context.close()
})

async function walk(browser: Browser, isPhone: boolean): Promise<void> {
  const { context, page } = await signedIn(browser, 'ana', isPhone ? phone : {})
  const calls = await callsOf(page.request, 'ana')
  const [paper, box] = [uniqueName('Ledger'), uniqueName('Box')]
  const [documentId = 0] = (await oldPapers(page.request, [paper])).ids
  const me = await calls('get', 'Account/Me')
  const unitId = me.deliveryUnitIds.at(-1)
  const place = await calls('post', `FileLocation/Create/${unitId}`, { location: box, kind: 'box' })
  await calls('post', 'FileManager/PhysicalLocation/Move', {
    fileLocationId: place.id,
    fileManagerIds: [documentId],
  })
  const { itemCode, routeId } = await calls('get', `FileManager/${documentId}`)

  // Whoever sees a document may ask for its original.
  const asker = await callsOf(page.request, 'carla')
  const { id: askerId } = await asker('get', 'Account/Me')
  await calls('post', 'FileManager/Link', { fileManagerId: documentId, userIds: [askerId] })
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await asker('post', 'Loan/Request', { fileManagerId: documentId, neededBy: day, reason: 'For the audit.' })

  await page.goto('/archive/loans')
  await expect(page.getByRole('tab', { name: /Waiting/ })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await act(page, paper, 'Promise it')
  // Whoever leaves the page before it was answered may take back what they asked.
  await expect(page.getByRole('button', { name: `Actions for ${paper}` })).toHaveCount(0)
  await page.goto('/archive/loans?stage=ready')
  // Whoever is quicker than the list goes on with what they have just changed.
  await expect(page.getByRole('button', { name: `Actions for ${paper}` }).first()).toBeVisible()
  const list = await heldBack(page, '**/api/Loan/DeliveryUnit/**')
  await act(page, paper, 'It was fetched')
  await expect(page.getByText(`${paper} lies ready`)).toBeVisible()
  await act(page, paper, 'Hand it out')
  await page.getByRole('dialog').getByRole('button', { name: 'Hand it out' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await list.come()
  await page.goto('/archive/loans?stage=out')
  await act(page, paper, 'It came back')
  await expect(page.getByText(`${paper} came back`)).toBeVisible()
  await page.goto('/archive/loans?stage=back')
  await act(page, paper, 'It is on its shelf')
  await expect(page.getByText(`${paper} is on its shelf again`)).toBeVisible()

  // The shelf is counted, from the place's menu on.
  await page.goto(`/archive/stock-takes?place=${place.id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Begin to count' }).click()
  await page.waitForURL(/stock-takes\/\d+/)
  await expectNoSidewaysScroll(page)
  // Whoever begins to count it as well is led to the same stock-take.
  const counted = page.url()
  await page.goto(`/archive/stock-takes?place=${place.id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Begin to count' }).click()
  await expect(page.getByText(`${box} is being counted already`)).toBeVisible()
  await page.waitForURL(counted)
  await act(page, paper, 'Put it elsewhere…')
  const dialog = page.getByRole('dialog', { name: `Where does ${paper} stand?` })
  await dialog.getByRole('combobox', { name: 'Find a place by name or code' }).fill(box)
  await dialog.getByRole('option', { name: new RegExp(box) }).click()
  await dialog.getByRole('button', { name: `Put it into ${box}` }).click()
  await expect(page.getByText(`${paper} belongs in ${box} now`)).toBeVisible()
  const field = page.getByLabel('Scan or type a label')
  await field.fill(itemCode)
  await field.press('Enter')
  await expect(page.getByText(`${paper} is where it belongs`)).toBeVisible()
  await field.fill(`https://records.example/files/${routeId}`)
  await field.press('Enter')
  await expect(page.getByText(`${paper} was scanned already`)).toBeVisible()
  await field.fill('D-0000000')
  await field.press('Enter')
  await expect(page.getByText('D-0000000 is no document that you know of')).toBeVisible()
  await page.getByRole('button', { name: 'Close it' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close it' }).click()
  await expect(page.getByLabel('Scan or type a label')).toHaveCount(0)
  await context.close()
}

async function act(page: Page, paper: string, label: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${paper}` })
    .first()
    .click()
  await page
    .getByRole('menuitem', { name: label })
    .or(page.getByRole('button', { name: label }))
    .first()
    .click()
}
