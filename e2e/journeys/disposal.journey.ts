import { type Browser, expect, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { actOn } from '../support/my-office.ts'
import { oldPapers } from '../support/old-papers.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { type Person, signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

test('two people and a unit destroy what is due, and an outsider verifies the certificate, on a desk', ({ browser }) =>
  walk(browser, false))
test('two people and a unit destroy what is due, and an outsider verifies the certificate, on a phone', ({ browser }) =>
  walk(browser, true))

async function walk(browser: Browser, isPhone: boolean): Promise<void> {
  const [agreed, objected] = [uniqueName('Trip tickets'), uniqueName('Letters of a lawsuit')]
  const asked = await browser.newContext()
  const { ids } = await oldPapers(asked.request, [agreed, objected])
  const records = await callsOf(asked.request, 'records')
  const scan = uniqueName('Signed authority')
  const { deliveryUnit } = await records('get', 'Account/Me')
  await records('post', 'FileManager/Create', { name: scan, fileFolderId: 0, deliveryUnitId: deliveryUnit.id })
  const { id } = await records('post', 'Disposal/Create', { title: uniqueName('Disposal'), fileManagerIds: ids })
  const at = async (person: Person, doing: (page: Page) => Promise<void>) => {
    const { context, page } = await signedIn(browser, person, isPhone ? phone : {})
    await page.goto(`/archive/disposal/${id}`)
    await doing(page)
    await expectNoSidewaysScroll(page)
    await context.close()
  }

  await at('records', async (page) => {
    await page.getByRole('button', { name: 'Send to the units' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Send to the units' }).click()
    await expect(page.getByText('The units are asked')).toBeVisible()
  })
  await at('ana', async (page) => {
    await actOn(page, { name: agreed, isPhone }, 'Agree')
    await expect(page.getByText('Agreed to 1 document')).toBeVisible()
    await actOn(page, { name: objected, isPhone }, 'Object')
    const dialog = page.getByRole('dialog', { name: 'Object to the destruction of 1 document' })
    await dialog.getByLabel('Reason').fill('The lawsuit has not ended yet.')
    await dialog.getByRole('button', { name: 'Object' }).click()
    await expect(page.getByText('Objected to 1 document')).toBeVisible()
  })
  await at('records', async (page) => {
    await page.getByRole('button', { name: 'Enter the authority' }).click()
    const dialog = page.getByRole('dialog', { name: 'Enter the authority' })
    await dialog.getByLabel('Number of the authority').fill('NAP-2026-117')
    await dialog.getByRole('textbox', { name: 'Its date' }).fill('2026-11-02')
    await dialog.getByLabel('Its scan, where it is kept here').fill(scan)
    await page.getByRole('option', { name: scan }).click()
    await dialog.getByRole('button', { name: 'Enter', exact: true }).click()
    await expect(page.getByText('The authority is entered')).toBeVisible()
    await expect(page.getByRole('link', { name: 'The signed form' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Destroy' })).toBeDisabled()
  })
  await at('records2', async (page) => {
    await page.getByRole('button', { name: 'Destroy' }).click()
    const dialog = page.getByRole('dialog', { name: 'Destroy 1 document?' })
    await dialog.getByRole('button', { name: 'Destroy' }).click()
    await expect(page.getByText('1 document is in the bin')).toBeVisible()
  })

  const { certificate } = await records('get', `Disposal/${id}`)
  const outsider = await browser.newContext(isPhone ? phone : {})
  const page = await outsider.newPage()
  await page.goto(certificate.url)
  await expect(page.getByRole('heading', { name: 'This certificate is genuine' })).toBeVisible()
  await expect(page.getByText(certificate.no)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await outsider.close()
  await asked.close()
}
