import { type Browser, expect, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { actOn, row } from '../support/my-office.ts'
import { oldPapers } from '../support/old-papers.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

test('what is past its day is kept longer, held, kept out of the trash, and let go, on a desk', ({ browser }) =>
  walk(browser, false))
test('what is past its day is kept longer, held, kept out of the trash, and let go, on a phone', ({ browser }) =>
  walk(browser, true))

const screen = '/archive/cru-expire-document'
const reason = 'The auditors have asked for it by letter.'

async function walk(browser: Browser, isPhone: boolean): Promise<void> {
  const options = isPhone ? phone : {}
  const records = await signedIn(browser, 'records', options)
  const { page } = records
  const [kept, held] = [uniqueName('Trip tickets'), uniqueName('Petty cash vouchers')]
  const asAna = await callsOf(page.request, 'ana')
  const { ids, folder } = await oldPapers(page.request, [kept, held])

  await page.goto(`${screen}?q=${encodeURIComponent(kept)}`)
  await expect(page.getByRole('tab', { name: /Expired/ })).toHaveAttribute('aria-selected', 'true')
  await actOn(page, { name: kept, isPhone }, 'Extend…')
  const extending = page.getByRole('dialog', { name: 'Keep 1 document longer' })
  await extending.getByLabel('Keep until').fill('2045-06-30')
  await extending.getByLabel('Reason').fill(reason)
  await extending.getByRole('button', { name: 'Extend', exact: true }).click()
  await expect(page.getByText('1 document is kept until Jun 30 2045')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Nothing matches “${kept}”` })).toBeVisible()

  await page.goto(`${screen}?q=${encodeURIComponent(held)}`)
  await hold(page, { name: held, isPhone })
  await page.goto(`${screen}?tab=onHold&q=${encodeURIComponent(held)}`)
  await expect(page.getByText('Legal hold').first()).toBeVisible()
  await expectNoSidewaysScroll(page)

  await meetRefusal(browser, { name: held, isPhone, folder })

  await page.goto(`${screen}/holds?q=${encodeURIComponent(reason)}&state=living`)
  await expectNoSidewaysScroll(page)
  await actOn(page, { name: '1 document', isPhone }, 'Lift…')
  const lifting = page.getByRole('dialog', { name: 'Lift the hold' })
  await lifting.getByLabel('Reason').fill('The auditors have seen it.')
  await lifting.getByRole('button', { name: 'Lift the hold' }).click()
  await expect(page.getByText('The hold is lifted')).toBeVisible()
  await expect.poll(async () => (await asAna('get', `FileManager/${ids[1]}`)).hold).toBeNull()
  await records.context.close()
}

async function hold(page: Page, which: { name: string; isPhone: boolean }): Promise<void> {
  await actOn(page, which, 'Put on hold…')
  const dialog = page.getByRole('dialog', { name: 'Put 1 document on hold' })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Put on hold' }).click()
  await expect(page.getByText('1 document is on hold')).toBeVisible()
}

/** The unit sees the mark, and why the trash is closed to it. */
async function meetRefusal(
  browser: Browser,
  { name, isPhone, folder }: { name: string; isPhone: boolean; folder: string },
): Promise<void> {
  const ana = await signedIn(browser, 'ana', isPhone ? phone : {})
  const { page } = ana
  await page.goto(`/archive/folders/${folder}?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('img', { name: 'Legal hold' }).first()).toBeVisible()
  if (isPhone)
    await page
      .getByRole('button', { name: new RegExp(`^Actions for ${name}`) })
      .first()
      .click()
  else await row(page, name).click({ button: 'right' })
  const trash = page.getByRole(isPhone ? 'button' : 'menuitem', { name: /trash/i }).last()
  await expect(trash).toBeDisabled()
  await expect(
    page
      .getByText(/Legal hold: it stays until that is lifted/)
      .or(page.getByTitle(/Legal hold: it stays/))
      .first(),
  ).toBeAttached()
  await ana.context.close()
}
