import { randomBytes } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { benchPassword } from './data-set.ts'
import { formOf } from './form.ts'
import { type Bench, bearer, type Job, row } from './job.ts'
import { type Shot, secondsFor } from './load.ts'

const count = 1_000
const size = 100_000
const rounds = 3

/** Files through the built web in Chromium, beside the same through the API with four clients, in turn. */
export const pageUploads: Job = {
  name: 'page',
  needsDocuments: false,
  needsWeb: true,
  async run(bench) {
    const { product, set } = bench
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })
      await signIn(page, `http://127.0.0.1:${product}`, set.userName)
      const rows = []
      const [pages, apis] = [[] as number[], [] as number[]]
      for (let round = 0; round < rounds; round++) {
        const load = loadavg()[0]?.toFixed(1)
        const [api, through] = [await filesByApi(bench, round), await filesByPage(page, bench, round)]
        apis.push(api)
        pages.push(through)
        rows.push(
          row(`page, round ${round + 1} (load ${load}); ceiling: the API with 4 clients`, 'files/s', through, api),
        )
      }
      return [...rows, row('page, median', 'files/s', median(pages), median(apis))]
    } finally {
      await browser.close()
    }
  },
}

async function filesByApi({ product, token, set }: Bench, round: number): Promise<number> {
  const shots = Array.from({ length: count }, (_, no): Shot => {
    const { headers, body } = formOf(set.unitId, 0, `api ${round} ${no}.bin`, randomBytes(size))
    return { method: 'POST', path: '/api/FileManagerFile/Upload', headers: { ...headers, ...bearer(token) }, body }
  })
  return count / (await secondsFor(product, 4, shots))
}

/** From the choice of the files until the page says that all are there. */
async function filesByPage(page: Page, { folder }: Bench, round: number): Promise<number> {
  const from = join(folder, `chosen ${round}`)
  await mkdir(from)
  const paths = Array.from({ length: count }, (_, no) => join(from, `page ${round} ${no}.bin`))
  for (const path of paths) await writeFile(path, randomBytes(size))
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  const chosen = await chooser
  const start = performance.now()
  await chosen.setFiles(paths)
  // Asked for seldom: a question at every picture would take from what is measured.
  const isThere = page.getByText(`${count.toLocaleString('en')} files uploaded`, { exact: true }).first()
  while (!(await isThere.isVisible())) await page.waitForTimeout(200)
  const seconds = (performance.now() - start) / 1000
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await rm(from, { recursive: true })
  return count / seconds
}

async function signIn(page: Page, address: string, userName: string): Promise<void> {
  await page.goto(`${address}/login`)
  await page.getByLabel('User name or e-mail').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(benchPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/archive/my-office')
  await page.getByRole('row').nth(1).waitFor()
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
