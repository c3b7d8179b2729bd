import { readFile } from 'node:fs/promises'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { actOn } from '../support/my-office.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

test('labels, contents and code of a place are printed, and two places are moved at once, on a desk', ({ browser }) =>
  walk(browser, false))
test('labels, contents and code of a place are printed, and it is moved, on a phone', ({ browser }) =>
  walk(browser, true))

async function walk(browser: Browser, isPhone: boolean): Promise<void> {
  const { context, page } = await signedIn(browser, 'ana', isPhone ? phone : {})
  const [room, first, second, other] = ['Room', 'Shelf', 'Shelf', 'Room'].map(uniqueName) as [
    string,
    string,
    string,
    string,
  ]
  const ana = await callsOf(page.request, 'ana')
  const { deliveryUnit } = await ana('get', 'Account/Me')
  const make = (location: string, parentId: number | null) =>
    ana('post', `FileLocation/Create/${deliveryUnit.id}`, { location, parentId })
  const { id, routeId } = await make(room, null)
  const { id: otherId } = await make(other, null)
  for (const shelf of [first, second]) await make(shelf, id)

  await page.goto(`/archive/locations/${routeId}`)
  await expect(page.getByText(first).first()).toBeVisible()
  await actOn(page, { name: first, isPhone }, 'Print labels…')
  const dialog = page.getByRole('dialog', { name: `Labels of ${first}` })
  await dialog.getByRole('combobox', { name: 'Sheet' }).click()
  await page.getByRole('option', { name: /^14 on a sheet/ }).click()
  await expectNoSidewaysScroll(page)
  expect(await saved(page, () => dialog.getByRole('button', { name: 'Print' }).click())).toBe('%PDF')
  await expect(dialog).toBeHidden()
  expect(await saved(page, () => actOn(page, { name: first, isPhone }, 'Print the contents'))).toBe('%PDF')
  expect(await saved(page, () => actOn(page, { name: first, isPhone }, 'QR code'))).toBe('\u0089PNG')

  if (isPhone) {
    await page.getByRole('button', { name: `Actions for ${first}` }).click()
    await page.getByRole('button', { name: 'Move…', exact: true }).click()
  } else {
    for (const shelf of [first, second]) await page.getByRole('checkbox', { name: `Choose ${shelf}` }).check()
    await page.getByRole('button', { name: 'Move…', exact: true }).click()
  }
  const moving = page.getByRole('dialog', {
    name: isPhone ? `Move ${first} with all inside` : 'Move 2 places with all inside',
  })
  await moving.getByRole('combobox').fill(other)
  await moving.getByRole('option', { name: other }).click()
  await moving.getByRole('button', { name: `Move to ${other}` }).click()
  await expect(moving).toBeHidden()
  const inside = await ana('get', `FileLocation/Child/${otherId}/${deliveryUnit.id}?only=locations`)
  expect(inside.locations.total).toBe(isPhone ? 1 : 2)
  await context.close()
}

/** The first letters of what comes as a file. */
async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download')
  await press()
  return (await readFile(await (await coming).path())).subarray(0, 4).toString('latin1')
}
