import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { makeDocx } from '../testing/office-files.ts'
import { makePdfWith, pdfOf, pinning } from '../testing/pdf-files.ts'

const stream = (dictionary: string, content: string) =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`
const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const words = (text: string, y = 700) => `BT /F1 12 Tf 72 ${y} Td (${text}) Tj ET`

/** One page that says something, with annotations; `more` objects are numbered from 6. */
const pageWith = (annotations: string, more: readonly string[] = [], catalogue = '') =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [${annotations}] >>`,
    stream('', words('Pageword')),
    font,
    ...more,
  ])

const annotation = (kind: string, more: string) =>
  `<< /Type /Annot /Subtype /${kind} /Rect [100 100 300 200] ${more} >>`

test('what is typed onto a page is read: free text, notes, remarks, stamps; what is hidden is not', async () => {
  const stamp = annotation('Stamp', '/F 4 /AP << /N 6 0 R >>')
  const form = stream(
    '/Type /XObject /Subtype /Form /BBox [0 0 200 100] /Resources << /Font << /F1 5 0 R >> >>',
    'BT /F1 14 Tf 10 40 Td (Stampword) Tj ET',
  )
  const { text, failure } = await deriveBytes(
    'a.pdf',
    pageWith(
      [
        annotation('FreeText', '/Contents (Typedword) /DA (/Helv 12 Tf)'),
        annotation('Text', '/Contents (Noteword)'),
        annotation(
          'Highlight',
          '/Contents <FEFF00520065006D00610072006B00F1> /QuadPoints [100 200 300 200 100 100 300 100]',
        ),
        annotation('Text', '/Contents (Hiddenword) /F 2'),
        stamp,
      ].join(' '),
      [form],
    ),
  )
  expect(failure).toBeUndefined()
  const [page = ''] = text?.pages ?? []
  for (const word of ['Pageword', 'Typedword', 'Noteword', 'Remarkñ', 'Stampword'])
    expect(page.split(word), `${word} in ${page}`).toHaveLength(2)
  expect(page).not.toContain('Hiddenword')
})

test('fields of a form are read: text, lists and what is chosen', async () => {
  const field = (more: string) =>
    `<< /Type /Annot /Subtype /Widget /Rect [100 300 300 320] /F 4 /P 3 0 R /DA (/F1 12 Tf) ${more} >>`
  const pdf = pageWith(
    '6 0 R 7 0 R',
    [
      field('/FT /Tx /T (a) /V (Fieldword)'),
      field('/FT /Ch /Ff 131072 /T (b) /Opt [(Oneword) (Choiceword)] /V (Choiceword)'),
    ],
    '/AcroForm << /Fields [6 0 R 7 0 R] /DA (/F1 12 Tf) /DR << /Font << /F1 5 0 R >> >> >>',
  )
  expect((await deriveBytes('a.pdf', pdf)).text?.pages).toEqual(['Pageword\nFieldword\nChoiceword'])
})

test('files that a PDF carries are read as pages behind its own, attached or pinned to a page', async () => {
  const pdf = await makePdfWith(async (paper) => {
    paper.text('Coverword')
    paper.file(await makeDocx('Attachedword', []), { name: 'Año.docx' })
    pinning(paper).fileAnnotation(10, 10, 20, 20, { src: Buffer.from('a,Pinnedword\n'), name: 'pin.csv' })
  })
  const { text, pageCount } = await deriveBytes('a.pdf', pdf)
  expect(pageCount).toBe(1)
  expect(text?.pages).toEqual(['Coverword', 'Año.docx\nAttachedword', 'pin.csv\na,Pinnedword'])
})

test('letters drawn as one are the letters that people type, and words broken at a line’s end are whole', async () => {
  const pdf = await makePdfWith((paper) => {
    paper.font('Helvetica').text('The enrol-').text('ment of the of\u00adfice')
  })
  const { text } = await deriveBytes('a.pdf', pdf)
  expect(text?.pages[0]).toContain('enrolment')
  const { text: plain } = await deriveBytes('a.txt', 'o\ufb03ce \ufb01nal')
  expect(plain?.pages[0]).toBe('office final')
})

