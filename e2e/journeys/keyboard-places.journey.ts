import { expect, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { fromMenu, signedInForKeys } from '../support/keyboard-screens.ts'
import { row } from '../support/my-office.ts'
import { oldPapers } from '../support/old-papers.ts'
import { uniqueName } from '../support/words.ts'

test('the place that the arrows come to is seen, among more than the list has room for', async ({ browser }) => {
  const { context, page } = await signedInForKeys(browser, 'ana')
  const calls = await callsOf(page.request, 'ana')
  const unitId = (await calls('get', 'Account/Me')).deliveryUnitIds.at(-1)
  const bay = uniqueName('Bay')
  // In a place of their own: others' lists of places stay as short as they are.
  const { id: parentId } = await calls('post', `FileLocation/Create/${unitId}`, {
    location: uniqueName('Yard'),
    kind: 'room',
  })
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await calls('post', `FileLocation/Create/${unitId}`, { location: `${bay} ${number}`, kind: 'shelf', parentId })
  const paper = uniqueName('Ledger')
  const { folder } = await oldPapers(page.request, [paper])
  await page.goto(`/archive/folders/${folder}`)
  await fromMenu(page, row(page, paper), 'Move to a place…')
  const dialog = page.getByRole('dialog', { name: `Move ${paper} to a place` })
  await expect(dialog.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(bay)
  await expect(dialog.getByRole('option')).toHaveCount(9)
  await page.keyboard.press('ArrowUp')
  const last = dialog.getByRole('option').last()
  await expect(last).toHaveAttribute('data-active', 'true')
  await expect(last).toBeInViewport({ ratio: 1 })
  await context.close()
})
