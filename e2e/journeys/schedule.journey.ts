import { readFile } from 'node:fs/promises'
import { type Browser, expect, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { actOn } from '../support/my-office.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { actOfScreen } from '../support/screen-acts.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

test('a schedule is looked through and taken in, and a paper gets the series that is proposed, on a desk', ({
  browser,
}) => walk(browser, false))
test('a schedule is looked through and taken in, and a paper gets the series that is proposed, on a phone', ({
  browser,
}) => walk(browser, true))

async function walk(browser: Browser, isPhone: boolean): Promise<void> {
  const { context, page } = await signedIn(browser, 'records', isPhone ? phone : {})
  const series = uniqueName('Waterworks ledgers')
  const csv = `group,category,description,retention,reference\nFinance,${series},Of the pumping station,7,FIN-99\n`
  await page.goto('/archive/document-category-type')
  await expectNoSidewaysScroll(page)
  await actOfScreen(page, 'Import…', isPhone)
  const dialog = page.getByRole('dialog', { name: 'Import a records schedule' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a file…' }).click()
  await (await chooser).setFiles({ name: 'schedule.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(dialog.getByText('schedule.csv: 1 series is new.')).toBeVisible()
  // A dry run changes nothing.
  const records = await callsOf(page.request, 'records')
  const named = async () =>
    (await records('get', 'DocumentCategory/All?pageSize=200')).items.filter(
      (one: { category: string }) => one.category === series,
    )
  expect(await named()).toEqual([])
  await dialog.getByRole('button', { name: 'Take in 1 change' }).click()
  await expect(page.getByText('1 series taken in')).toBeVisible()
  expect(await named()).toMatchObject([{ retention: 7, reference: 'FIN-99' }])
  const saved = page.waitForEvent('download')
  await actOfScreen(page, 'Export as CSV', isPhone)
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(series)

  const ana = await callsOf(page.request, 'ana')
  const { deliveryUnit } = await ana('get', 'Account/Me')
  const { folders } = await ana('get', `FileFolder/My/${deliveryUnit.id}?pageSize=200`)
  const folder = folders.items.find((one: { name: string }) => one.name === 'Old papers')
  const paper = `${series} of June`
  const { id } = await ana('post', 'FileManager/Create', {
    name: paper,
    deliveryUnitId: deliveryUnit.id,
    fileFolderId: folder.id,
  })
  await page.goto(`/archive/cru-unscheduled?q=${encodeURIComponent(paper)}`)
  await expect(page.getByText(series).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await actOn(page, { name: paper, isPhone }, `Give ${series}`)
  await expect(page.getByText('1 document has a series now')).toBeVisible()
  expect((await ana('get', `FileManager/${id}`)).documentCategory).toMatchObject({ category: series })
  await context.close()
}
