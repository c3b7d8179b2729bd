import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { demoPassword } from '@sinupan/demo'
import { type HrisServer, startHrisServer } from '../../apps/server/src/testing/hris-server.ts'
import { clientId, type OpenIdProvider, startOpenIdProvider } from '../../apps/server/src/testing/openid-provider.ts'
import { expectAccessible } from '../support/axe.ts'
import { type OwnServer, startOwnServer } from '../support/own-server.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { confirmSetUp, freshCode, typeCode } from '../support/second-factor.ts'
import { signedIn } from '../support/sign-in.ts'

const widths = [
  { name: 'on a desk', person: 'dan', called: 'Danilo Aquino', options: { viewport: { width: 1280, height: 900 } } },
  { name: 'on a phone', person: 'ben', called: 'Benjamin Reyes', options: phone },
] as const

for (const { name, person, called, options } of widths)
  test.describe(`the second factor, ${name}`, () => {
    test.describe.configure({ mode: 'serial' })
    let page: Page
    let secret = ''
    let recoveryCodes: string[] = []
    test.beforeAll(async ({ browser }) => {
      const context = await browser.newContext({ ...options, permissions: ['clipboard-read', 'clipboard-write'] })
      page = await context.newPage()
    })
    test.afterAll(() => page.context().close())

    const signIn = async () => {
      await page.goto('/login')
      await page.getByLabel('User name or e-mail').fill(person)
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    }
    const goToSecurity = () => page.goto('/user-profile?tab=security')

    test('is set up in the profile, once the person has proved that it is them', async () => {
      await signIn()
      await page.waitForURL('**/archive/my-office')
      await goToSecurity()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      // As if the sign-in were longer ago than five minutes.
      const refused = { status: 403, json: { code: 'StepUpRequired', message: 'Prove it', accepts: 'password' } }
      await page.route('**/SecondFactor/Setup', (route) => route.fulfill(refused), { times: 1 })
      await page.getByRole('button', { name: 'Set up…' }).click()
      const question = page.getByRole('dialog', { name: 'Is it you?' })
      await question.getByLabel('Password', { exact: true }).fill('wrong')
      await question.getByRole('button', { name: 'Continue' }).click()
      await expect(question.getByText('This is not your password.')).toBeVisible()
      await expectAccessible(page)
      await question.getByLabel('Password', { exact: true }).fill(demoPassword)
      await question.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('dialog', { name: 'Set up your second factor' })).toBeVisible()
      await expectAccessible(page)
      ;({ secret, recoveryCodes } = await confirmSetUp(page))
    })

    test('gives recovery codes to copy and to download', async () => {
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Copy' }).click()
      expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(recoveryCodes.join('\n'))
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download' }).click()
      const file = await (await downloading).path()
      expect(await readFile(file, 'utf8')).toContain(recoveryCodes.join('\n'))
      await page.getByRole('button', { name: 'I have kept them' }).click()
      await expect(page.getByText('10 recovery codes left')).toBeVisible()
      await expectNoSidewaysScroll(page)
    })

    test('is asked for at the next sign-in; a wrong code is refused and the right one lets in', async () => {
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.waitForURL((url) => url.pathname === '/')
      await signIn()
      await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible()
      await expectAccessible(page)
      await typeCode(page, '000000')
      await expect(page.getByRole('alert')).toHaveText('That code is not right, or it was used already.')
      await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()
      await typeCode(page, await freshCode(secret))
      await page.waitForURL('**/archive/my-office')
    })

    test('can be replaced by a recovery code, once', async () => {
      const [first = ''] = recoveryCodes
      for (const expected of ['let in', 'refused']) {
        await page.evaluate('localStorage.clear()')
        await signIn()
        await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
        await page.getByLabel('Recovery code').fill(first)
        await page.getByRole('button', { name: 'Sign in', exact: true }).click()
        if (expected === 'let in') await page.waitForURL('**/archive/my-office')
        else await expect(page.getByRole('alert')).toHaveText('That code is not right, or it was used already.')
      }
      await expectAccessible(page)
    })

    test('is turned off with the password and a code', async () => {
      await signIn()
      await typeCode(page, await freshCode(secret))
      await page.waitForURL('**/archive/my-office')
      await goToSecurity()
      await expect(page.getByText('9 recovery codes left')).toBeVisible()
      await page.getByRole('button', { name: 'Turn off…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Turn your second factor off' })
      await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
      await dialog.getByLabel('Code of your app, or a recovery code').fill(recoveryCodes[1] ?? '')
      await dialog.getByRole('button', { name: 'Turn off', exact: true }).click()
      await expect(page.getByRole('button', { name: 'Set up…' })).toBeVisible()
      await page.evaluate('localStorage.clear()')
      await signIn()
      await page.waitForURL('**/archive/my-office')
    })

    test('is reset by an administrator for who has lost phone and recovery codes', async ({ browser }) => {
      await goToSecurity()
      await page.getByRole('button', { name: 'Set up…' }).click()
      await confirmSetUp(page)
      await page.getByRole('button', { name: 'I have kept them' }).click()
      const { page: admin, context } = await signedIn(browser, 'admin', options)
      await admin.goto(`/admin/user-all?q=${person}`)
      await admin.getByText(called.split(' ').reverse().join(', ')).first().click()
      const reset = admin.getByRole('button', { name: 'Reset the second factor…' })
      await reset.click()
      const dialog = admin.getByRole('dialog', { name: `Reset the second factor of ${called}` })
      await expectAccessible(admin)
      await dialog.getByRole('button', { name: 'Reset', exact: true }).click()
      await expect(admin.getByText(`The second factor of ${called} was reset`)).toBeVisible()
      await expect(reset).toHaveCount(0)
      await expect(admin.getByText('Not signed in anywhere')).toBeVisible()
      await expectNoSidewaysScroll(admin)
      await context.close()
      // Their session has ended, and the password alone lets them in.
      await page.reload()
      await page.waitForURL('**/login')
      await signIn()
      await page.waitForURL('**/archive/my-office')
    })
  })

