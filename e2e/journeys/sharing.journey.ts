import { type Browser, expect, type Page, test } from '@playwright/test'
import { expectAccessibleInBoth } from '../support/axe.ts'
import { actOn } from '../support/my-office.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { closePreview, pdfWords } from '../support/preview.ts'
import * as sharing from '../support/sharing.ts'
import { signedIn } from '../support/sign-in.ts'

const carlasName = 'Carla Joy Mendoza'

for (const isPhone of [false, true])
  test.describe(isPhone ? 'on a phone' : 'on a desk', () => {
    const options = { ...(isPhone && phone), colorScheme: 'light' } as const

    test('a document is shared with a person and a unit in one field, seen as new, and revoked', ({ browser }) =>
      byName(browser, options, isPhone))
    test('a link for anyone asks for its password, and is used up by its one download', ({ browser }) =>
      byLink(browser, options, isPhone))
    test('what is classified is asked for, opened for some days under a watermark, and taken back', ({ browser }) =>
      behindLock(browser, options, isPhone))
    test('trashing what others use asks first, and the details say who sees it', ({ browser }) =>
      beforeItBreaks(browser, options, isPhone))
  })

type Options = Parameters<Browser['newContext']>[0]

/** What names a thing in the list that shows: a row at a desk, an item on a phone. */
const entry = (page: Page, name: string, isPhone: boolean) =>
  page
    .getByRole('main')
    .getByRole(isPhone ? 'listitem' : 'row')
    .filter({ hasText: name })

