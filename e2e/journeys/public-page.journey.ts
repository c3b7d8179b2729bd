import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { expectAccessibleInBoth } from '../support/axe.ts'
import { approved, type MadePosting } from '../support/made-postings.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'

const widths = [
  ['on a desk', { viewport: { width: 1280, height: 900 } }],
  ['on a phone', phone],
] as const

/** A document that is public, and its address. */
async function published(request: APIRequestContext) {
  const posting = await approved(request)
  const ana = await callsOf(request, 'ana')
  const { routeId } = await ana('get', `FileManager/${posting.fileManagerId}`)
  return { ...posting, routeId: String(routeId) }
}

/** An administrator takes it back. */
async function withdrawn(request: APIRequestContext, { id }: MadePosting): Promise<void> {
  const admin = await callsOf(request, 'admin')
  await admin('delete', `FilePosting/Remove/${id}`)
}

/** What the browser complains of, such as what the security policy stops. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy/i.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

for (const [name, options] of widths)
  test.describe(`the public page, ${name}`, () => {
    test.use({ ...options, permissions: ['clipboard-read', 'clipboard-write'] })

    test('tells machines what it is, in a head that the browser takes without complaint', async ({ page, request }) => {
      const { routeId, name: title } = await published(request)
      const complaints = complaintsOf(page)
      const answer = await page.goto(`/files/${routeId}`)
      const html = (await answer?.text()) ?? ''
      expect(html).toContain(`<meta name="citation_title" content="${title}"`)
      expect(html).toContain('<script type="application/ld+json" data-page-head>')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('meta[name="citation_title"]')).toHaveAttribute('content', title)
      await expect(page.locator('meta[name="description"]')).toHaveCount(1)
      expect(complaints).toEqual([])
      await expectNoSidewaysScroll(page)
      // Another page has another head, though nothing is loaded anew.
      await page.getByRole('link', { name: 'Memoranda and circulars' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Memoranda and circulars' })).toBeVisible()
      await expect(page.locator('meta[name="citation_title"], script[type="application/ld+json"]')).toHaveCount(0)
      const feed = page.getByRole('link', { name: 'New documents as a feed' })
      const address = (await feed.getAttribute('href')) ?? ''
      await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', address)
      expect(await (await request.get(address)).text()).toContain(`<title>${title}</title>`)
    })

    test('is cited in four ways, to copy and to take', async ({ page, request }) => {
      const { routeId, name: title } = await published(request)
      await page.goto(`/files/${routeId}`)
      const text = () => page.evaluate<string>('navigator.clipboard.readText()')
      await page.getByRole('button', { name: 'Copy the citation: APA' }).click()
      await expect.poll(text).toMatch(new RegExp(`\\(\\d{4}, \\w+ \\d+\\)\\. ${title}\\. http.*/files/${routeId}$`))
      await page.getByRole('tab', { name: 'BibTeX' }).click()
      await expect(page.getByRole('textbox', { name: 'BibTeX' })).toHaveValue(/^@misc\{/)
      await expectAccessibleInBoth(page)
      await page.getByRole('tab', { name: 'RIS' }).click()
      await page.getByRole('button', { name: 'Copy the citation: RIS' }).click()
      await expect.poll(text).toContain(`TI  - ${title}`)
      const download = page.waitForEvent('download')
      await page.getByRole('link', { name: '.bib' }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe(`${title}.bib`)
      expect(await readFile(await file.path(), 'utf8')).toContain(`title = {{${title}}}`)
      await expectNoSidewaysScroll(page)
    })

    test('verifies a copy without sending it anywhere', async ({ page, request }, info) => {
      const { routeId } = await published(request)
      const { files } = await (await request.get(`/api/FilePosting/Public/Document/${routeId}`)).json()
      const bytes = await (await request.get(files[0].contentUrl)).body()
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(files[0].sha256)
      const [same, other] = [info.outputPath('same.pdf'), info.outputPath('other.pdf')]
      await writeFile(same, bytes)
      await writeFile(other, Buffer.concat([bytes.subarray(0, -1), Buffer.from('x')]))
      await page.goto(`/files/${routeId}`)
      const compared = page.getByRole('region', { name: 'Verify a copy' })
      await compared.scrollIntoViewIfNeeded()
      const sent: string[] = []
      page.on('request', (one) => {
        if (one.postData() !== null || one.method() !== 'GET') sent.push(`${one.method()} ${one.url()}`)
      })
      for (const [path, verdict] of [
        [same, 'This is the published copy'],
        [other, 'This is not the published copy'],
      ] as const) {
        const chooser = page.waitForEvent('filechooser')
        await compared.getByRole('button').click()
        await (await chooser).setFiles(path)
        await expect(compared.getByText(verdict)).toBeVisible()
      }
      expect(sent).toEqual([])
    })

    test('says of what was withdrawn when it was public, and nothing more', async ({ page, request }) => {
      const posting = await published(request)
      await withdrawn(request, posting)
      const answer = await page.goto(`/files/${posting.routeId}`)
      expect(answer?.status()).toBe(410)
      await expect(page.getByRole('heading', { name: posting.name })).toBeVisible()
      await expect(page.getByText(/^Withdrawn on .*\. It had been public since .*\.$/)).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      await expectAccessibleInBoth(page)
      await expectNoSidewaysScroll(page)
    })
  })
