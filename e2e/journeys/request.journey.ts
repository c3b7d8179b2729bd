import { expect, type Page, test } from '@playwright/test'
import { expectAccessibleInBoth } from '../support/axe.ts'
import { codeIn, mailTo, openMailbox } from '../support/mailbox.ts'
import { expectNoSidewaysScroll, phone } from '../support/phone.ts'
import { anAddress, expectStep, fillWhat, fillWho, goOn, requestLinkIn } from '../support/requests.ts'

const widths = [
  ['on a desk', { viewport: { width: 1280, height: 900 } }],
  ['on a phone', phone],
] as const

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
let mailbox: Awaited<ReturnType<typeof openMailbox>>
test.beforeAll(async () => {
  mailbox = await openMailbox()
})
test.afterAll(() => mailbox.close())

async function look(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBoth(page)
}

for (const [name, options] of widths)
  test.describe(`a request of the public, ${name}`, () => {
    test.use(options)

    test('is asked, confirmed, followed by its number, opened by a code, and taken back', async ({ page }) => {
      const email = anAddress()
      await page.goto('/document-request')
      await expect(page.getByText('RA 10173')).toBeVisible()
      await look(page)
      await page.getByRole('button', { name: 'I have read this: begin' }).click()
      await expectStep(page, 'What you need')
      await goOn(page)
      await expect(page.getByText('Say in a few words what you are looking for.')).toBeVisible()
      await look(page)
      await fillWhat(page, 'Minutes of the library committee')
      await goOn(page)
      await expectStep(page, 'About you')
      await page.reload()
      await page.getByRole('button', { name: 'Go on with it' }).click()
      await expectStep(page, 'About you')
      await fillWho(page, email)
      await look(page)
      await goOn(page)
      await expectStep(page, 'How you get it')
      await page.locator('input[type=file]').setInputFiles([
        { name: 'Letter.pdf', mimeType: 'application/pdf', buffer: pdf },
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('only text') },
      ])
      await expect(page.getByText('Only PDF, JPG and PNG files are taken.')).toBeVisible()
      await page.getByRole('button', { name: 'Take out notes.txt' }).click()
      await look(page)
      // Files stay on the device too.
      await page.reload()
      await page.getByRole('button', { name: 'Go on with it' }).click()
      await expectStep(page, 'How you get it')
      await expect(page.getByRole('button', { name: 'Take out Letter.pdf' })).toBeVisible()
      await expect(page.getByText('notes.txt')).toHaveCount(0)
      await goOn(page)
      await expectStep(page, 'Check and send')
      await expect(page.getByText('Letter.pdf')).toBeVisible()
      await look(page)

      // The line breaks at the worst moment: nothing is lost, and one request is made.
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Send the request' }).click()
      await expect(page.getByText('The server can’t be reached', { exact: false }).first()).toBeVisible()
      await page.context().setOffline(false)
      await page.getByRole('button', { name: 'Send the request' }).click()
      await expectStep(page, 'One step is left')
      await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
      const trackingNo = (await page.getByText(/^REQ-\d{4}-/).textContent()) ?? ''
      await look(page)

      await page.goto(requestLinkIn(await mailTo(mailbox, email, 'Confirm your request')))
      await expectStep(page, 'Confirm your request')
      await look(page)
      await page.getByRole('button', { name: 'Confirm', exact: true }).click()
      await expect(page.getByText('Answer due')).toBeVisible()
      await expect(page.getByText('Minutes of the library committee')).toBeHidden()
      await look(page)

      await page.goto('/document-request-status')
      await page.getByLabel('Tracking number').fill('REQ-2026-0000-0000-2')
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await expect(page.getByText('There is no request with this number.')).toBeVisible()
      await look(page)
      await page.getByLabel('Tracking number').fill(trackingNo.toLowerCase().replaceAll('-', ' '))
      await page.getByRole('button', { name: 'Check', exact: true }).click()
      await page.getByRole('button', { name: 'Send me a code' }).click()
      const code = codeIn(await mailTo(mailbox, email, 'Your code'))
      await page.getByLabel('Digit 1 of 6').fill(code[0] ?? '')
      await page.keyboard.type(code.slice(1))
      await expectStep(page, 'Minutes of the library committee')
      await page.reload()
      await expectStep(page, 'Minutes of the library committee')
      await page.getByLabel('Write a message').fill('Also those of 2023.')
      await page.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(page.getByText('Also those of 2023.')).toBeVisible()
      await look(page)
      await page.getByRole('button', { name: 'Withdraw request…' }).click()
      const dialog = page.getByRole('dialog', { name: 'Withdraw the request' })
      await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Taken back' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Withdraw request…' })).toBeHidden()
      await look(page)
    })
  })

test('a private link opens by a press alone, in Filipino where the form was', async ({ page }) => {
  const email = anAddress()
  await page.goto('/document-request')
  await page.getByRole('button', { name: 'Filipino' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Humiling ng dokumento' })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'Nabasa ko na ito: magsimula' }).click()
  await page.getByRole('button', { name: 'Susunod' }).click()
  await expect(page.getByText('Sabihin sa ilang salita kung ano ang hinahanap mo.')).toBeVisible()
  await look(page)
  await page.getByLabel('Ano ang hinahanap mo').fill('Mga grado ko noong 2010')
  await page.getByLabel('Ilarawan ito').fill('Mga grado sa dalawang semestre ng 2009–2010.')
  await page.getByRole('combobox', { name: 'Campus' }).click()
  await page.getByRole('option').first().click()
  await page.getByLabel('Para saan mo ito kailangan').fill('Para sa bagong trabaho.')
  await page.getByRole('button', { name: 'Susunod' }).click()
  await page.getByRole('combobox', { name: 'Ano ka sa unibersidad' }).click()
  await page.getByRole('option', { name: 'Alumna' }).click()
  await page.getByLabel('Pangalan', { exact: true }).fill('Juana')
  await page.getByLabel('Apelyido').fill('Dela Cruz')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Susunod' }).click()
  await page.getByRole('button', { name: 'Susunod' }).click()
  await page.getByRole('button', { name: 'Ipadala ang kahilingan' }).click()
  await expectStep(page, 'Isang hakbang na lang')
  await page.goto(requestLinkIn(await mailTo(mailbox, email, 'Kumpirmahin ang kahilingan mo')))
  await page.getByRole('button', { name: 'Kumpirmahin', exact: true }).click()
  await expect(page.getByText('Takda ng sagot')).toBeVisible()
  const link = requestLinkIn(await mailTo(mailbox, email, 'Nasa amin na ang kahilingan mo'))
  // As a scanner of mails does: nothing is used up by it.
  expect((await page.request.get(link, { headers: { accept: 'text/html' } })).status()).toBe(200)
  await page.goto(link)
  await page.getByRole('button', { name: 'Buksan ang kahilingan' }).click()
  await expectStep(page, 'Mga grado ko noong 2010')
  expect(page.url()).not.toContain('token')
  await look(page)
})
