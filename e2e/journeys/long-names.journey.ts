import { expect, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { showAs } from '../support/demo-folder.ts'
import { pick } from '../support/my-office.ts'
import { newFilesFolder, writeNamed } from '../support/real-files.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

const inOneWord = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'.repeat(3)

test('in a grid a long name keeps its ending, and no card runs out of the page', async ({ browser }) => {
  const { context, page } = await signedIn(browser, 'ana')
  const ana = await callsOf(page.request, 'ana')
  const { deliveryUnit } = await ana('get', 'Account/Me')
  const make = (name: string, parentId: number) =>
    ana('post', `FileFolder/Create/${deliveryUnit.id}`, { name, parentId })
  const { id, routeId } = await make(uniqueName('Names'), 0)
  await make(inOneWord, id)
  await page.goto(`/archive/folders/${routeId}`)
  // Nothing is taken into a folder that is not there yet.
  await expect(page.getByRole('row').filter({ hasText: 'verordnung' })).toBeVisible()
  const path = await writeNamed(await newFilesFolder(), `${inOneWord}.txt`, Buffer.from(uniqueName('Words')))
  await pick(page, page.getByRole('button', { name: 'Upload', exact: true }), [path])
  await expect(page.getByText('1 file uploaded')).toBeVisible()
  await showAs(page, false, 'grid')
  const card = page.getByRole('article').filter({ hasText: '.txt' })
  await expect(card.getByRole('heading', { name: `${inOneWord}.txt` })).toBeVisible()
  await expect(card.getByText(/^Grund.+….+\.txt$/)).toBeVisible()
  for (const width of [1280, 900]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => lastEdge(page)).toBeLessThanOrEqual(width)
    expect(await isWhole(page), `${width} wide`).toBe(true)
  }
  await context.close()
})

const lastEdge = (page: Page) =>
  page.evaluate<number>(
    `Math.max(...[...document.querySelectorAll('article')].map((card) => card.getBoundingClientRect().right))`,
  )

/** Whether all of what a card shows of a document's name stands in its place. */
const isWhole = (page: Page) =>
  page.evaluate<boolean>(
    `[...document.querySelectorAll('article h3 [dir=auto]')].every((name) => name.scrollHeight <= name.clientHeight + 1)`,
  )
