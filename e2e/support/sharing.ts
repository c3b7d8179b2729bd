import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test'
import { callsOf } from './api.ts'
import { levels } from './made-postings.ts'
import { actOn } from './my-office.ts'
import { pdfWith } from './real-files.ts'
import { uniqueName } from './words.ts'

/** A document of ana's, made for one journey. */
export interface OfAna {
  id: number
  /** Without the extension. */
  name: string
}

/** Ana uploads a paper of one page to the top of her unit's My Office. */
export async function anasPaper(request: APIRequestContext, start: string): Promise<OfAna> {
  const ana = await callsOf(request, 'ana')
  const name = uniqueName(start)
  const [me, { items }] = [await ana('get', 'Account/Me'), await ana('get', 'DocumentCategory/All?pageSize=200')]
  const category = items.find((one: { category: string }) => one.category === 'Memoranda and circulars')
  const uploaded = await ana.upload({
    deliveryUnitId: me.deliveryUnit.id,
    fileFolderId: 0,
    documentCategoryId: category.id,
    file: { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(await pdfWith(name)) },
  })
  return { id: uploaded.items[0].fileManagerId, name }
}

/** The same, classified, and posted on her campus: who works there sees its title and a lock. */
export async function anasSecret(request: APIRequestContext, start: string): Promise<OfAna> {
  const paper = await anasPaper(request, start)
  const [ana, approver] = [await callsOf(request, 'ana'), await callsOf(request, 'approver')]
  await ana('put', `FileManager/Update/${paper.id}`, { isClassified: true })
  const { id } = await ana('post', 'FilePosting/Create', { fileManagerId: paper.id, accessLevelId: levels.campus })
  await approver('put', `FilePosting/Approve/${id}`, {})
  return paper
}

/** Opens the dialog that shares a document, from its menu in My Office. */
export async function openShare(page: Page, name: string, isPhone: boolean): Promise<Locator> {
  await page.goto('/archive/my-office')
  await actOn(page, { name, isPhone }, 'Share…')
  const dialog = page.getByRole('dialog', { name: `Share ${name}.pdf` })
  await expect(dialog.getByText('It is shared with nobody yet.')).toBeVisible()
  return dialog
}

/** Chooses people and units by the beginning of their names, in the one field. */
export async function chooseWhom(page: Page, dialog: Locator, names: readonly string[]): Promise<void> {
  const field = dialog.getByRole('combobox', { name: 'People and units' })
  for (const name of names) {
    await field.fill(name)
    await page.getByRole('option', { name }).first().click()
  }
}

/** Opens a list of what is shared, by its tab. */
export async function sharedTab(page: Page, tab: 'with-me' | 'given' | 'asked'): Promise<void> {
  await page.goto(`/archive/shared-with-me${tab === 'with-me' ? '' : `?tab=${tab}`}`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** What is found of a name, opened over the results. */
export async function openFound(page: Page, { id, name }: OfAna): Promise<Locator> {
  await page.goto(`/archive/advanced-search/any?q=${encodeURIComponent(`"${name}"`)}&preview=${id}`)
  const preview = page.getByRole('dialog', { name: `Preview of ${name}` })
  await expect(preview).toBeVisible()
  return preview
}

/** The details of a document of My Office: its panel at a desk, a sheet on a phone. */
export async function openDetails(page: Page, { id, name }: OfAna, isPhone: boolean): Promise<Locator> {
  await page.goto(`/archive/my-office?details=d${id}`)
  const panel = isPhone
    ? page.getByRole('dialog', { name: `${name}.pdf` })
    : page.getByRole('complementary', { name: 'Details' })
  await expect(panel.getByRole('heading', { name: 'Who sees it' })).toBeVisible()
  return panel
}

/** Somebody without an account opens a link in a browser of their own. */
export async function outsider(browser: Browser, url: string, options = {}) {
  const context = await browser.newContext({ ...options, acceptDownloads: true })
  const page = await context.newPage()
  await page.goto(new URL(url).pathname)
  return { context, page }
}

/** Ana shares a document with somebody by name. */
export async function anasShare(request: APIRequestContext, fileManagerId: number, person: string): Promise<void> {
  const [ana, other] = [await callsOf(request, 'ana'), await callsOf(request, person)]
  const { id } = await other('get', 'Account/Me')
  await ana('post', 'FileManager/Link', { fileManagerId, userIds: [id] })
}
