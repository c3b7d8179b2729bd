import { readFile } from 'node:fs/promises'
import { CFB, utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { makeZip } from '../testing/make-zip.ts'
import { makeDocx, makeOdf, makePpt, makePptxWith } from '../testing/office-files.ts'

const shape = (text: string) => `<p:sp><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`

test('a slide gives its notes, comments of both ages, SmartArt, charts and what is embedded', async () => {
  const pptx = makePptxWith(`<p:sld><p:cSld><p:spTree>${shape('Slideword')}</p:spTree></p:cSld></p:sld>`, [
    {
      name: 'notesSlides/notesSlide1.xml',
      relation: 'notesSlide',
      content: `<p:notes><p:sp><p:nvPr><p:ph type="body"/></p:nvPr><p:txBody><a:p><a:r><a:t>Notesword</a:t></a:r></a:p></p:txBody></p:sp></p:notes>`,
    },
    {
      name: 'comments/comment1.xml',
      relation: 'comments',
      content: '<p:cmLst><p:cm><p:pos/><p:text>Oldremark</p:text></p:cm></p:cmLst>',
    },
    {
      name: 'comments/modern.xml',
      relation: 'comments',
      content:
        '<p188:cmLst><p188:cm><p188:txBody><a:p><a:r><a:t>Newremark</a:t></a:r></a:p></p188:txBody></p188:cm></p188:cmLst>',
    },
    {
      name: 'diagrams/data1.xml',
      relation: 'diagramData',
      content: '<dgm:t><a:p><a:r><a:t>Smartword</a:t></a:r></a:p></dgm:t>',
    },
    {
      name: 'charts/chart1.xml',
      relation: 'chart',
      content: '<c:tx><c:strRef><c:strCache><c:pt><c:v>Chartword</c:v></c:pt></c:strCache></c:strRef></c:tx>',
    },
    { name: 'embeddings/Plan.docx', relation: 'package', content: await makeDocx('Embeddedword', []) },
  ])
  const { text, pageCount } = await deriveBytes('a.pptx', pptx)
  expect(pageCount).toBe(1)
  const [page = '', embedded] = text?.pages ?? []
  for (const word of ['Slideword', 'Notesword', 'Oldremark', 'Newremark', 'Smartword', 'Chartword'])
    expect(page.split(word), word).toHaveLength(2)
  expect(embedded).toBe('Plan.docx\nEmbeddedword')
})

test('a workbook gives its comments and names, and tells which sheets are hidden', async () => {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet([['Cellword', 5]])
  utils.cell_add_comment(sheet.A1, 'Commentword', 'Ana')
  utils.book_append_sheet(book, sheet, 'Shown')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Hiddenword']]), 'Kept')
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }], Names: [{ Name: 'Rangeword', Ref: 'Shown!$A$1' }] }
  for (const bookType of ['xlsx', 'biff8'] as const) {
    const { text, preview } = await deriveBytes('a.xlsx', Buffer.from(write(book, { type: 'buffer', bookType })))
    expect(text?.pages.slice(0, 2)).toEqual([expect.stringContaining('Shown\nCellword 5\n'), 'Kept\nHiddenword'])
    expect(text?.pages[0]).toContain('Commentword')
    // The library writes no names into the older kind.
    if (bookType === 'xlsx') expect(text?.pages[2]).toBe('Rangeword')
    expect(await readFile(preview?.path ?? '', 'utf8')).toContain('Kept (hidden)')
  }
})

