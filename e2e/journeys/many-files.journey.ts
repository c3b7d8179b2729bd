import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { makeFolder, openFolder, pick } from '../support/my-office.ts'
import { newFilesFolder, unlikeAnything, writeNamed } from '../support/real-files.ts'
import { signedIn } from '../support/sign-in.ts'
import { tray, uploadButton } from '../support/tray.ts'
import { uniqueName } from '../support/words.ts'

const count = 1_000

test('a thousand files go up while the list shows them arriving, and the tray leaves', async ({ browser }) => {
  test.setTimeout(600_000)
  // In a unit of few journeys, whose lists of the latest it would fill.
  const { context, page } = await signedIn(browser, 'dan')
  const folder = uniqueName('Thousand')
  const from = await newFilesFolder()
  const paths: string[] = []
  for (let no = 1; no <= count; no += 1) paths.push(await writeNamed(from, `Card ${no}.bin`, unlikeAnything(2_000)))
  await makeFolder(page, folder)
  await openFolder(page, folder)
  const posts: string[] = []
  page.on('request', (request) => {
    if (/\/api\/Upload/.test(request.url())) posts.push(request.method())
  })
  await pick(page, uploadButton(page), paths)

  await expect(tray(page)).toContainText(/Uploading \d+ files/)
  await expect(tray(page)).toContainText('left')
  // Files that arrived are seen while hundreds still go up, and only the rows in sight are drawn.
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: /Card \d+\.bin/ })
      .first(),
  ).toBeVisible()
  await expect(tray(page)).toContainText(/Uploading \d+ files/)
  expect(await tray(page).getByRole('listitem').count()).toBeLessThan(20)

  await expect(page.getByText('1,000 files uploaded')).toBeVisible({ timeout: 500_000 })
  await expect(page.getByText('1,000 documents')).toBeVisible()
  expect(posts).toEqual(Array(count).fill('POST'))
  await page.mouse.move(10, 10)
  await expect(tray(page)).toBeHidden()
  await context.close()
})

test('a folder of 3 000 files is taken with its folders', async ({ browser }) => {
  test.setTimeout(900_000)
  // In a unit of few journeys, whose lists of the latest it would fill.
  const { context, page } = await signedIn(browser, 'dan')
  const name = uniqueName('Scans')
  const from = await newFilesFolder()
  for (let no = 1; no <= 3_000; no += 1)
    await writeNamed(join(from, name, `Box ${no % 30}`), `Card ${no}.bin`, unlikeAnything(200))
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await pick(page, page.getByRole('menuitem', { name: 'Upload a folder…' }), [join(from, name)])
  await expect(page.getByText('3,000 files uploaded')).toBeVisible({ timeout: 800_000 })
  await openFolder(page, name)
  await expect(page.getByText('30 folders')).toBeVisible()
  await context.close()
})
