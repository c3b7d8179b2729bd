import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  expect,
  type Page,
  test,
} from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { codeIn, type Mailbox, mailTo } from './mailbox.ts'
import { expectNoSidewaysScroll, phone } from './phone.ts'
import { actOfScreen } from './screen-acts.ts'
import { proveAnew, signedIn } from './sign-in.ts'

const widths = [
  { name: 'on a desk', options: { viewport: { width: 1280, height: 900 } } },
  { name: 'on a phone', options: phone },
] as const

/** The administrator at a screen of theirs, at one width. */
export class Administrator {
  readonly options: BrowserContextOptions
  readonly isPhone: boolean
  #page: Page | undefined

  constructor(options: BrowserContextOptions) {
    this.options = options
    this.isPhone = options === phone
  }

  get page(): Page {
    if (!this.#page) throw new Error('Nobody has signed in yet.')
    return this.#page
  }

  async signIn(browser: Browser): Promise<void> {
    this.#page = (await signedIn(browser, 'admin', this.options)).page
  }

  /** Opens a screen, which has to be fit to read and no wider than the window. */
  async look(path: string, heading: string): Promise<void> {
    await this.page.goto(path)
    await expect(this.page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expectAccessible(this.page)
    await expectNoSidewaysScroll(this.page)
  }

  /** What a screen can do besides its main act. */
  act(label: string): Promise<void> {
    return actOfScreen(this.page, label, this.isPhone)
  }

  said(text: string | RegExp): Promise<void> {
    return expect(this.page.getByText(text).first()).toBeVisible()
  }
}

/** Tests of an administrator's screen, one after another, on a desk and then on a phone. */
export function asAdministrator(what: string, tests: (administrator: Administrator) => void): void {
  for (const { name, options } of widths)
    test.describe(`${what} ${name}`, () => {
      test.describe.configure({ mode: 'serial' })
      const administrator = new Administrator(options)
      test.beforeAll(({ browser }) => administrator.signIn(browser))
      test.beforeEach(() => proveAnew(administrator.page))
      test.afterAll(() => administrator.page.context().close())
      tests(administrator)
    })
}

export const newPassword = 'a long enough sentence'

/** Lito registers under a user name and confirms the address; the account then waits. */
export async function register(request: APIRequestContext, mailbox: Mailbox, userName: string): Promise<void> {
  const email = `${userName}@haraya.example`
  const units = await (await request.get('/api/DeliveryUnit/All')).json()
  const deliveryUnitId = units.items[0].id
  const data = { firstName: 'Lito', lastName: userName, email, userName, password: newPassword, deliveryUnitId }
  expect((await request.post('/api/Account/SignUp', { data })).status()).toBe(201)
  const code = codeIn(await mailTo(mailbox, email, 'Confirm your e-mail address'))
  const query = new URLSearchParams({ email, code })
  expect(await (await request.post(`/api/Account/Email/Verify?${query}`)).json()).toMatchObject({ error: false })
}