test.each([
  [false, '2026-11-29'],
  [true, '2030-11-30'],
])('dates of a workbook count from the beginning that it names (1904: %s)', async (date1904, day) => {
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet([[46_355]])
  sheet.A1.z = 'yyyy-mm-dd'
  utils.book_append_sheet(book, sheet, 'Sheet1')
  book.Workbook = { WBProps: { date1904 } }
  const { text } = await deriveBytes('a.xlsx', Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' })))
  expect(text?.pages).toEqual([day])
})

test('an OpenDocument text gives its annotations, notes, boxes and readings, and none breaks a word', async () => {
  const p = (inside: string) => `<text:p>${inside}</text:p>`
  const body = [
    p(
      `Bro<office:annotation><dc:creator>Ana</dc:creator><dc:date>2026</dc:date>\n  ${p('Remarkword')}</office:annotation>ken`,
    ),
    p(
      `No<text:note><text:note-citation>1</text:note-citation><text:note-body>${p('Noteword')}</text:note-body></text:note>ted`,
    ),
    p(
      `Fra<draw:frame><draw:text-box>${p('Boxword')}<table:table><table:table-row><table:table-cell>${p('Inboxcell')}</table:table-cell></table:table-row></table:table></draw:text-box></draw:frame>med`,
    ),
    p('<text:ruby><text:ruby-base>議事</text:ruby-base><text:ruby-text>ぎじ</text:ruby-text></text:ruby>録'),
    `<table:table><table:table-row><table:table-cell>${p(`Ce<draw:custom-shape>${p('Shapeword')}</draw:custom-shape>ll`)}</table:table-cell></table:table-row></table:table>`,
  ].join('')
  const { text } = await deriveBytes('a.odt', makeOdf('text', `<office:text>${body}</office:text>`))
  expect(text?.pages).toEqual([
    'Broken\nRemarkword\nNoted\nNoteword\nFramed\nBoxword\nInboxcell\n議事録 (ぎじ)\nCell Shapeword',
  ])
})

test('headers, footers and charts of an OpenDocument text are read', async () => {
  const odt = makeZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    { name: 'content.xml', content: '<office:body><office:text><text:p>Bodyword</text:p></office:text></office:body>' },
    {
      name: 'styles.xml',
      content:
        '<office:document-styles><office:master-styles><style:master-page><style:header><text:p>Headword</text:p></style:header><style:footer><text:p>Footword</text:p></style:footer></style:master-page></office:master-styles></office:document-styles>',
    },
    {
      name: 'Object 1/content.xml',
      content:
        '<office:body><office:chart><chart:chart><chart:title><text:p>Charttitle</text:p></chart:title><table:table><table:table-row><table:table-cell><text:p>Seriesword</text:p></table:table-cell><table:table-cell><text:p>4.3</text:p></table:table-cell></table:table-row></table:table></chart:chart></office:chart></office:body>',
    },
  ])
  const { text } = await deriveBytes('a.odt', odt)
  expect(text?.pages).toEqual(['Bodyword\nHeadword\nFootword\nCharttitle\nSeriesword'])
})

test('the notes of an old presentation stand with their slides', async () => {
  const slides = [
    { placeholders: ['Welcome'] },
    { placeholders: ['Budget'], boxes: ['Boxword'], notes: ['*', 'Notesword for the speaker'] },
    { placeholders: ['Thanks'], notes: ['Lastnote'] },
  ]
  expect((await deriveBytes('a.ppt', makePpt(slides))).text?.pages).toEqual([
    'Welcome',
    'Boxword\nBudget\nNotesword for the speaker',
    'Thanks\nLastnote',
  ])
})

/** An Excel 97 workbook of one sheet, with such text objects at its end. */
function makeXlsWithBoxes(boxes: readonly { length: number; pieces: readonly Buffer[] }[]): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Cellword']]), 'Sheet')
  const container = CFB.read(Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' })), { type: 'buffer' })
  const stream = Buffer.from(CFB.find(container, '/Workbook')?.content as Uint8Array)
  const end = stream.lastIndexOf(Buffer.from([0x0a, 0, 0, 0]))
  const record = (id: number, data: Buffer) => {
    const head = Buffer.alloc(4)
    head.writeUInt16LE(id, 0)
    head.writeUInt16LE(data.length, 2)
    return Buffer.concat([head, data])
  }
  const objects = boxes.flatMap(({ length, pieces }) => {
    const object = Buffer.alloc(18)
    object.writeUInt16LE(length, 10)
    // A text box: ftCmo and the end of what an object says of itself ([MS-XLS] 2.5.143).
    const box = Buffer.alloc(26)
    box.writeUInt16LE(0x15, 0)
    box.writeUInt16LE(0x12, 2)
    box.writeUInt16LE(6, 4)
    return [
      record(0x5d, box),
      record(0x01b6, object),
      ...pieces.map((piece) => record(0x3c, piece)),
      record(0x3c, Buffer.alloc(16)),
    ]
  })
  CFB.utils.cfb_add(container, '/Workbook', Buffer.concat([stream.subarray(0, end), ...objects, stream.subarray(end)]))
  return Buffer.from(CFB.write(container, { type: 'buffer' }))
}

