import { test } from '@playwright/test'
import { asAdministrator } from '../support/administration.ts'
import { expectAccessible } from '../support/axe.ts'
import { newWord } from '../support/words.ts'

asAdministrator('imports', (administrator) => {
  test('a file of people is checked line by line before it is imported', async () => {
    const { page } = administrator
    await administrator.look('/admin/import', 'Import')
    const person = newWord().slice(0, 12)
    const file = (line: string) => ({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`firstName,lastName,email,userName,unit\n${line}\n`),
    })
    await page
      .locator('input[type=file]')
      .setInputFiles(file(`Nena,Cruz,${person}@haraya.example,${person},No such unit`))
    await administrator.said('1 problem, so nothing is imported')
    await administrator.said('There is no such unit.')
    await expectAccessible(page)
    await page
      .locator('input[type=file]')
      .setInputFiles(file(`Nena,Cruz,${person}@haraya.example,${person},Budget Unit`))
    await administrator.said('1 entry will be made')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await administrator.said('1 entry was imported')
  })
})
