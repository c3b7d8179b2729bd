import { expect, type Locator, type Page, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { expectAccessibleInBoth } from '../support/axe.ts'
import { approved, levels, returned, sent } from '../support/made-postings.ts'
import { row } from '../support/my-office.ts'
import { signedIn } from '../support/sign-in.ts'

const reason = 'Not for everyone: the campus is enough.'

test('what came back is sent again as its unit now wants it', async ({ browser, request }) => {
  const posting = await returned(request, reason)
  const { context, page } = await signedIn(browser, 'ana')
  const dialog = await openSendAgain(page, posting.name)
  await expect(dialog.getByText(reason)).toBeVisible()
  await expectAccessibleInBoth(page)
  await expect(dialog.getByLabel('Note for the approver')).toHaveValue('For the unit’s board.')
  await expect(dialog.getByRole('combobox', { name: 'Who may see it' })).toHaveValue('Public')
  await expect(dialog.getByText('Everyone on the internet sees it when an approver agrees.')).toBeVisible()
  expect(await beginOf(dialog.getByText('Public documents can’t be classified.'))).toBe(
    await beginOf(dialog.getByText('Classified', { exact: true })),
  )
  await dialog.getByRole('combobox', { name: 'Who may see it' }).click()
  await page.getByRole('option', { name: /^Campus/ }).click()
  await dialog.getByRole('switch', { name: 'Classified' }).check()
  await dialog.getByLabel('Note for the approver').fill('Now for the campus only.')
  await dialog.getByRole('button', { name: 'Send for a decision' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/was sent again$/)).toBeVisible()
  await expect(row(page, posting.name)).toBeHidden()
  const ana = await callsOf(request, 'ana')
  expect((await ana('get', `FilePosting/Review/${posting.id}`)).posting).toMatchObject({
    status: 'pending',
    accessLevelId: levels.campus,
    isClassified: true,
    note: 'Now for the campus only.',
  })
  await context.close()
})

test('what is posted is taken out for good in one act', async ({ browser, request }) => {
  const posting = await approved(request)
  const { context, page } = await signedIn(browser, 'ana')
  await withdraw(page, posting.name, /^Take it out for good/)
  await expect(page.getByText(/is out, and its posting has ended$/)).toBeVisible()
  await expect(row(page, posting.name)).toBeHidden()
  const ana = await callsOf(request, 'ana')
  expect(await ana('get', `FileManager/${posting.fileManagerId}`)).toMatchObject({ status: '' })
  await context.close()
})

test('who unpublished is told to who decides again, and in the audit', async ({ browser, request }) => {
  const posting = await approved(request)
  const { context, page } = await signedIn(browser, 'ana')
  await withdraw(page, posting.name, /^Take it out, and let it be decided again/)
  await expect(page.getByText(/is no longer published$/)).toBeVisible()
  await context.close()
  const approver = await signedIn(browser, 'approver')
  await review(approver.page, posting.name)
  const facts = approver.page.getByRole('complementary', { name: 'Posting' })
  await expect(facts.getByText(/Unpublished .+ by Ana/)).toBeVisible()
  await approver.context.close()
  const admin = await signedIn(browser, 'admin')
  await admin.page.goto(`/admin/audit?subject=document:${posting.fileManagerId}`)
  await expect(row(admin.page, 'out of the public view')).toContainText('Ana')
  await row(admin.page, 'out of the public view').click()
  await expect(admin.page.getByRole('row', { name: 'Access level Public' })).toBeVisible()
  await admin.context.close()
})

test('who returns or approves asks for nothing that is gone', async ({ browser, request }) => {
  const first = await sent(request, levels.public)
  const second = await sent(request, levels.public)
  const { context, page } = await signedIn(browser, 'approver')
  const gone: string[] = []
  page.on('response', (response) => {
    const [id] = /(?<=FilePosting\/.*)\d+/.exec(response.url()) ?? []
    // What others decide on meanwhile is theirs.
    if (response.status() >= 400 && [first.id, second.id].includes(Number(id))) gone.push(response.url())
  })
  await review(page, first.name)
  await page.getByRole('button', { name: 'Return…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Return the posting' })
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: 'Return', exact: true }).click()
  await expect(page.getByText(/was returned$/)).toBeVisible()
  await review(page, second.name)
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(/ is posted$/)).toBeVisible()
  // What the screen asks for after a decision is asked for by now.
  await page.goto('/archive/cru-file-posting?tab=approved')
  await expect(page.getByRole('button', { name: second.name })).toBeVisible()
  expect(gone).toEqual([])
  await context.close()
})

async function withdraw(page: Page, name: string, how: RegExp): Promise<void> {
  await page.goto('/archive/my-archive?tab=posted')
  await row(page, name).click()
  await page.getByRole('button', { name: 'Withdraw…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw the posting' })
  await dialog.getByRole('radio', { name: how }).check()
  await expectAccessibleInBoth(page)
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function review(page: Page, name: string): Promise<void> {
  await page.goto('/archive/cru-file-posting')
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('complementary', { name: 'Posting' }).getByText('“For the unit’s board.”')).toBeVisible()
}

/** Where the words of a line begin, in pixels from the left. */
const beginOf = (line: Locator): Promise<number> =>
  line.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return Math.round(range.getBoundingClientRect().left)
  })

/** Opens the dialog that sends a returned posting again. */
async function openSendAgain(page: Page, name: string): Promise<Locator> {
  await page.goto('/archive/my-archive?tab=returned')
  await row(page, name)
    .getByRole('button', { name: /^Send again/ })
    .click()
  return page.getByRole('dialog', { name: `Send ${name}` })
}
