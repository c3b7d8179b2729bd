import { expect, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { phone } from '../support/phone.ts'
import { signIn } from '../support/sign-in.ts'

/** Leads to a folder while whatever tells of folders is kept back; answers how to let it come. */
async function onTheWayTo(page: Page, routeId: string) {
  let letCome = () => {}
  const isLet = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/api/FileFolder/**', async (route) => {
    await isLet
    await route.continue()
  })
  await page.goto(`/archive/folders/${routeId}`)
  return letCome
}

for (const isPhone of [false, true])
  test.describe(isPhone ? 'on a phone' : 'on a desk', () => {
    test.use(isPhone ? phone : {})

    test('who is quicker than the folder adds nothing elsewhere, and keeps what is open', async ({ page, request }) => {
      const ana = await callsOf(request, 'ana')
      const [unitId] = (await ana('get', 'Account/Me')).deliveryUnitIds
      const { folders } = await ana('get', `FileFolder/My/${unitId}?pageSize=100`)
      const folder = folders.items.find((one: { name: string }) => one.name === 'Transcripts')
      await signIn(page, 'ana')
      const letCome = await onTheWayTo(page, folder.routeId)

      await page.getByRole('button', { name: isPhone ? 'Add' : 'New', exact: true }).click()
      const act = page.getByRole(isPhone ? 'button' : 'menuitem', { name: /^New folder…/ })
      await expect(act).toHaveAttribute('aria-disabled', 'true')
      await expect(act).toContainText('The folder is not open yet.')
      letCome()
      await expect(act).not.toHaveAttribute('aria-disabled')
      await act.click()
      const dialog = page.getByRole('dialog', { name: 'New folder' })
      const name = `Slow ${Date.now()}`
      await dialog.getByLabel('Name').fill(name)
      await dialog.getByRole('button', { name: 'Create the folder' }).click()
      await expect(dialog).toBeHidden()
      await page.goto(`/archive/folders/${folder.routeId}`)
      await expect(page.getByText(name).first()).toBeVisible()
    })
  })

test('what is pasted before the folder is there is not put into another one', async ({ page, request }) => {
  const ana = await callsOf(request, 'ana')
  const [unitId] = (await ana('get', 'Account/Me')).deliveryUnitIds
  const { folders } = await ana('get', `FileFolder/My/${unitId}?pageSize=100`)
  await signIn(page, 'ana')
  const letCome = await onTheWayTo(
    page,
    folders.items.find((one: { name: string }) => one.name === 'Transcripts').routeId,
  )
  await expect(page.getByRole('button', { name: 'New', exact: true })).toBeVisible()
  const name = `pasted-${Date.now()}.txt`
  await page.evaluate((name) => {
    const carried = new DataTransfer()
    carried.items.add(new File(['pasted'], name, { type: 'text/plain' }))
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true }))
  }, name)
  await expect(page.getByText('The folder is not open yet.')).toBeVisible()
  letCome()
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeVisible()
  const top = await ana('get', `FileFolder/My/${unitId}?pageSize=100&search=pasted-`)
  expect(top.files.items).toEqual([])
})
