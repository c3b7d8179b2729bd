import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { expectAccessibleInBoth } from '../support/axe.ts'
import { actOn, row } from '../support/my-office.ts'
import { phone } from '../support/phone.ts'
import { signIn } from '../support/sign-in.ts'

const many = 512

/** A folder of My Office with so many documents, as copies of copies. */
async function largeFolder(request: APIRequestContext, name: string): Promise<void> {
  const ana = await callsOf(request, 'ana')
  const [unitId] = (await ana('get', 'Account/Me')).deliveryUnitIds
  const { id: folderId } = await ana('post', `FileFolder/Create/${unitId}`, { name })
  const first = await ana('post', 'FileManager/Create', {
    name: 'Slip',
    fileFolderId: folderId,
    deliveryUnitId: unitId,
  })
  for (let ids: number[] = [first.id]; ids.length < many; )
    ids = [...ids, ...(await ana('post', `FileManager/Copy/${folderId}`, ids)).items]
}

/** Has large acts go on behind their answer at once. */
const hurry = (page: Page) =>
  page.route('**/api/FileFolder/**', (route) => {
    const headers = route.request().headers()
    return route.continue({ headers: headers.prefer ? { ...headers, prefer: 'respond-async' } : headers })
  })

/** As `hurry`, and holds what is told of them halfway; answers how to let it come. */
async function holdHalfway(page: Page) {
  let isHeld = true
  await hurry(page)
  let held: { id: number } | undefined
  await page.route('**/api/Act/*', async (route) => {
    const isList = route.request().url().endsWith('/My')
    const answer = await route.fetch()
    if (!isHeld || (isList && !held)) return route.fulfill({ response: answer })
    if (isList) return route.fulfill({ json: { items: [held], total: 1 } })
    held = { ...(await answer.json()), state: 'running', done: 300, endedAt: null, answer: null }
    return route.fulfill({ json: held })
  })
  return () => {
    isHeld = false
  }
}

/** A server that is as far as 300 documents of whatever it is told to do, until it is told to stop. */
async function slowServer(page: Page) {
  await hurry(page)
  const body = { code: 'Stopped', message: 'You stopped this before its end. Nothing was changed.' }
  const ended = { state: 'stopped', endedAt: new Date().toISOString(), answer: { status: 409, body } }
  let isStopped = false
  const act = { id: 0, name: 'FileFolder_Trash', state: 'running', done: 300, total: many, endedAt: null, answer: null }
  const told = () => ({ json: { ...act, orderedAt: new Date().toISOString(), ...(isStopped ? ended : {}) } })
  await page.route('**/api/FileFolder/Trash', (route) => route.fulfill({ status: 202, ...told() }))
  await page.route('**/api/Act/0', (route) => route.fulfill(told()))
  await page.route('**/api/Act/0/Stop', (route) => {
    isStopped = true
    return route.fulfill(told())
  })
}

const tray = (page: Page) => page.getByRole('region', { name: /^(Working on|Done)/ })

for (const isPhone of [false, true])
  test.describe(isPhone ? 'on a phone' : 'on a desk', () => {
    test.use(isPhone ? phone : {})

    test('what takes long shows how far it is, goes on on other pages and after a reload, and tells its end', async ({
      page,
      request,
    }) => {
      const name = `Slips ${Date.now()} ${isPhone ? 'phone' : 'desk'}`
      await largeFolder(request, name)
      await signIn(page, 'ana')
      const letCome = await holdHalfway(page)
      await actOn(page, { name, isPhone }, 'Move to trash')
      await expect(tray(page)).toContainText('512 documents')
      if (isPhone) await tray(page).getByRole('button', { name: 'Show the list' }).click()
      await expect(tray(page)).toContainText('Moving 512 documents to the trash')
      await expect(tray(page)).toContainText('300 of 512 documents')
      await expectAccessibleInBoth(page)

      await page.goto('/archive/trash')
      if (isPhone) await tray(page).getByRole('button', { name: 'Show the list' }).click()
      await expect(tray(page)).toContainText('300 of 512 documents')
      letCome()
      await expect(tray(page)).toHaveAccessibleName('Done')
      await expect(page.getByText(name).first()).toBeVisible()

      await actOn(page, { name, isPhone }, 'Restore')
      await expect(page.getByText(`${name} is restored`)).toBeVisible()
      await page.goto('/archive/my-office')
      await expect(page.getByText(name).first()).toBeVisible()
    })

    test('what takes long is stopped, and it is told that nothing was changed', async ({ page, request }) => {
      const name = `Slips to keep ${Date.now()} ${isPhone ? 'phone' : 'desk'}`
      await largeFolder(request, name)
      await signIn(page, 'ana')
      await slowServer(page)
      await actOn(page, { name, isPhone }, 'Move to trash')
      await expect(tray(page)).toContainText('512 documents')
      if (isPhone) await tray(page).getByRole('button', { name: 'Show the list' }).click()
      const stop = tray(page).getByRole('button', { name: 'Stop: Moving 512 documents to the trash' })
      await expectAccessibleInBoth(page)
      await stop.click()
      await expect(stop).toBeHidden()
      const ended = page.getByRole('region', { name: '1 thing was not done' })
      await expect(ended).toContainText('Stopped at 300 of 512 documents. Nothing was changed.')
      await expect(page.getByText('You stopped this before its end. Nothing was changed.')).toBeVisible()
      await expect(page.getByText(name).first()).toBeVisible()
      await expectAccessibleInBoth(page)
      await ended.getByRole('button', { name: /^Take .* off the list$/ }).click()
      await expect(ended).toBeHidden()
    })

    test('what has ended by the time it is stopped is told to be done', async ({ page, request }) => {
      const name = `Slips done ${Date.now()} ${isPhone ? 'phone' : 'desk'}`
      await largeFolder(request, name)
      await signIn(page, 'ana')
      const letCome = await holdHalfway(page)
      await actOn(page, { name, isPhone }, 'Move to trash')
      if (isPhone) await tray(page).getByRole('button', { name: 'Show the list' }).click()
      await expect(tray(page)).toContainText('300 of 512 documents')
      // The server was through long ago: only what is told of it is held.
      await tray(page).getByRole('button', { name: 'Stop: Moving 512 documents to the trash' }).click()
      letCome()
      await expect(tray(page)).toHaveAccessibleName('Done')
      await expect(page.getByText(`${name} moved to the trash`)).toBeVisible()
    })
  })

test('what is deleted for good closes its dialog, and is told when it is gone', async ({ page, request }) => {
  const name = `Slips to destroy ${Date.now()}`
  await largeFolder(request, name)
  await signIn(page, 'ana')
  await actOn(page, { name, isPhone: false }, 'Move to trash')
  await expect(page.getByText(`${name} moved to the trash`)).toBeVisible()
  await page.goto('/archive/trash')
  const letCome = await holdHalfway(page)
  await actOn(page, { name, isPhone: false }, 'Delete for good…')
  const dialog = page.getByRole('dialog', { name: 'Delete 512 documents for good?' })
  await dialog.getByLabel('Type DELETE to continue').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete 512 documents' }).click()
  await expect(dialog).toBeHidden()
  await expect(tray(page)).toContainText('Deleting 512 documents for good')
  letCome()
  await expect(page.getByText('512 documents deleted for good')).toBeVisible()
  await expect(row(page, name)).toBeHidden()
})