async function byName(browser: Browser, options: Options, isPhone: boolean): Promise<void> {
  const ana = await signedIn(browser, 'ana', options)
  const { name } = await sharing.anasPaper(ana.page.request, 'Guidelines')
  const dialog = await sharing.openShare(ana.page, name, isPhone)
  await sharing.chooseWhom(ana.page, dialog, [carlasName, 'Reader Services Unit'])
  await expectNoSidewaysScroll(ana.page)
  // A name that was typed and picks nobody is not dropped: it stops the sharing, until it is cleared.
  const whom = dialog.getByRole('combobox')
  await whom.pressSequentially('Danilo')
  await expect(ana.page.getByRole('option', { name: /Danilo Aquino/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog.getByText('Choose one of the list for “Danilo”, or clear it.')).toBeVisible()
  await expect(dialog.getByText('It is shared with nobody yet.')).toBeVisible()
  await whom.fill('')
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog.getByText('Shared. They find it under Shared with me')).toBeVisible()
  const now = dialog.getByRole('region', { name: 'Shared now' })
  await expect(now.getByText(`Reader Services Unit, ${carlasName}`)).toBeVisible()
  await expectAccessibleInBoth(ana.page)
  await dialog.getByRole('button', { name: 'Done' }).click()

  const carla = await signedIn(browser, 'carla', options)
  await sharing.sharedTab(carla.page, 'with-me')
  const shared = entry(carla.page, name, isPhone)
  await expect(shared.getByText('New', { exact: true })).toBeVisible()
  if (isPhone) await shared.getByRole('button').first().tap()
  else await shared.dblclick()
  const preview = carla.page.getByRole('dialog', { name: `Preview of ${name}.pdf` })
  await expect(pdfWords(preview, name)).toBeVisible()
  await closePreview(carla.page)
  const seen = carla.page.waitForResponse(/\/Shared\/Seen$/)
  if (isPhone) await carla.page.getByRole('tab', { name: 'What I share' }).click()
  else await carla.page.getByRole('link', { name: 'My Office' }).first().click()
  await seen
  await sharing.sharedTab(carla.page, 'with-me')
  await expect(shared).toBeVisible()
  await expect(shared.getByText('New', { exact: true })).toBeHidden()

  await sharing.sharedTab(ana.page, 'given')
  await actOn(ana.page, { name, isPhone }, 'Revoke')
  await ana.page.getByRole('dialog', { name: 'Revoke a share' }).getByRole('button', { name: 'Revoke it' }).click()
  await expect(entry(ana.page, name, isPhone)).toHaveCount(0)
  await carla.page.reload()
  await expect(carla.page.getByRole('tab', { name: 'Shared with me' })).toBeVisible()
  await expect(carla.page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(shared).toHaveCount(0)
  await carla.context.close()
  await ana.context.close()
}

async function byLink(browser: Browser, options: Options, isPhone: boolean): Promise<void> {
  const { context, page } = await signedIn(browser, 'ana', options)
  const { name } = await sharing.anasPaper(page.request, 'Leaflet')
  const dialog = await sharing.openShare(page, name, isPhone)
  await dialog.getByText('Anyone with the link').click()
  await dialog.getByLabel('Downloads at most').fill('1')
  await dialog.getByLabel('Password', { exact: true }).fill('Sampaguita 7')
  await expectAccessibleInBoth(page)
  const until = dialog.getByLabel('Until')
  await until.fill('someday')
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  await expect(dialog.getByText(/^Write a date like/)).toBeVisible()
  await expect(dialog.getByText('It is shared with nobody yet.')).toBeVisible()
  await until.fill('')
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  await expect(dialog.getByText('Copy it now: it is not shown again.')).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copy the link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const url = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(url).toBe(await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue())
  await expectNoSidewaysScroll(page)

  const guest = await sharing.outsider(browser, url, options)
  await expect(guest.page.getByRole('heading', { name: 'This link asks for a password' })).toBeVisible()
  await expectAccessibleInBoth(guest.page)
  const unlock = async (password: string) => {
    await guest.page.getByLabel('Password', { exact: true }).fill(password)
    await guest.page.getByRole('button', { name: 'Open the document' }).click()
  }
  await unlock('Rosal 7')
  await expect(guest.page.getByText('That password does not open this link.')).toBeVisible()
  await unlock('Sampaguita 7')
  await expect(guest.page.getByText('This document was shared with you. 1 download is left.')).toBeVisible()
  await expectNoSidewaysScroll(guest.page)
  await expect(guest.page.getByRole('heading', { name: new RegExp(name) })).toBeVisible()
  await expectAccessibleInBoth(guest.page)
  const download = guest.page.waitForEvent('download')
  await guest.page.getByRole('button', { name: /^Download \(/ }).click()
  expect((await download).suggestedFilename()).toBe(`${name}.pdf`)

  const late = await sharing.outsider(browser, url, options)
  await expect(late.page.getByRole('heading', { name: 'This link was used up' })).toBeVisible()
  for (const one of [guest.context, late.context, context]) await one.close()
}

async function behindLock(browser: Browser, options: Options, isPhone: boolean): Promise<void> {
  const ana = await signedIn(browser, 'ana', options)
  const secret = await sharing.anasSecret(ana.page.request, 'Findings')
  const { name } = secret
  const carla = await signedIn(browser, 'carla', options)
  const locked = await sharing.openFound(carla.page, secret)
  await expect(locked.getByText('This document is classified')).toBeVisible()
  await locked.getByRole('button', { name: 'Ask for access…' }).click()
  const asking = carla.page.getByRole('dialog', { name: `Ask for ${name}` })
  await asking.getByLabel('Reason').fill('For the audit of May.')
  await asking.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(carla.page.getByText('Its owner was asked')).toBeVisible()
  await expect(locked.getByText('You have asked for access')).toBeVisible()
  await expect(locked.getByRole('button', { name: 'Ask for access…' })).toHaveCount(0)

  await sharing.sharedTab(ana.page, 'asked')
  await expect(entry(ana.page, name, isPhone)).toContainText(carlasName)
  await expectAccessibleInBoth(ana.page)
  await expectNoSidewaysScroll(ana.page)
  await actOn(ana.page, { name, isPhone }, 'Open it…')
  const answering = ana.page.getByRole('dialog', { name: `Open ${name} to ${carlasName}` })
  await answering.getByLabel('For how many days').fill('3')
  await answering.getByRole('button', { name: 'Open it' }).click()
  await expect(ana.page.getByText(`is open to ${carlasName} for 3 days`)).toBeVisible()
  await expect(entry(ana.page, name, isPhone)).toHaveCount(0)

  const open = await sharing.openFound(carla.page, secret)
  await expect(pdfWords(open, name)).toBeVisible()
  await expect(open.getByText(new RegExp(`^${carlasName} · `)).first()).toBeVisible()

  const records = await signedIn(browser, 'records', options)
  const asked = await sharing.openFound(records.page, secret)
  await asked.getByRole('button', { name: 'Open with a reason…' }).click()
  const opening = records.page.getByRole('dialog', { name: `Open ${name}` })
  await opening.getByLabel('Reason').fill('Review for disposal.')
  await opening.getByRole('button', { name: 'Open for an hour' }).click()
  await expect(pdfWords(asked, name)).toBeVisible()

  const details = await sharing.openDetails(ana.page, secret, isPhone)
  await expect(details.getByText('opened by the central records unit')).toBeVisible()
  await details.getByText('Open to').scrollIntoViewIfNeeded()
  await details.getByRole('button', { name: `Take access back from ${carlasName}` }).click()
  await expect(ana.page.getByText(`${carlasName} reads it no longer`)).toBeVisible()
  await expect((await sharing.openFound(carla.page, secret)).getByText('This document is classified')).toBeVisible()
  for (const one of [ana, carla, records]) await one.context.close()
}

async function beforeItBreaks(browser: Browser, options: Options, isPhone: boolean): Promise<void> {
  const { context, page } = await signedIn(browser, 'ana', options)
  const paper = await sharing.anasPaper(page.request, 'Roster')
  await sharing.anasShare(page.request, paper.id, 'carla')
  const details = await sharing.openDetails(page, paper, isPhone)
  const answer = details.getByRole('status')
  await expect(answer.getByText('Does not know of it')).toBeVisible()
  await details.getByText('A unit', { exact: true }).click()
  await details.getByRole('combobox', { name: 'Unit' }).fill('Admissions')
  await page.getByRole('option', { name: 'Admissions Unit' }).click()
  await expect(answer.getByText('Reads it')).toBeVisible()
  await details.getByText('A person', { exact: true }).click()
  await details.getByRole('combobox', { name: 'Person' }).fill('Carla')
  await page.getByRole('option', { name: carlasName }).click()
  await expect(answer.getByText('Reads it')).toBeVisible()
  await answer.scrollIntoViewIfNeeded()
  await expectAccessibleInBoth(page)

  await page.goto('/archive/my-office')
  await actOn(page, { name: paper.name, isPhone }, 'Move to trash')
  const asking = page.getByRole('dialog', { name: 'Move to the trash' })
  await expect(asking.getByText('Until it is brought back, this sleeps: 1 share with people or units.')).toBeVisible()
  await expectAccessibleInBoth(page)
  await asking.getByRole('button', { name: 'Move to trash' }).click()
  await expect(page.getByText(`${paper.name}.pdf moved to the trash`)).toBeVisible()
  await context.close()
}
