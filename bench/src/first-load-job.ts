import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { countRequests } from '../../e2e/support/first-load.ts'
import { benchPassword } from './data-set.ts'
import type { Job, Row } from './job.ts'

/** The line of the aim: 1.6 Mb/s down, 0.75 up, 150 ms; bytes a second. */
const line = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }
const runs = 5
/** Nothing more is asked for when this has passed without a request. */
const quietMs = 1_000

interface Load {
  requests: number
  codeBytes: number
  paint: number
  heading: number
  shift: number
}

/**
 * First loads in a browser without anything of ours, on a slow line: requests without thumbnails, kB of scripts and
 * styles, ms to the first paint and to the heading, layout shift. Then, on the bare machine and with warm code, ms to open
 * a folder and the palette. Wants a built web (`npm run build`) and a Chromium (`CHROMIUM_PATH`).
 */
export const firstLoad: Job = {
  name: 'first-load',
  needsDocuments: false,
  needsWeb: true,
  async run({ product, set }) {
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      const base = `http://127.0.0.1:${product}`
      const signedIn = await browser.newContext()
      const page = await signedIn.newPage()
      await signIn(page, base, set.userName)
      await page.goto(`${base}/archive/my-office`)
      await page.getByRole('row').nth(1).waitFor()
      const state = await signedIn.storageState()
      const office = await loads(() => load(browser, `${base}/archive/my-office`, state))
      const search = await loads(() => load(browser, `${base}/`))
      return [rowOf('My Office', office), rowOf('Public Search', search), ...(await openings(page))]
    } finally {
      await browser.close()
    }
  },
}

async function signIn(page: Page, base: string, userName: string): Promise<void> {
  await page.goto(`${base}/login`)
  await page.getByLabel('User name or e-mail').fill(userName)
  await page.getByLabel('Password', { exact: true }).fill(benchPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/archive/my-office')
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

async function load(browser: Browser, address: string, state?: State): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...(state && { storageState: state }),
  })
  const page = await context.newPage()
  const { cdp, soFar } = await countRequests(page)
  await cdp.send('Network.emulateNetworkConditions', line)
  await page.addInitScript({ content: watchLoad })
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('heading').length > 0)
  await quiet(page, () => soFar().requests)
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? 0,
    heading: performance.getEntriesByName('heading')[0]?.startTime ?? 0,
    shift: performance
      .getEntriesByName('shift')
      .reduce((sum, entry) => sum + (entry as unknown as { detail: number }).detail, 0),
  }))
  const counted = soFar()
  await context.close()
  return { ...counted, ...seen }
}

/** Runs in the page, so it is text here: marks when the heading is there, and each shift of the layout. */
const watchLoad = `
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) performance.mark('shift', { detail: value })
  }).observe({ type: 'layout-shift', buffered: true })
  const watch = new MutationObserver(() => {
    const heading = document.querySelector('h1')
    if (!heading?.textContent || heading.getClientRects().length === 0) return
    performance.mark('heading')
    watch.disconnect()
  })
  watch.observe(document, { subtree: true, childList: true, characterData: true })
`

async function quiet(page: Page, count: () => number): Promise<void> {
  let before = -1
  while (before !== count()) {
    before = count()
    await page.waitForTimeout(quietMs)
  }
}

/** Each figure's median. */
async function loads(run: () => Promise<Load>): Promise<Load> {
  const all: Load[] = []
  for (let at = 0; at < runs; at += 1) all.push(await run())
  const median = (of: (load: Load) => number) => all.map(of).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
  return {
    requests: median((one) => one.requests),
    codeBytes: median((one) => one.codeBytes),
    paint: median((one) => one.paint),
    heading: median((one) => one.heading),
    shift: median((one) => one.shift),
  }
}

const rowOf = (name: string, { requests, codeBytes, paint, heading, shift }: Load): Row => [
  `first load of ${name}`,
  `${requests} requests, ${(codeBytes / 1_000).toFixed(0)} kB, painted ${paint.toFixed(0)} ms, heading ${heading.toFixed(0)} ms, shift ${shift.toFixed(3)}`,
  '',
  '',
]

/** The medians of ms from the press to what it opens, each opened once before. */
async function openings(page: Page): Promise<Row[]> {
  const folder = page.getByRole('row').nth(1)
  const toFolder = async () => {
    await folder.dblclick()
    await page.waitForURL('**/archive/folders/**')
    await page.getByRole('row').nth(1).waitFor()
  }
  const toPalette = async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
  }
  const folderMs = await times(toFolder, async () => {
    await page.goBack()
    await page.getByRole('heading', { name: 'My Office', level: 1 }).waitFor()
  })
  const paletteMs = await times(toPalette, async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
  return [
    ['open a folder', `${folderMs.toFixed(0)} ms`, '', ''],
    ['open the palette', `${paletteMs.toFixed(0)} ms`, '', ''],
  ]
}

async function times(open: () => Promise<void>, back: () => Promise<void>): Promise<number> {
  await open()
  const all: number[] = []
  for (let at = 0; at < runs; at += 1) {
    await back()
    const start = performance.now()
    await open()
    all.push(performance.now() - start)
  }
  return all.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}
