import { expect, type Page, test } from '@playwright/test'
import { enteredAndAccepted, proposed } from '../support/asked.ts'
import { expectAccessible, expectAccessibleInBoth } from '../support/axe.ts'
import { anyFolder, chooseAct, openDemoFolder, showAs } from '../support/demo-folder.ts'
import { expectNoSidewaysScroll } from '../support/phone.ts'
import { pdfWith } from '../support/real-files.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

const widths = [
  { name: 'on a desk', viewport: { width: 1280, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const
/** The narrowest that is promised. */
const narrowest = { width: 320, height: 640 }

/** Screens that have no test of their own, by who has them; each person looks at theirs in one session. */
const screens = {
  ana: [
    '/archive/my-archive',
    '/archive/request',
    '/archive/request?whose=mine',
    '/archive/my-archive?tab=posted',
    '/archive/my-archive?tab=returned',
    '/archive/my-pool',
    '/archive/pool-shared-with-me',
    '/archive/pool/1',
    '/archive/pool/1?tab=people',
    '/archive/trash',
    '/archive/pin',
    '/archive/office-archive',
    '/archive/office-archive/public',
    '/archive/files-by-category',
    '/archive/files-by-category-v2',
    '/archive/advanced-search/any?q=memo',
    '/campus',
    '/campus/du/1',
    '/user-profile',
    '/user-profile?tab=security',
    '/user-profile?tab=preferences',
    '/404',
  ],
  records: [
    '/archive/freedom-of-information/public-request',
    '/archive/freedom-of-information/public-request?stage=resolved',
    '/archive/freedom-of-information/registers',
    '/archive/document-category-group',
    '/archive/document-category-type',
    '/archive/document-tag',
  ],
  approver: ['/archive/cru-file-posting', '/archive/cru-file-posting?tab=approved'],
  admin: [
    '/admin',
    '/admin?as=tables',
    '/admin/organisation',
    '/admin/settings-campus',
    '/admin/settings-office',
    '/admin/settings-delivery-unit',
    '/admin/user-request',
    '/admin/user-all',
    '/admin/document-access-level',
    '/admin/user-approver',
    '/admin/holidays',
    '/admin/request-letters',
    '/admin/audit',
    '/admin/health',
    '/admin/health?tab=work',
    '/admin/outbox',
    '/admin/pools',
    '/admin/import',
  ],
} as const

// Each is somebody else's session, and nobody changes anything.
test.describe.configure({ mode: 'parallel' })

for (const { name, ...size } of widths)
  test.describe(`${name}, light and dark`, () => {
    const look = { ...size, colorScheme: 'light' } as const
    const isPhone = name === 'on a phone'

    test('what everybody sees', async ({ browser }) => {
      const context = await browser.newContext(look)
      const page = await context.newPage()
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Find a university record' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Recent files' })).toBeVisible()
      await expectAccessibleInBoth(page)
      if (isPhone) await lookAtNarrowest(page)
      const field = page.getByRole('searchbox', { name: 'Search the public records' })
      await field.fill('memorandum')
      await field.press('Enter')
      const found = page.getByRole('article').getByRole('heading').getByRole('link').first()
      await expect(found).toBeVisible()
      await expectAccessibleInBoth(page)
      await found.click()
      await page.waitForURL('**/files/*')
      await expect(page.getByText('SHA-256').first()).toBeVisible()
      await expectAccessibleInBoth(page)
      await page.goto('/document-request-statistics')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessibleInBoth(page)
      await expectNoSidewaysScroll(page)
      if (isPhone) await lookAtNarrowest(page)
      await page.goto('/login')
      await expect(page.getByLabel('User name or e-mail')).toBeVisible()
      await expectAccessibleInBoth(page)
      await page.goto('/404')
      await expect(page.getByRole('heading', { name: 'Sorry, page not found' })).toBeVisible()
      await expectAccessibleInBoth(page)
      await context.close()
    })

    test('My Office with its panel and dialogs', async ({ browser }) => {
      const { context, page } = await signedIn(browser, 'ana', look)
      await expect(
        page
          .getByRole('checkbox', { name: /^Choose (?!all )/ })
          .or(anyFolder(page))
          .first(),
      ).toBeVisible()
      await expectAccessibleInBoth(page)
      await openDemoFolder(page, isPhone)
      await expectAccessibleInBoth(page)
      await showAs(page, isPhone, 'grid')
      await expectAccessibleInBoth(page)
      await showAs(page, isPhone, 'table')
      for (const [act, title] of [
        ['Move…', /^Move /],
        ['Rename…', /^Rename/],
      ] as const) {
        await chooseAct(page, isPhone, act)
        await expect(page.getByRole('dialog', { name: title })).toBeVisible()
        await expectAccessibleInBoth(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog', { name: title })).toBeHidden()
      }
      await chooseAct(page, isPhone, 'Details')
      await expect(page.getByText('Kept until').last()).toBeVisible()
      await expectAccessibleInBoth(page)
      await context.close()
    })

    test('copies that go out, and where their parts are covered', async ({ browser }) => {
      const { context, page } = await signedIn(browser, 'approver', look)
      const id = await enteredAndAccepted(page.request, uniqueName('Syllabus'))
      await proposed(page.request, id, { name: `${uniqueName('Syllabus')}.pdf`, buffer: await pdfWith('arithmetic') })
      await lookAt(page, `/archive/request/${id}`, isPhone)
      await lookAt(page, `/archive/release/${id}`, isPhone)
      await page.getByRole('link', { name: 'Cover parts' }).click()
      await page.getByRole('button', { name: 'Add a box' }).click()
      await expect(page.getByRole('button', { name: 'Box 1 on page 1' })).toBeVisible()
      await expectAccessibleInBoth(page)
      await expectNoSidewaysScroll(page)
      if (isPhone) await lookAtNarrowest(page)
      await context.close()
    })

    for (const person of Object.keys(screens) as (keyof typeof screens)[])
      test(`what ${person} has besides`, async ({ browser }) => {
        const { context, page } = await signedIn(browser, person, look)
        for (const address of screens[person]) await test.step(address, () => lookAt(page, address, isPhone))
        await context.close()
      })
  })

async function lookAt(page: Page, address: string, isPhone: boolean): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expectAccessibleInBoth(page)
  await expectNoSidewaysScroll(page)
  if (isPhone) await lookAtNarrowest(page)
}

/** The same on the smallest phone: nothing hides what it needs, nothing goes over the edge. Its colours are those of the larger. */
async function lookAtNarrowest(page: Page): Promise<void> {
  const usual = page.viewportSize()
  await page.setViewportSize(narrowest)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  if (usual) await page.setViewportSize(usual)
}