test('a form of Adobe’s kind gives what was typed into it, and its preview says that its pages can’t be shown', async () => {
  const template =
    '<template xmlns="x"><subform><draw><value><text>Printedword</text></value></draw><field name="n"/></subform></template>'
  const data = '<xfa:datasets xmlns:xfa="y"><xfa:data><form><n>Xfaword &amp; more</n></form></xfa:data></xfa:datasets>'
  const pdf = pageWith(
    '',
    [stream('', template), stream('', data)],
    '/NeedsRendering true /AcroForm << /Fields [] /XFA [(template) 6 0 R (datasets) 7 0 R] >>',
  )
  const { text, preview } = await deriveBytes('a.pdf', pdf)
  expect(text?.pages).toEqual(['Pageword\nPrintedword\nXfaword & more'])
  const html = await readFile(preview?.path ?? '', 'utf8')
  expect(html).toContain('can’t be shown here')
  expect(html).toContain('<li>Xfaword &amp; more</li>')
})

test('a PDF compressed in a way that nothing here reads is not called broken', async () => {
  const pdf = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>',
    stream('/Filter /BrotliDecode', '\u0001\u0002\u0003'),
  ])
  const { preview, failure, textState } = await deriveBytes('a.pdf', pdf)
  expect([textState, failure]).toEqual(['none', undefined])
  expect(await readFile(preview?.path ?? '', 'utf8')).toContain('Brotli')
})

test('a number broken at the end of a line is found as it was written', async () => {
  const pdf = await makePdfWith((paper) => paper.text('Series 2026-\n118'))
  expect((await deriveBytes('a.pdf', pdf)).text?.pages).toEqual(['Series 2026-118'])
})

test('a list gives what it shows of all that was chosen in it', async () => {
  const list = (more: string) => `<< /Type /Annot /Subtype /Widget /FT /Ch /Rect [100 500 300 600] /F 4 ${more} >>`
  const pdf = pageWith(
    '6 0 R 7 0 R',
    [
      list('/T (a) /Ff 131072 /Opt [[(x) (Shownword)] [(y) (Otherword)]] /V (x)'),
      list('/T (b) /Ff 2097152 /Opt [(Oneword) (Twoword) (Threeword)] /V [(Oneword) (Threeword)] /I [0 2]'),
    ],
    '/AcroForm << /Fields [6 0 R 7 0 R] >>',
  )
  expect((await deriveBytes('a.pdf', pdf)).text?.pages).toEqual(['Pageword\nShownword\nOneword\nThreeword'])
})

test('replies to notes and free text of XHTML alone are read, and marks of agreement are not', async () => {
  const note = (more: string) => `<< /Type /Annot /Rect [100 500 120 520] ${more} >>`
  const pdf = pageWith('6 0 R 7 0 R 8 0 R 9 0 R', [
    note('/Subtype /Text /Contents (Noteword)'),
    note('/Subtype /Text /F 30 /IRT 6 0 R /Contents (Replyword)'),
    note('/Subtype /Text /F 30 /IRT 6 0 R /StateModel (Review) /State (Accepted) /Contents (Stateword)'),
    note('/Subtype /FreeText /F 4 /RC (<body><p>Richword</p></body>)'),
  ])
  expect((await deriveBytes('a.pdf', pdf)).text?.pages).toEqual(['Pageword\nNoteword\nReplyword\nRichword'])
})

test('a form of Adobe’s kind in one stream, and a PDF behind the heads of the answer it came in', async () => {
  const whole =
    '<xdp:xdp><template><draw><text>Printedword</text></draw></template><xfa:datasets><n>Xfaword</n></xfa:datasets></xdp:xdp>'
  const form = pageWith('', [stream('', whole)], '/NeedsRendering true /AcroForm << /Fields [] /XFA 6 0 R >>')
  expect((await deriveBytes('a.pdf', form)).text?.pages).toEqual(['Pageword\nPrintedword\nXfaword'])
  const answer = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'), pageWith('')])
  expect((await deriveBytes('a.pdf', answer)).text?.pages).toEqual(['Pageword'])
})
