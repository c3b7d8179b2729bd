import { expect, type Page } from '@playwright/test'
import { callsOf } from './api.ts'

/** By its address: whatever other journeys made stands before it on the first page of what is newest. */
export async function openDemoFolder(page: Page, isPhone: boolean): Promise<void> {
  const ana = await callsOf(page.request, 'ana')
  const { deliveryUnit } = await ana('get', 'Account/Me')
  const { items } = await ana('get', `FileFolder/Simple/My/0/${deliveryUnit.id}`)
  const { routeId } = items.find(({ name }: { name: string }) => name === 'Memoranda and circulars')
  await page.goto(`/archive/folders/${routeId}`)
  const name = '2026'
  if (isPhone)
    await page.getByRole('main').getByRole('listitem').filter({ hasText: name }).getByRole('button').first().tap()
  else await page.getByRole('row', { name: `Choose ${name}` }).press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(anyMemo(page, isPhone)).toBeVisible()
}

export const anyFolder = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('button')

const anyMemo = (page: Page, isPhone: boolean) =>
  (isPhone ? page.getByRole('main').getByRole('listitem') : page.getByRole('row')).filter({ hasText: '.pdf' }).first()

export async function chooseAct(page: Page, isPhone: boolean, act: string): Promise<void> {
  if (!isPhone) {
    await anyMemo(page, isPhone).click({ button: 'right' })
    await page.getByRole('menuitem', { name: act, exact: false }).click()
    return
  }
  await anyMemo(page, isPhone)
    .getByRole('button', { name: /^Actions for/ })
    .tap()
  await page.getByRole('dialog').getByRole('button', { name: act }).tap()
}

export async function showAs(page: Page, isPhone: boolean, layout: 'grid' | 'table'): Promise<void> {
  if (isPhone) {
    await page.getByRole('button', { name: 'Sort', exact: true }).tap()
    await page.getByText(layout === 'grid' ? 'Show as cards' : 'Show as a list').tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    return
  }
  await page.getByRole('button', { name: layout === 'grid' ? 'Grid' : 'Table' }).click()
}
