import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { tryUpload, uploadOne } from '../../testing/upload.ts'
import { documentNameOf } from './file-name.ts'

const { people } = await startSinupan()
const { ana } = people

test.each([
  ['Peña.txt', 'Peña.txt', 'Peña'],
  ['Pen\u0303as.txt', 'Peñas.txt', 'Peñas'],
  ['😀 report.txt', '😀 report.txt', '😀 report'],
  ['ملف التخرج.txt', 'ملف التخرج.txt', 'ملف التخرج'],
  ['CON.txt', 'CON.txt', 'CON'],
  ['trailing dot.', 'trailing dot.', 'trailing dot.'],
  ['  spaces  ', 'spaces', 'spaces'],
  ['a%2Fb%00.txt', 'a%2Fb%00.txt', 'a%2Fb%00'],
  ['say "yes".txt', 'say "yes".txt', 'say "yes"'],
  ['../../etc/passwd', 'passwd', 'passwd'],
  ['C:\\Users\\ana\\Thesis.v2.txt', 'Thesis.v2.txt', 'Thesis.v2'],
  ['.gitignore', '.gitignore', '.gitignore'],
  ['Minutes 12.05', 'Minutes 12.05', 'Minutes 12.05'],
  ['x'.repeat(251).concat('.txt'), 'x'.repeat(251).concat('.txt'), 'x'.repeat(251)],
])('a file called %j is kept as %j in a document called %j', async (given, fileName, name) => {
  const { fileManagerId, file } = await uploadOne(ana, { name: given, content: given })
  expect(file.fileName).toBe(fileName)
  expect(await ana.ask(contract.getDocument, { params: { id: fileManagerId } })).toMatchObject({ name })
})

test.each([
  '',
  '   ',
  '.',
  '..',
  'folder/',
  'two\r\nlines.txt',
  'null\u0000byte.txt',
  'tab\there.txt',
  'x'.repeat(256),
  '\u200b.txt',
  '\u2800.pdf',
  '\u3164\u00ad.docx',
])('a file called %j is refused with a reason', async (name) => {
  const answer = await tryUpload(ana, { deliveryUnitId: ana.unitId }, [{ name, content: 'x' }])
  expect(answer).toMatchObject({
    status: 400,
    body: { code: 'ValidationFailed', errors: { file: [expect.any(String)] } },
  })
})

test('one name in two Unicode forms and letter cases is one name', async () => {
  await uploadOne(ana, { name: 'Niño.txt', content: '1' })
  const second = await uploadOne(ana, { name: 'NIN\u0303O.txt', content: '2' })
  const { name } = await ana.ask(contract.getDocument, { params: { id: second.fileManagerId } })
  expect(name).toBe('NIÑO (2)')
})

test('a name without more than an extension stays whole', () => {
  expect(documentNameOf('.pdf')).toBe('.pdf')
  expect(documentNameOf('..pdf')).toBe('..pdf')
})
