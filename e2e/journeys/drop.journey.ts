import { type APIRequestContext, type Browser, expect, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { expectAccessibleInBoth } from '../support/axe.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { signIn } from '../support/sign-in.ts'

const widths = [
  ['on a desk', { viewport: { width: 1280, height: 900 } }],
  ['on a phone', phone],
] as const

let number = 0
/** A folder of Ana's unit, inside another one: at the top it would push what other journeys look for off its page. */
async function folderOf(request: APIRequestContext) {
  const ana = await callsOf(request, 'ana')
  const name = `Drop ${Date.now()} ${++number}`
  const me = await ana('get', 'Account/Me')
  const unitId = me.deliveryUnitIds[0]
  const { folders } = await ana('get', `FileFolder/My/${unitId}?pageSize=100`)
  const parentId = folders.items.find((one: { name: string }) => one.name === 'Transcripts').id
  const folder = await ana('post', `FileFolder/Create/${unitId}`, { name, parentId })
  return { ana, name, id: Number(folder.id), routeId: String(folder.routeId) }
}

/** Who has no account, in a browser of their own. */
async function outsider(browser: Browser, options: (typeof widths)[number][1]) {
  const context = await browser.newContext(options)
  return { context, page: await context.newPage() }
}

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })

for (const [name, options] of widths)
  test.describe(`a request for files, ${name}`, () => {
    test.use(options)
    const isPhone = options === phone

    test('is made in a folder, takes files without an account, and ends', async ({ page, browser, request }) => {
      const folder = await folderOf(request)
      await signIn(page, 'ana')
      await page.goto(`/archive/folders/${folder.routeId}`)
      await page.getByRole('button', { name: isPhone ? 'Add' : 'New', exact: true }).click()
      await page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'Request files…' }).click()
      const dialog = page.getByRole('dialog', { name: `Request files into ${folder.name}` })
      await dialog.getByLabel('What you ask for').fill('Signed clearances')
      await dialog.getByLabel('Files at most').fill('2')
      await dialog.getByRole('button', { name: 'Make a link' }).click()
      const url = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
      await expect(dialog.getByText('0 of 2 files')).toBeVisible()

      const { context, page: theirs } = await outsider(browser, options)
      const link = new URL(url).pathname
      await theirs.goto(link)
      await expect(theirs.getByRole('heading', { level: 1, name: 'Signed clearances' })).toBeVisible()
      await expect(theirs.getByText('2 more can be sent')).toBeVisible()
      await expectNoSidewaysScroll(theirs)
      await expectAccessibleInBoth(theirs)
      await theirs.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(theirs.getByText('Choose the files that you want to send.')).toBeVisible()
      await theirs
        .locator('input[type=file]')
        .setInputFiles([file('Cruz.txt', 'one'), file('Reyes.txt', 'two'), file('Third.txt', 'three')])
      await expect(theirs.getByText('Only 2 files can still be sent.')).toBeVisible()
      await theirs.getByRole('button', { name: 'Take out Third.txt' }).click()
      await theirs.getByLabel('Your name').fill('Juan Cruz')
      await theirs.getByRole('button', { name: 'Send 2 files' }).click()
      await expect(theirs.getByText('Thank you: it has arrived')).toBeVisible()
      await expect(theirs.getByText(/Receipt [0-9A-Z]{5}-[0-9A-Z]{5}/)).toHaveCount(2)
      await theirs.reload()
      await expect(theirs.getByRole('heading', { name: 'All files have arrived' })).toBeVisible()

      await page.goto(`/archive/folders/${folder.routeId}`)
      await expect(page.getByText('Cruz').first()).toBeVisible()
      await expect(page.getByText('Reyes').first()).toBeVisible()
      await page.goto('/archive/shared-with-me?tab=drops&state=all')
      await expect(page.getByText('Signed clearances').first()).toBeVisible()
      await expectNoSidewaysScroll(page)
      await context.close()
    })

    test('asks for its password, says why a file is not taken, and says that it was ended', async ({
      browser,
      request,
    }) => {
      const { ana, id } = await folderOf(request)
      const expiresAt = new Date(Date.now() + 86_400_000).toISOString()
      const wish = { fileFolderId: id, title: 'Tables', expiresAt, types: ['csv'], password: 'open sesame' }
      const made = await ana('post', 'Drop', wish)
      const { context, page } = await outsider(browser, options)
      await page.goto(new URL(made.url).pathname)
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.getByRole('button', { name: 'Go on' }).click()
      await expect(page.getByText('That password does not open this link.')).toBeVisible()
      await page.getByLabel('Password', { exact: true }).fill('open sesame')
      await page.getByRole('button', { name: 'Go on' }).click()
      await page
        .locator('input[type=file]')
        .setInputFiles([file('notes.txt', 'no table'), file('table.csv', 'a,b\n1,2')])
      await page.getByLabel('Your name').fill('Juan Cruz')
      await page.getByRole('button', { name: 'Send 2 files' }).click()
      await expect(page.getByText('Files of this type are not asked for.')).toBeVisible()
      await expect(page.getByText(/Receipt/)).toHaveCount(1)
      await ana('delete', `Drop/${made.id}`)
      await page.getByRole('button', { name: 'Take out notes.txt' }).click()
      await expect(page.getByText('Thank you: it has arrived')).toBeVisible()
      await page.locator('input[type=file]').setInputFiles([file('late.csv', 'a,b\n3,4')])
      await page.getByRole('button', { name: 'Send 1 file' }).click()
      await expect(page.getByText('This request was ended.')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Files are not asked for here any more' })).toBeVisible()
      await context.close()
    })
  })
