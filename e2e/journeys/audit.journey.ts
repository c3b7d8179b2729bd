import { expect, type Response, test } from '@playwright/test'
import { asAdministrator } from '../support/administration.ts'

asAdministrator('the audit', (administrator) => {
  test('the history is checked, and saved as a file', async () => {
    const { page } = administrator
    await administrator.look('/admin/audit', 'Audit')
    const check = page.getByRole('region', { name: 'Check of the history' })
    // Waited for before it is asked: a short history is checked by the time that the asking is answered.
    const asked = page.waitForResponse((answer) => isCheck(answer, 'POST')).then((answer) => answer.json())
    const ended = page.waitForResponse(
      async (answer) => isCheck(answer, 'GET') && (await answer.json()).last?.id === (await asked).id,
    )
    await administrator.act('Check now')
    await ended
    await expect(check).toContainText('The history is whole')
    await expect(check).toContainText(/entries fit their seals · Checked/)
    const saving = page.waitForEvent('download')
    await administrator.act('Export CSV')
    expect((await saving).suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  })
})

const isCheck = (answer: Response, method: string) =>
  answer.request().method() === method && answer.url().endsWith('/api/Audit/Check')
