import { expect, test } from 'vitest'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { makePdfWith, pdfOf } from '../testing/pdf-files.ts'

const page = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
  '<< /Length 45 >>\nstream\nBT /F1 12 Tf 72 700 Td (Savedword here) Tj ET \nendstream',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
])
const end = page.indexOf('xref\n0')

test.each([
  ['whose end was lost', page.subarray(0, end)],
  ['whose end was cut off', page.subarray(0, page.indexOf('trailer') + 12)],
  [
    'whose end was lost and whose catalogue stands in its midst',
    Buffer.concat([Buffer.from('%PDF-1.4\n% 9 0 obj\n'), page.subarray(9, end)]),
  ],
  ['behind a mark of order', Buffer.concat([Buffer.from('\ufeff\r\n'), page])],
])('a PDF %s is read', async (_, bytes) => {
  const { text, failure, thumbnail } = await deriveBytes('a.pdf', bytes)
  expect([text?.pages, failure, thumbnail !== null]).toEqual([['Savedword here'], undefined, true])
})

test('what has no page left stays corrupt, and costs no more than its length', async () => {
  const { failure } = await deriveBytes(
    'a.pdf',
    Buffer.from(`%PDF-1.4\n${'1 0 obj << /Type /Catalog '.repeat(40_000)}`),
  )
  expect(failure?.code).toBe('Corrupt')
})

test('a word broken at the end of a page is found whole, a number as it was written, a dash stays', async () => {
  const pdf = await makePdfWith((paper) => {
    paper.text('An un-')
    paper.addPage().text('brokenword, Series 2026-')
    paper.addPage().text('118 and so on -')
    paper.addPage().text('Thus')
  })
  expect((await deriveBytes('a.pdf', pdf)).text?.pages).toEqual([
    'An unbrokenword,',
    'Series 2026-118',
    'and so on -',
    'Thus',
  ])
})