test('the words of boxes on the sheets of an old workbook are read, in one byte a letter, two, and pieces', async () => {
  const narrow = (text: string) => Buffer.from(`\u0000${text}`, 'latin1')
  const wide = (text: string) => Buffer.concat([Buffer.from([1]), Buffer.from(text, 'utf16le')])
  const xls = makeXlsWithBoxes([
    { length: 8, pieces: [narrow('Boxword1')] },
    { length: 6, pieces: [wide('議事録 No')] },
    { length: 11, pieces: [narrow('Broken'), wide('ñword')] },
    { length: 0, pieces: [] },
  ])
  const { text, failure } = await deriveBytes('a.xls', xls)
  expect(failure).toBeUndefined()
  expect(text?.pages).toEqual(['Cellword', 'Boxword1\n議事録 No\nBrokenñword'])
})

test('a package with something behind its end, as a download may leave it, is read', async () => {
  const whole = await makeDocx('Title', ['Wholeword'])
  for (const behind of [Buffer.from('\n'), Buffer.alloc(3_000), Buffer.from('<!-- saved from a web page -->')]) {
    const { text, failure } = await deriveBytes('a.docx', Buffer.concat([whole, behind]))
    expect([text?.pages.join('\n').includes('Wholeword'), failure]).toEqual([true, undefined])
  }
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Wholeword']]), 'Sheet')
  for (const bookType of ['xlsx', 'ods'] as const) {
    const bytes = Buffer.concat([write(book, { type: 'buffer', bookType }), Buffer.from('<!-- saved -->\n')])
    expect((await deriveBytes(`a.${bookType}`, bytes)).text?.pages).toEqual(['Wholeword'])
  }
})

test('a page of notes gives its boxes, its table and its header once, not its number', async () => {
  const placed = (role: string, text: string) =>
    `<p:sp><p:nvPr><p:ph type="${role}"/></p:nvPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`
  const table =
    '<p:graphicFrame><a:tbl><a:tr><a:tc><a:p><a:r><a:t>Tableword</a:t></a:r></a:p></a:tc></a:tr></a:tbl></p:graphicFrame>'
  const page = [
    placed('hdr', 'Headerword'),
    placed('body', 'Notesword'),
    shape('Boxword'),
    table,
    placed('sldNum', '77'),
  ]
  const pptx = makePptxWith(`<p:sld><p:cSld><p:spTree>${shape('Slideword')}</p:spTree></p:cSld></p:sld>`, [
    { name: 'notesSlides/notesSlide1.xml', relation: 'notesSlide', content: `<p:notes>${page.join('')}</p:notes>` },
  ])
  const [text = ''] = (await deriveBytes('a.pptx', pptx)).text?.pages ?? []
  for (const word of ['Slideword', 'Headerword', 'Notesword', 'Boxword', 'Tableword'])
    expect(text.match(new RegExp(word, 'g')), word).toHaveLength(1)
  expect(text).not.toContain('77')
})

test('a row that an OpenDocument sheet repeats to its end is read some times, and what follows keeps its place', async () => {
  const cell = (text: string, more = '') =>
    `<table:table-cell${more} office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
  const row = (cells: string, times: number) =>
    `<table:table-row table:number-rows-repeated="${times}">${cells}</table:table-row>`
  const table = (name: string, rows: string) => `<table:table table:name="${name}">${rows}</table:table>`
  const everywhere = cell('Everyword', ' table:number-columns-repeated="16384"')
  const body = [
    table('First', row(cell('Headword'), 1) + row(cell('Sameword'), 90_000) + row(cell('Lastword'), 1)),
    table('Second', row(everywhere, 1_048_576)),
  ].join('')
  const derived = await deriveBytes('a.ods', makeOdf('spreadsheet', `<office:spreadsheet>${body}</office:spreadsheet>`))
  expect(derived.failure).toBeUndefined()
  const [first = '', second = ''] = derived.text?.pages ?? []
  expect(first.match(/Sameword/g)).toHaveLength(1_000)
  expect(first).toContain('Lastword')
  expect(second).toContain('Everyword')
  expect(await readFile(derived.preview?.path ?? '', 'utf8')).toContain('89002 more rows')
})
