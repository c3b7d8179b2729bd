import { type APIRequestContext, expect, type Page, type Response, test } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { codeIn, linkIn, mailTo, openMailbox } from '../support/mailbox.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { proveAnew, signedIn } from '../support/sign-in.ts'
import { newWord } from '../support/words.ts'

const widths = [
  { name: 'on a desk', options: { viewport: { width: 1280, height: 900 } } },
  { name: 'on a phone', options: phone },
] as const
const password = 'a long enough sentence'

for (const { name, options } of widths)
  test.describe(`the administrator’s area ${name}`, () => {
    test.describe.configure({ mode: 'serial' })
    const applicant = newWord().slice(0, 12)
    const invited = newWord().slice(0, 12)
    let mailbox: Awaited<ReturnType<typeof openMailbox>>
    let page: Page
    let theirs: Page

    test.beforeAll(async ({ browser }) => {
      mailbox = await openMailbox()
      page = (await signedIn(browser, 'admin', options)).page
      theirs = await (await browser.newContext(options)).newPage()
    })
    test.beforeEach(() => proveAnew(page))
    test.afterAll(async () => {
      await page.context().close()
      await theirs.context().close()
      await mailbox.close()
    })
    const look = async (path: string, heading: string) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    /** What a screen can do besides its main act stands in a menu on phones. */
    const act = async (label: string) => {
      if (options === phone) await page.getByRole('button', { name: 'More', exact: true }).tap()
      await page.getByRole('button', { name: label }).click()
    }
    const said = (text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

    test('somebody who registered is accepted with a unit and signs in', async ({ request }) => {
      await register(request, applicant, async (address) =>
        codeIn(await mailTo(mailbox, address, 'Confirm your e-mail address')),
      )
      await look('/admin/user-request', 'User requests')
      await page.getByRole('button', { name: `Accept Lito ${applicant}` }).click()
      const dialog = page.getByRole('dialog', { name: `Accept Lito ${applicant}` })
      await expect(dialog.getByLabel('Home unit').first()).not.toHaveValue('')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Accept' }).click()
      await said(`Lito ${applicant} was accepted`)
      await expect(page.getByRole('button', { name: `Accept Lito ${applicant}` })).toHaveCount(0)
      await mailTo(mailbox, `${applicant}@haraya.example`, 'Your account was accepted')
      const answer = await request.post('/api/Account/login', { data: { userName: applicant, password } })
      expect(await answer.json()).toMatchObject({ error: false, user: { deliveryUnit: expect.any(Object) } })
    })

    test('somebody who registered is refused with a reason and told it', async ({ request }) => {
      const other = newWord().slice(0, 12)
      await register(request, other, async (address) =>
        codeIn(await mailTo(mailbox, address, 'Confirm your e-mail address')),
      )
      await page.goto('/admin/user-request')
      await page.getByRole('button', { name: `Refuse Lito ${other}` }).click()
      const dialog = page.getByRole('dialog', { name: `Refuse Lito ${other}` })
      await dialog.getByLabel('Reason').fill('You are not on the staff list.')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Refuse' }).click()
      await said(`Lito ${other} was refused`)
      const mail = await mailTo(mailbox, `${other}@haraya.example`, 'Your account was not accepted')
      expect(mail).toContain('You are not on the staff list.')
    })

    test('an invited person sets a password by the link and is in', async () => {
      await look('/admin/user-all', 'Users')
      await page
        .getByRole('button', { name: /^Invite/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: 'Invite a user' })
      await dialog.getByLabel('First name').fill('Mila')
      await dialog.getByLabel('Last name').fill(invited)
      await dialog.getByLabel('E-mail').fill(`${invited}@elsewhere.example`)
      await dialog.getByLabel('User name').fill(invited)
      await dialog.getByRole('button', { name: 'Send the invitation' }).click()
      await expect(dialog.getByText('Use an address of haraya.example.')).toBeVisible()
      await expectAccessible(page)
      await dialog.getByLabel('E-mail').fill(`${invited}@haraya.example`)
      await dialog.getByRole('button', { name: 'Send the invitation' }).click()
      await said(`Mila ${invited} was invited`)
      const mail = await mailTo(mailbox, `${invited}@haraya.example`, 'Your account at Haraya State University')
      await theirs.goto(linkIn(mail))
      await expect(theirs.getByRole('heading', { name: 'Set your password' })).toBeVisible()
      await theirs.getByLabel('New password', { exact: true }).fill(password)
      await theirs.getByLabel('New password again').fill(password)
      await theirs
        .getByRole('button', { name: /password/i })
        .last()
        .click()
      await theirs.waitForURL('**/login')
      await theirs.getByLabel('User name or e-mail').fill(invited)
      await theirs.getByLabel('Password', { exact: true }).fill(password)
      await theirs.getByRole('button', { name: 'Sign in' }).click()
      await theirs.waitForURL('**/archive/my-office')
    })

    test('gets a further unit, then is deactivated, which ends the session', async () => {
      await page.goto(`/admin/user-all?q=${invited}`)
      const listed = page.getByText(`${invited}, Mila`).first()
      await listed.click()
      await said('Further units')
      await expect(page.getByRole('button', { name: /^End the session/ })).toBeVisible()
      await expectAccessible(page)
      await page
        .getByRole('combobox', { name: 'Add a unit' })
        .or(page.getByRole('textbox', { name: 'Add a unit' }))
        .first()
        .fill('Budget')
      await page.getByRole('option', { name: 'Budget Unit' }).click()
      await said(`Mila ${invited} works in Budget Unit too`)
      await expect(page.getByRole('button', { name: 'Take Budget Unit away' })).toBeVisible()
      await page.getByRole('button', { name: 'Deactivate…' }).click()
      await page
        .getByRole('dialog', { name: `Deactivate Mila ${invited}` })
        .getByRole('button', { name: 'Deactivate' })
        .click()
      await said(`Mila ${invited} was deactivated`)
      await theirs.reload()
      await expect(theirs).not.toHaveURL(/archive/)
    })

    test('the audit says it in sentences, with before and after, and holds', async () => {
      await page.goto(`/admin/audit?q=${invited}`)
      await page
        .getByText(new RegExp(`changed the account of Mila ${invited}`))
        .first()
        .click()
      await expect(page.getByRole('row', { name: /Is active/ })).toContainText('No')
      await expectAccessible(page)
      await look('/admin/audit', 'Audit')
      const check = page.getByRole('region', { name: 'Check of the history' })
      // Waited for before it is asked: a short history is checked by the time that the asking is answered.
      const asked = page.waitForResponse((answer) => isCheck(answer, 'POST')).then((answer) => answer.json())
      const ended = page.waitForResponse(
        async (answer) => isCheck(answer, 'GET') && (await answer.json()).last?.id === (await asked).id,
      )
      await act('Check now')
      await ended
      await expect(check).toContainText('The history is whole')
      await expect(check).toContainText(/entries fit their seals · Checked/)
      const saving = page.waitForEvent('download')
      await act('Export CSV')
      expect((await saving).suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
    })

    test('a holiday is added and taken out', async () => {
      await look('/admin/holidays?year=2031', 'Holidays')
      await page.getByRole('button', { name: /^Add/ }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Add a holiday' })
      await dialog.getByLabel('Date').fill('2031-11-30')
      await dialog.getByLabel('Name').fill('Bonifacio Day')
      await expectAccessible(page)
      await dialog.getByRole('button', { name: 'Add the holiday' }).click()
      await said('Bonifacio Day was saved')
      await page.getByRole('button', { name: 'Actions for Bonifacio Day' }).click()
      await page.getByRole(options === phone ? 'button' : 'menuitem', { name: 'Take out…' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Take it out' }).click()
      await said('Bonifacio Day was taken out')
    })

    test('a file of people is checked line by line before it is imported', async () => {
      await look('/admin/import', 'Import')
      const person = newWord().slice(0, 12)
      const file = (line: string) => ({
        name: 'people.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`firstName,lastName,email,userName,unit\n${line}\n`),
      })
      await page
        .locator('input[type=file]')
        .setInputFiles(file(`Nena,Cruz,${person}@haraya.example,${person},No such unit`))
      await said('1 problem, so nothing is imported')
      await said('There is no such unit.')
      await expectAccessible(page)
      await page
        .locator('input[type=file]')
        .setInputFiles(file(`Nena,Cruz,${person}@haraya.example,${person},Budget Unit`))
      await said('1 entry will be made')
      await page.getByRole('button', { name: 'Import', exact: true }).click()
      await said('1 entry was imported')
    })

    test('figures, charts and health are there for everybody’s eyes and readers', async () => {
      await look('/admin', 'Dashboard')
      await expect(page.getByRole('row').first()).toBeAttached()
      await look('/admin?as=tables', 'Dashboard')
      await page
        .getByRole('link', { name: /^\w{3} \d{4}$/ })
        .first()
        .click()
      await page.waitForURL('**/admin/audit?action=document.added**')
      await look('/admin/health', 'System health')
      const search = page.getByRole('region', { name: 'Search', exact: true })
      await search.getByRole('button', { name: 'Write the index anew' }).click()
      await expect(search.getByText(/^\w{3} \d{2} \d{4}/)).toBeVisible({ timeout: 60_000 })
      await page.getByRole('tab', { name: 'Outbox' }).click()
      await page.waitForURL('**/admin/outbox')
      await expect(page.getByRole('heading', { name: 'System health', level: 1 })).toBeVisible()
      for (const path of ['/admin/health', '/admin/health?tab=work', '/admin/outbox']) await look(path, 'System health')
    })
  })

const isCheck = (answer: Response, method: string) =>
  answer.request().method() === method && answer.url().endsWith('/api/Audit/Check')

async function register(request: APIRequestContext, userName: string, codeTo: (address: string) => Promise<string>) {
  const email = `${userName}@haraya.example`
  const units = await (await request.get('/api/DeliveryUnit/All')).json()
  const data = { firstName: 'Lito', lastName: userName, email, userName, password, deliveryUnitId: units.items[0].id }
  expect((await request.post('/api/Account/SignUp', { data })).status()).toBe(201)
  const code = await codeTo(email)
  const query = new URLSearchParams({ email, code })
  expect(await (await request.post(`/api/Account/Email/Verify?${query}`)).json()).toMatchObject({ error: false })
}
