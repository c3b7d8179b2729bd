import { type Browser, expect, test } from '@playwright/test'
import { callsOf } from '../support/api.ts'
import { actOn } from '../support/my-office.ts'
import { oldPapers } from '../support/old-papers.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { signedIn } from '../support/sign-in.ts'
import { uniqueName } from '../support/words.ts'

test('a unit sees what is over; what lies in the bin comes back, on a desk', ({ browser }) => walk(browser, false))
test('a unit sees what is over; what lies in the bin comes back, on a phone', ({ browser }) => walk(browser, true))

async function walk(browser: Browser, isPhone: boolean): Promise<void> {
  const paper = uniqueName('Payslips')
  const ana = await signedIn(browser, 'ana', isPhone ? phone : {})
  const { ids } = await oldPapers(ana.page.request, [paper])
  await ana.page.goto(`/archive/expiring?tab=expired&q=${encodeURIComponent(paper)}`)
  await expect(ana.page.getByText(paper).first()).toBeVisible()
  await expectNoSidewaysScroll(ana.page)

  const [asAna, one, other] = await Promise.all(
    ['ana', 'records', 'records2'].map((name) => callsOf(ana.page.request, name)),
  )
  if (!asAna || !one || !other) throw new Error('Somebody could not sign in.')
  const { id, listHash } = await one('post', 'Disposal/Create', { title: uniqueName('Disposal'), fileManagerIds: ids })
  await one('put', `Disposal/${id}/Submit`, {})
  await asAna('put', `Disposal/${id}/Concur`, { items: [{ fileManagerId: ids[0], agrees: true }] })
  const authority = { authorityNumber: 'NAP-1', authorityDate: '2026-11-02', listHash }
  await one('put', `Disposal/${id}/Authorise`, authority)
  await other('put', `Disposal/${id}/Execute`, { listHash })

  const { context, page } = await signedIn(browser, 'records', isPhone ? phone : {})
  await page.goto(`/archive/disposal/${id}`)
  await actOn(page, { name: paper, isPhone }, 'Bring back')
  const dialog = page.getByRole('dialog', { name: 'Bring back 1 document' })
  await dialog.getByLabel('Reason').fill('The auditors have asked for it.')
  await dialog.getByRole('button', { name: 'Bring back' }).click()
  await expect(page.getByText('1 document was brought back')).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(await asAna('get', `FileManager/${ids[0]}`)).toMatchObject({ name: paper, trashedAt: null })
  await ana.page.reload()
  await expect(ana.page.getByText(paper).first()).toBeVisible()
  await ana.context.close()
  await context.close()
}
