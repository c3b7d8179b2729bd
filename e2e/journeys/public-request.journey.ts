import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { expectAccessibleInBoth } from '../support/axe.ts'
import { oldPapers } from '../support/old-papers.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

test('a request over the counter on a desk: entered, accepted, searched for, proposed, sent back, decided on', ({
  browser,
}) => walk(browser, false))
test('a request over the counter on a phone: entered, accepted, searched for, proposed, sent back, decided on', ({
  browser,
}) => walk(browser, true))

async function walk(browser: Browser, isPhone: boolean): Promise<void> {
  const options = isPhone ? phone : {}
  const [title, paper] = [uniqueName('Minutes'), uniqueName('Ledger')]
  const desk = await signedIn(browser, 'records', options)
  const unit = await signedIn(browser, 'ana', options)
  const decider = await signedIn(browser, 'approver', options)
  await oldPapers(unit.page.request, [paper])
  const approver = await (await callsOf(decider.page.request, 'approver'))('get', 'Account/Me')
  const ana = await (await callsOf(unit.page.request, 'ana'))('get', 'Account/Me')

  const id = await enter(desk.page, title)
  await accept(desk.page, { unit: ana.deliveryUnit.name, decider: approver.lastName })

  await unit.page.goto('/archive/request')
  await expectNoSidewaysScroll(unit.page)
  await unit.page.goto(`/archive/request/${id}`)
  await step(unit.page, 'Begin to search').click()
  await propose(unit.page, paper)

  // Another person decides: first that it is not enough.
  await decider.page.goto(`/archive/request/${id}`)
  await expectNoSidewaysScroll(decider.page)
  await other(decider.page, 'Send back…', isPhone)
  await decider.page.getByRole('dialog').getByLabel('Reason').fill('The second page is missing.')
  await decider.page.getByRole('dialog').getByRole('button', { name: 'Send back' }).click()
  await expect(decider.page.getByRole('dialog')).toHaveCount(0)

  await unit.page.reload()
  await expect(unit.page.getByText('Sent back: The second page is missing.')).toBeVisible()
  await step(unit.page, 'Propose an answer…').click()
  await unit.page.getByLabel('Where you searched').fill('In the ledgers of March, both pages.')
  await unit.page.getByRole('dialog').getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(unit.page.getByRole('dialog')).toHaveCount(0)

  await decider.page.reload()
  await step(decider.page, 'Decide…').click()
  await expectAccessibleInBoth(decider.page)
  await decider.page.getByRole('dialog').getByRole('button', { name: 'Answer', exact: true }).click()
  await expect(decider.page.getByText('Answered: Granted')).toBeVisible()
  await desk.page.reload()
  await expect(desk.page.getByText('Granted').first()).toBeVisible()
  for (const { context } of [desk, unit, decider]) await context.close()
}

async function enter(page: Page, title: string): Promise<number> {
  await page.goto('/archive/freedom-of-information/public-request')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: /^Enter/ }).click()
  const dialog = page.getByRole('dialog')
  // In error, as somebody in a hurry sees it.
  await dialog.getByRole('button', { name: 'Enter it' }).click()
  await expect(dialog.getByText('Tell your first name.')).toBeVisible()
  await expectAccessibleInBoth(page)
  await dialog.getByLabel('First name').fill('Liza')
  await dialog.getByLabel('Last name').fill('Reyes')
  await choose(page, dialog.getByRole('combobox', { name: 'Campus' }))
  await dialog.getByLabel('What is asked for, in a few words').fill(title)
  await dialog.getByLabel('Description').fill('The minutes of the university council of March.')
  await dialog.getByLabel('Purpose').fill('For a thesis on the council.')
  await dialog.getByRole('button', { name: 'Enter it' }).click()
  await page.waitForURL(/public-request\/\d+/)
  await expect(page.getByText('15 working days left').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  return Number(/\d+$/.exec(page.url())?.[0])
}

async function accept(page: Page, { unit, decider }: { unit: string; decider: string }): Promise<void> {
  await step(page, 'Accept…').click()
  const dialog = page.getByRole('dialog')
  await choose(page, dialog.getByRole('combobox', { name: 'Unit that searches' }), unit)
  await choose(page, dialog.getByRole('combobox', { name: 'Who decides' }), decider)
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(dialog).toHaveCount(0)
}

async function propose(page: Page, paper: string): Promise<void> {
  await step(page, 'Propose an answer…').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search documents').fill(paper)
  await dialog.getByRole('button', { name: `Add ${paper}` }).click()
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: paper })).toBeVisible()
  await expectAccessibleInBoth(page)
}

async function choose(page: Page, field: Locator, text?: string): Promise<void> {
  await field.click()
  if (text !== undefined) await field.fill(text)
  await page
    .getByRole('option', ...(text === undefined ? [] : [{ name: text }]))
    .first()
    .click()
}

/** The next step stands in the head of the page; on phones it floats. */
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function other(page: Page, name: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'More' }).click()
  await step(page, name).click()
}

test('the queue is walked by keys, and keeps what it is narrowed to in the address', async ({ browser }) => {
  const { context, page } = await signedIn(browser, 'records')
  const calls = await callsOf(page.request, 'records')
  const [campus] = (await calls('get', 'Campus/All')).items
  const title = uniqueName('Zoning map')
  await calls('post', 'DocumentRequest/Register', {
    ...{ requesterType: 'citizen', firstName: 'Noel', lastName: 'Santos', requestType: 'foi', campusId: campus.id },
    ...{ title, description: 'The zoning map of the campus of 1998.', purpose: 'For a case at law.' },
    ...{ deliveryMode: 'pick_up', channel: 'phone', receivedOn: new Date().toISOString().slice(0, 10) },
  })
  await page.goto('/archive/freedom-of-information/public-request')
  await page.getByLabel('Find by number, title or name').fill(title)
  await expect(page).toHaveURL(/q=/)
  const row = page.getByRole('row', { name: new RegExp(title) })
  await expect(row).toBeVisible()
  await page.reload()
  await expect(row).toBeVisible()
  await row.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/public-request\/\d+/)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  // And by a click on its name, as anybody tries first; the way back stands above.
  await page.getByRole('navigation', { name: 'You are in' }).getByRole('link', { name: 'Public requests' }).click()
  await page.getByLabel('Find by number, title or name').fill(title)
  await row.getByRole('link', { name: title }).click()
  await page.waitForURL(/public-request\/\d+/)
  // Every step has a word.
  await expect(page.getByText(/request\.[a-z]/)).toHaveCount(0)
  await context.close()
})