test.describe('ways in that the university has set up', () => {
  test.describe.configure({ mode: 'serial' })
  let hris: HrisServer
  let google: OpenIdProvider
  let server: OwnServer
  let page: Page
  const at = (path: string) => `${server.url}${path}`
  test.beforeAll(async ({ browser }) => {
    const names = { firstName: 'Liza', lastName: 'Santos', isActive: true }
    hris = await startHrisServer([
      { id: 'E-1', userName: 'liza', password: 'liza at work', email: 'liza@haraya.example', ...names },
    ])
    google = await startOpenIdProvider({
      'sub-1': { email: 'liza.santos@haraya.example', email_verified: true, hd: 'haraya.example' },
    })
    server = await startOwnServer({
      HRIS_ADAPTER: 'rest',
      HRIS_URL: hris.url,
      HRIS_TLS: 'none',
      HRIS_AUTO_ACCEPT: 'true',
      GOOGLE_CLIENT_ID: clientId,
      GOOGLE_ISSUER: google.issuer,
      SECOND_FACTOR_REQUIRED_FOR: 'administrators',
    })
    page = await (await browser.newContext()).newPage()
  })
  test.afterAll(async () => {
    await page.context().close()
    await server.stop()
    await hris.stop()
    await google.stop()
  })

  test('an employee signs in with their HR account', async () => {
    await page.goto(at('/login'))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'University account (HRIS)' }).click()
    await page.getByLabel('HR user name').fill('liza')
    await page.getByLabel('HR password').fill('wrong')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid Login attempt.')
    await expectAccessible(page)
    await page.getByLabel('HR password').fill('liza at work')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL('**/archive/my-office')
  })

  test('they link their Google account, which then lets them in', async () => {
    await page.goto(at('/user-profile?tab=security'))
    await expect(page.getByText('Your only way in. Set a password first to unlink it.')).toBeVisible()
    await page.getByRole('button', { name: 'Link Google…' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await expect(page.getByText('Linked to liza.santos@haraya.example')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto(at('/login'))
    await page.getByRole('button', { name: 'Sign in with Google' }).click()
    await page.waitForURL('**/archive/my-office')
  })

  test('they unlink the HR account, and Google stays as the only way in', async () => {
    await page.goto(at('/user-profile?tab=security'))
    await page.getByRole('button', { name: 'Unlink University account (HRIS)…' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink', exact: true }).click()
    await expect(page.getByText('Not linked')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Unlink Google…' })).toBeDisabled()
  })

  test('where Google’s script can’t load the page says so', async ({ browser }) => {
    const other = await (await browser.newContext()).newPage()
    await other.route('**/gsi/client', (route) => route.abort())
    await other.goto(at('/login'))
    await expect(other.getByText('Google’s sign-in could not be loaded.')).toBeVisible()
    await expectAccessible(other)
    await other.unroute('**/gsi/client')
    await other.getByRole('button', { name: 'Try again' }).click()
    await expect(other.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
    await other.context().close()
  })

  test('an administrator has to set up a second factor before anything else', async ({ browser }) => {
    const other = await (await browser.newContext()).newPage()
    const { pathname, search } = new URL(server.firstLink)
    await other.goto(at(`${pathname}${search}`))
    await other.getByLabel('New password', { exact: true }).fill('a sentence for the first day')
    await other.getByLabel('New password again').fill('a sentence for the first day')
    await other.getByRole('button', { name: 'Set your password' }).click()
    await other.getByLabel('User name or e-mail').fill('admin')
    await other.getByLabel('Password', { exact: true }).fill('a sentence for the first day')
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other.getByRole('heading', { name: 'Set up your second factor first' })).toBeVisible()
    await expectAccessible(other)
    await other.goto(at('/admin'))
    await other.waitForURL('**/second-factor')
    await other.getByRole('button', { name: 'Begin' }).click()
    await confirmSetUp(other)
    await other.getByRole('button', { name: 'I have kept them' }).click()
    await other.waitForURL('**/archive/my-office')
    await other.context().close()
  })
})
