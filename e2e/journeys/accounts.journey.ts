import { expect, type Page, test } from '@playwright/test'
import { demoPassword } from '@sinupan/demo'
import sharp from 'sharp'
import { expectAccessible, expectAccessibleToast } from '../support/axe.ts'
import { codeIn, linkIn, mailTo, openMailbox } from '../support/mailbox.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { newWord } from '../support/words.ts'

const widths = [
  { name: 'on a desk', options: { viewport: { width: 1280, height: 900 } } },
  { name: 'on a phone', options: phone },
] as const

for (const { name, options } of widths)
  test.describe(`an account from registering to a new password, ${name}`, () => {
    test.describe.configure({ mode: 'serial' })
    const userName = newWord().slice(0, 10)
    const email = `${userName}@haraya.example`
    const passwords = {
      first: 'what I register with',
      second: 'what the link has set',
      third: 'what my profile has set',
    }
    let mailbox: Awaited<ReturnType<typeof openMailbox>>
    let page: Page

    test.beforeAll(async ({ browser }) => {
      mailbox = await openMailbox()
      const context = await browser.newContext({ ...options, permissions: ['clipboard-read', 'clipboard-write'] })
      page = await context.newPage()
    })
    test.afterAll(async () => {
      await page.context().close()
      await mailbox.close()
    })

    test('somebody registers with their unit', async () => {
      await page.goto('/login')
      await page.getByRole('link', { name: 'Register' }).click()
      await page.getByRole('button', { name: 'Register' }).click()
      await expect(page.getByText('Enter your first name.')).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel('First name').fill('Liza')
      await page.getByLabel('Last name').fill('Dumalag')
      await choose(page, 'Campus', 'Main Campus')
      await choose(page, 'Office', 'Office of the Registrar')
      await choose(page, 'Unit', 'Admissions Unit')
      await page.getByLabel('E-mail').fill('liza@elsewhere.example')
      await page.getByLabel('User name').fill(userName)
      await page.getByLabel('Password', { exact: true }).fill('password123')
      await page.getByRole('button', { name: 'Register' }).click()
      await expect(page.getByText('Use an address of haraya.example.')).toBeVisible()
      await page.getByLabel('E-mail').fill(email)
      await page.getByRole('button', { name: 'Register' }).click()
      await expect(page.getByText('Too many people use this password. Choose another.')).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.getByLabel('Password', { exact: true }).fill(passwords.first)
      await page.getByRole('button', { name: 'Register' }).click()
      await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible()
      await expect(page.getByText(/A new code can be sent in \d+ s/)).toBeVisible()
      await expectAccessible(page)
    })

    test('a wrong code is refused, the mailed one is pasted, and the account waits for acceptance', async () => {
      const code = codeIn(await mailTo(mailbox, email, 'Confirm your e-mail address'))
      const first = page.getByLabel('Digit 1 of 6')
      await paste(page, code === '000000' ? '111111' : '000000')
      await expect(page.getByText('This code is not right, or it has run out. Ask for a new one.')).toBeVisible()
      await first.focus()
      await paste(page, code)
      await expect(page.getByRole('heading', { name: 'Your account waits' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Back to sign in' }).click()
      await trySignIn(page, email, passwords.first)
      await expect(page.getByText('An administrator has not accepted your account yet.')).toBeVisible()
    })

    test('an administrator accepts, and a forgotten password is set by the mailed link', async () => {
      await accept(page, email)
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      // The sign-in has a field for an e-mail too.
      await expect(page.getByRole('heading', { name: 'Forgot your password' })).toBeVisible()
      await page.getByLabel('E-mail').fill(email)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByRole('heading', { name: 'Look at your mail' })).toBeVisible()
      await expectAccessible(page)
      await page.goto(linkIn(await mailTo(mailbox, email, 'Set a new password')))
      await page.getByLabel('New password', { exact: true }).fill(passwords.second)
      await page.getByLabel('New password again').fill(passwords.second)
      await page.getByRole('button', { name: 'Set your password' }).click()
      await expect(page.getByText('Your password is set. Sign in with it.')).toBeVisible()
      await mailTo(mailbox, email, 'Your password was changed')
      await trySignIn(page, userName, passwords.first)
      await expect(page.getByText('Invalid Login attempt.')).toBeVisible()
      await trySignIn(page, userName, passwords.second)
      await page.waitForURL('**/archive/my-office')
    })

    test('the profile takes a name, a picture and a language', async () => {
      await page.goto('/user-profile')
      await page.getByLabel('Position').fill('Records clerk')
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Your profile was saved')).toBeVisible()
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await portrait() })
      await expect(page.getByText('Your picture was changed')).toBeVisible()
      const drawn = () =>
        page
          .getByRole('main')
          .locator('img[src^="/api/Account/Avatar/"]')
          .evaluate((image) => (image as { naturalWidth?: number }).naturalWidth)
      await expect.poll(drawn).toBe(256)
      await expectAccessible(page)
      await page.getByRole('tab', { name: 'Preferences' }).click()
      await page.getByText('Filipino').click()
      await expect(page.getByText('Your choice was saved')).toBeVisible()
      await expectAccessibleToast(page)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })

    test('the e-mail changes once its code is entered, and both addresses are told', async () => {
      const other = `new.${email}`
      await page.getByRole('tab', { name: 'Sign-in and security' }).click()
      await page.getByRole('button', { name: 'Change the e-mail…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change your e-mail' })
      await dialog.getByLabel('New e-mail').fill(other)
      await dialog.getByLabel('Your password').fill('not my password')
      await dialog.getByRole('button', { name: 'Send the code' }).click()
      await expect(dialog.getByText('This is not your password.')).toBeVisible()
      await expectAccessible(page)
      await dialog.getByLabel('Your password').fill(passwords.second)
      await dialog.getByRole('button', { name: 'Send the code' }).click()
      const confirm = page.getByRole('dialog', { name: 'Confirm your new e-mail' })
      await expect(confirm).toBeVisible()
      const code = codeIn(await mailTo(mailbox, other, 'Kumpirmahin ang bago mong e-mail address'))
      await confirm.getByLabel('Digit 1 of 6').focus()
      await paste(page, code)
      await confirm.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.getByText(`Your e-mail is now ${other}`)).toBeVisible()
      await expectAccessible(page)
      for (const address of [email, other]) await mailTo(mailbox, address, 'Nabago ang iyong e-mail address')
    })

    test('a new password ends the other sessions, and opens the next one', async ({ browser }) => {
      const elsewhere = await browser.newContext()
      const other = await elsewhere.newPage()
      await other.goto('/login')
      await trySignIn(other, userName, passwords.second)
      await other.waitForURL('**/archive/my-office')
      await page.getByRole('button', { name: 'Change the password…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Change your password' })
      await dialog.getByLabel('Present password').fill(passwords.second)
      await dialog.getByLabel('New password').fill(passwords.third)
      await dialog.getByRole('button', { name: 'Change', exact: true }).click()
      await expect(page.getByText('Your password was changed. Your other sessions were ended')).toBeVisible()
      await other.reload()
      await other.waitForURL('**/login')
      await elsewhere.close()
      await page.getByRole('button', { name: 'Sign out' }).last().click()
      await page.waitForURL((url) => url.pathname === '/')
      await page.goto('/login')
      await trySignIn(page, `NEW.${email}`, passwords.third)
      await page.waitForURL('**/archive/my-office')
    })
  })

async function trySignIn(page: Page, who: string, password: string): Promise<void> {
  await page.getByLabel('User name or e-mail').fill(who)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
  await page.keyboard.press('ControlOrMeta+V')
}

/** As an administrator does on the screen of requests. */
async function accept(page: Page, email: string): Promise<void> {
  const { request } = page
  const signedIn = await request.post('/api/Account/login', { data: { userName: 'admin', password: demoPassword } })
  const { token } = (await signedIn.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const waiting = await request.get('/api/Account/Acceptance?pageSize=200', { headers })
  const { items } = (await waiting.json()) as { items: { id: string; email: string }[] }
  const found = items.find((one) => one.email === email)
  const accepted = await request.post(`/api/Account/AcceptUser/${found?.id}`, { headers, data: {} })
  expect(accepted.ok()).toBe(true)
}

const portrait = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a5a2b' } })
    .png()
    .toBuffer()
