import { type Browser, expect, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { heldBack } from '../support/held-back.ts'
import { actOn } from '../support/my-office.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { anasDocument, orphanedPool } from '../support/pools.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

test('a pool of three people on a desk: rights, documents from a list, leaving ends reading', ({ browser }) =>
  walk(browser, false))
test('a pool of three people on a phone: rights, documents from a list, leaving ends reading', ({ browser }) =>
  walk(browser, true))
test('what changed last can be chosen while a search for something is on its way', async ({ browser }) => {
  const { context, page } = await signedIn(browser, 'ana', phone)
  const [title, name] = [uniqueName('Audit papers'), uniqueName('Checklist')]
  await anasDocument(page.request, name)
  const { id } = await (await callsOf(page.request, 'ana'))('post', 'PostPool', { title })
  await page.goto(`/archive/pool/${id}`)
  await page.getByRole('button', { name: 'Documents', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name })).toBeVisible()
  const search = await heldBack(page, '**/api/Core/Search/**')
  const isAsked = page.waitForRequest('**/api/Core/Search/**')
  await dialog.getByLabel('Search for documents').fill(name)
  await isAsked
  await dialog.getByRole('checkbox', { name }).check()
  await search.come()
  await expect(dialog.getByRole('heading', { name: 'Found' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add 1' }).click()
  await expect(page.getByText(name).first()).toBeVisible()
  await context.close()
})
test('who is taken out of a pool that is open is told so where they are, and is not led away', ({ browser }) =>
  takenOut(browser))
test('a pool whose owner has left is handed over, on a desk', ({ browser }) => handOver(browser, false))
test('a pool whose owner has left is handed over, on a phone', ({ browser }) => handOver(browser, true))

async function walk(browser: Browser, isPhone: boolean): Promise<void> {
  const options = isPhone ? phone : {}
  const ana = await signedIn(browser, 'ana', options)
  const { page } = ana
  const title = uniqueName('Audit papers')
  const name = uniqueName('Checklist')
  const documentId = await anasDocument(page.request, name)

  await page.goto('/archive/my-pool')
  await page.getByRole('button', { name: 'New pool' }).first().click()
  const making = page.getByRole('dialog', { name: 'Make a pool' })
  await making.getByLabel('Title').fill(title)
  await making.getByRole('button', { name: 'Make the pool' }).click()
  await expect(making).toBeHidden()
  await page.waitForURL('**/archive/pool/*')
  await expect(page.getByText('Nothing is in this pool yet')).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.getByRole('tab', { name: /People/ }).click()
  await addPeople(page, ['Carla Joy Mendoza', 'Danilo Aquino'], isPhone)
  const adds = (who: string) => page.getByRole('switch', { name: `Add documents: ${who}` })
  await expect(adds('Carla Joy Mendoza')).not.toBeChecked()
  await adds('Carla Joy Mendoza').click({ force: true })
  await expect(adds('Carla Joy Mendoza')).toBeChecked()
  await expect(page.getByRole('tab', { name: /People/ })).toContainText('3')
  await expectNoSidewaysScroll(page)

  await addFromMyOffice(page, { name, title, isPhone })
  const carla = await signedIn(browser, 'carla', options)
  await carla.page.goto('/archive/pool-shared-with-me')
  await openPool(carla.page, title, isPhone)
  await expect(carla.page.getByText(name).first()).toBeVisible()
  await expect(carla.page.getByRole('button', { name: isPhone ? 'Documents' : 'Add documents' }).last()).toBeVisible()
  const asCarla = await callsOf(carla.page.request, 'carla')
  expect((await asCarla('get', `FileManager/${documentId}`)).capabilities).toMatchObject({ read: true, edit: false })

  await leave(carla.page, title, isPhone)
  await expect(carla.page).toHaveURL(/pool-shared-with-me$/)
  await expect(carla.page.getByText(title, { exact: true })).toBeHidden()
  await expect(asCarla('get', `FileManager/${documentId}`)).rejects.toThrow('404')

  await takeOutAndPutBack(page, { title, name, isPhone })
  await carla.context.close()
  await ana.context.close()
}

async function openPool(page: Page, title: string, isPhone: boolean): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find a pool' }).fill(title)
  // What was typed stands in the address a moment later.
  await expect(page).toHaveURL(/[?&]q=/)
  if (isPhone) await page.getByRole('listitem').filter({ hasText: title }).getByRole('button').first().click()
  else await page.getByRole('link', { name: title }).click()
  await page.waitForURL('**/archive/pool/*')
  await expect(page.getByRole('tab', { name: /Documents/ })).toBeVisible()
}

async function addPeople(page: Page, names: readonly string[], isPhone: boolean): Promise<void> {
  await page
    .getByRole('button', { name: isPhone ? 'People' : 'Add people', exact: true })
    .last()
    .click()
  const dialog = page.getByRole('dialog', { name: /^Add people to/ })
  const field = dialog
    .getByRole('combobox', { name: 'People' })
    .or(dialog.getByLabel('People', { exact: true }))
    .first()
  for (const name of names) {
    await field.fill(name.split(' ')[0] ?? '')
    await page.getByRole('option', { name: new RegExp(name) }).click()
  }
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function addFromMyOffice(page: Page, { name, title, isPhone }: InPool): Promise<void> {
  await page.goto('/archive/my-office')
  await actOn(page, { name, isPhone }, 'Add to pool…')
  const dialog = page.getByRole('dialog', { name: /to a pool$/ })
  await dialog.getByRole('searchbox', { name: 'Find a pool' }).fill(title)
  await dialog.getByText(title).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`is in ${title}`)).toBeVisible()
}

async function leave(page: Page, title: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('button', { name: 'Leave…' }).last().click()
  const dialog = page.getByRole('dialog', { name: `Leave ${title}?` })
  await dialog.getByRole('button', { name: 'Leave the pool' }).click()
  await expect(dialog).toBeHidden()
}

async function takenOut(browser: Browser): Promise<void> {
  const { context, page } = await signedIn(browser, 'carla')
  const title = uniqueName('Closing')
  const ana = await callsOf(page.request, 'ana')
  const { id: userId } = await (await callsOf(page.request, 'carla'))('get', 'Account/Me')
  const pool = await ana('post', 'PostPool', { title })
  const { id: poolUserId } = await ana('post', 'PoolUser', { poolId: pool.id, userId })
  await page.clock.install()
  await page.goto(`/archive/pool/${pool.routeId}`)
  await expect(page.getByText('Nothing is in this pool yet')).toBeVisible()

  await ana('delete', `PoolUser/${poolUserId}`)
  // What was read is old enough to be read again when the page is looked at again.
  await page.clock.fastForward('01:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await expect(page).toHaveURL(new RegExp(`/archive/pool/${pool.routeId}$`))
  await context.close()
}

interface InPool {
  title: string
  name: string
  isPhone: boolean
}

async function takeOutAndPutBack(page: Page, { title, name, isPhone }: InPool): Promise<void> {
  await page.goto('/archive/my-pool')
  await openPool(page, title, isPhone)
  await actOn(page, { name, isPhone }, 'Take out of the pool')
  await expect(page.getByText('Nothing is in this pool yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(name).first()).toBeVisible()
}

async function handOver(browser: Browser, isPhone: boolean): Promise<void> {
  const { context, page } = await signedIn(browser, 'admin', isPhone ? phone : {})
  const title = uniqueName('Left behind')
  await orphanedPool(page.request, title)
  await page.goto('/admin/pools')
  await page.getByRole('searchbox', { name: 'Find a pool' }).fill(title)
  if (isPhone) await page.getByRole('listitem').filter({ hasText: title }).getByRole('button').first().click()
  else await page.getByRole('row').filter({ hasText: title }).getByRole('button', { name: 'Name an owner' }).click()
  const dialog = page.getByRole('dialog', { name: `Who shall own ${title}?` })
  await dialog.getByRole('button', { name: 'Hand it over' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`Carla Joy Mendoza owns ${title} now`)).toBeVisible()
  await expectNoSidewaysScroll(page)
  const asCarla = await callsOf(page.request, 'carla')
  const { items } = await asCarla('get', `PostPool/My?search=${encodeURIComponent(title)}`)
  expect(items).toMatchObject([{ title, my: { isOwner: true } }])
  await context.close()
}
