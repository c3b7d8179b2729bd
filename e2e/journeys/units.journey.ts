import { type Browser, expect, type Page, test } from '@playwright/test'
import { makeFolder, openFolder, pick } from '../support/my-office.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { newFilesFolder, pdfWith, writeNamed } from '../support/real-files.ts'
import { signedIn } from '../support/sign-in.ts'
import { giveUnit, switchUnit } from '../support/units.ts'
import { newWord, uniqueName } from '../support/words.ts'

const home = 'Records Unit'
const second = 'Accounting Unit'

test('who works in two units goes from one to the other, and everything follows', async ({ browser }) => {
  const admin = await signedIn(browser, 'admin')
  const endAccess = await giveUnit(admin.page, second, /Carla Joy/)
  await walk(browser, false)
  await walk(browser, true)
  await endAccess()
  await admin.context.close()
})

async function walk(browser: Browser, isPhone: boolean): Promise<void> {
  const { context, page } = await signedIn(browser, 'carla', isPhone ? phone : {})
  const entry = (name: string) => listed(page, name, isPhone)
  const file = `${uniqueName('Voucher')}.pdf`
  const folder = uniqueName('Vouchers')
  await expect(entry('Policies')).toBeVisible()
  await switchUnit(page, second, { isPhone })
  await expect(entry('Trial balances')).toBeVisible()
  await expect(entry('Policies')).toBeHidden()
  if (!isPhone) await expect(page.getByRole('treeitem', { name: /Trial balances/ })).toBeVisible()

  await makeFolder(page, folder, { isPhone })
  await openFolder(page, folder, { isPhone })
  await upload(page, await writeNamed(await newFilesFolder(), file, await pdfWith(newWord())), isPhone)
  await expect(entry(file)).toBeVisible()
  const inside = page.url()

  await switchUnit(page, home, { isPhone })
  await expect(page).toHaveURL(/\/archive\/my-office$/)
  await expect(entry('Policies')).toBeVisible()
  await expect(entry(folder)).toBeHidden()

  await page.goto(inside)
  await expect(entry(file)).toBeVisible()
  await page.goto('/archive/trash?page=3')
  await switchUnit(page, home, { isPhone })
  await expect(page).toHaveURL(/\/archive\/trash$/)
  await expectNoSidewaysScroll(page)
  await context.close()
}

async function upload(page: Page, path: string, isPhone: boolean): Promise<void> {
  if (!isPhone) return pick(page, page.getByRole('button', { name: 'Upload', exact: true }), [path])
  await page.getByRole('button', { name: 'Add', exact: true }).tap()
  await pick(page, page.getByRole('button', { name: 'Upload files…' }).last(), [path])
}

const listed = (page: Page, name: string, isPhone: boolean) =>
  page
    .getByRole('main')
    .getByRole(isPhone ? 'listitem' : 'row')
    .filter({ hasText: name })
    .first()
