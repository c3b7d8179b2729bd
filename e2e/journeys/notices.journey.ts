import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { demoPassword } from '@sinupan/demo'
import { signedIn } from '../support/sign-in.ts'

/** How many new notices the bell says that there are. */
const unread = async (page: Page): Promise<number> => {
  const label = await page.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label')
  return Number(/\d+/.exec(label ?? '')?.[0] ?? 0)
}

async function tokenOf(request: APIRequestContext, userName: string): Promise<string> {
  const answer = await request.post('/api/Account/login', { data: { userName, password: demoPassword } })
  return (await answer.json()).token
}

test('what somebody sends is told under the bell of who decides, in each of their windows, without asking', async ({
  browser,
  request,
}) => {
  const { context, page } = await signedIn(browser, 'approver')
  const second = await context.newPage()
  await second.goto('/archive/my-office')
  await expect(second.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  const before = await unread(page)
  const headers = { authorization: `Bearer ${await tokenOf(request, 'carla')}` }
  const { items } = await (await request.get('/api/FilePosting/Me/Available', { headers })).json()
  const whole = items.find(
    (one: { documentCategory?: object; fileManagerFiles: [] }) =>
      one.documentCategory && one.fileManagerFiles.length > 0,
  )
  const sent = await request.post('/api/FilePosting/Create', {
    headers,
    data: { fileManagerId: whole.id, accessLevelId: 1 },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  // Who asks does so once a minute; this is sooner.
  for (const window of [page, second]) await expect.poll(() => unread(window)).toBeGreaterThan(before)

  const { id } = await sent.json()
  await request.delete(`/api/FilePosting/Remove/${id}`, { headers })
  // What is read in one window is read in the other.
  const told = await unread(second)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect.poll(() => unread(second)).toBeLessThan(told)
  await context.close()
})
