import { readFile } from 'node:fs/promises'
import { encode } from 'iconv-lite'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeDbf } from '../testing/archive-files.ts'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { makeZip } from '../testing/make-zip.ts'
import { faxTiff } from '../testing/tiff-files.ts'

const read = async (name: string, bytes: Buffer | string) => {
  const { text, pageCount, thumbnail, preview, failure } = await deriveBytes(name, bytes)
  return {
    pages: text?.pages ?? [],
    pageCount,
    isDrawn: thumbnail !== null,
    preview: preview?.kind ?? null,
    failure,
    at: preview?.path,
  }
}

describe('OpenDocument in one text', () => {
  const flat = (kind: string, body: string) =>
    `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:mimetype="application/vnd.oasis.opendocument.${kind}"><office:meta><a>Metaword</a></office:meta><office:body>${body}</office:body></office:document>`

  test.each([
    [
      'a.fodt',
      'text',
      '<office:text><text:p>Flat<text:span>word</text:span><draw:frame><draw:image><office:binary-data>QmFzZTY0</office:binary-data></draw:image></draw:frame></text:p></office:text>',
      ['Flatword'],
      'pdf',
    ],
    [
      'a.fods',
      'spreadsheet',
      '<office:spreadsheet><table:table table:name="A"><table:table-row><table:table-cell office:value-type="string"><text:p>Cellword</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>',
      ['A\nCellword'],
      'html',
    ],
    [
      'a.fodp',
      'presentation',
      '<office:presentation><draw:page><text:p>Oneword</text:p></draw:page><draw:page><text:p>Twoword</text:p></draw:page></office:presentation>',
      ['Oneword', 'Twoword'],
      'pdf',
    ],
  ] as const)('%s is read and shown as its package is', async (...[name, kind, body, pages, preview]) => {
    expect(await read(name, flat(kind, body))).toMatchObject({ pages, preview, isDrawn: true })
  })

  test('a row that it repeats a million times costs no more than in a package', async () => {
    const row =
      '<table:table-row table:number-rows-repeated="900000"><table:table-cell office:value-type="string"><text:p>Againword</text:p></table:table-cell></table:table-row>'
    const { pages, failure } = await read(
      'a.fods',
      flat('spreadsheet', `<office:spreadsheet><table:table table:name="A">${row}</table:table></office:spreadsheet>`),
    )
    expect(failure).toBeUndefined()
    expect(pages[0]?.split('\n')).toHaveLength(1_001)
  })
})

describe('Office documents in one text', () => {
  test('Word’s of 2003 and its flat package, and Excel’s of 2003', async () => {
    const old =
      '<?xml version="1.0"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:bin>QmFzZTY0</w:bin><w:body><w:p><w:r><w:t>Old</w:t></w:r><w:r><w:t>word</w:t></w:r></w:p></w:body></w:wordDocument>'
    expect(await read('a.xml', old)).toMatchObject({ pages: ['Oldword'], preview: 'pdf', isDrawn: true })
    const part = (name: string, xml: string) =>
      `<pkg:part pkg:name="${name}" pkg:contentType="a"><pkg:xmlData>${xml}</pkg:xmlData></pkg:part>`
    const relation =
      '<Relationships><Relationship Id="r" Type="http://x/officeDocument" Target="word/document.xml"/></Relationships>'
    const flat = `<?xml version="1.0"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">${part('/_rels/.rels', relation)}${part('/word/document.xml', '<w:document><w:body><w:p><w:r><w:t>Flatword</w:t></w:r></w:p></w:body></w:document>')}<pkg:part pkg:name="/word/media/a.png"><pkg:binaryData>QmFzZTY0</pkg:binaryData></pkg:part></pkg:package>`
    expect(await read('a.xml', flat)).toMatchObject({ pages: ['Flatword'], preview: 'pdf', isDrawn: true })
    const sheet =
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="A"><Table><Row><Cell><Data ss:Type="String">Cellword</Data></Cell><Cell><Data ss:Type="Number">1.5</Data></Cell></Row></Table></Worksheet></Workbook>'
    expect(await read('a.xls', sheet)).toMatchObject({ pages: ['A\nCellword 1.5'], preview: 'html', isDrawn: true })
  })
})

test('beginnings of parts without an end cost no more than their length', async () => {
  const head = '<?xml version="1.0"?><pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage">'
  for (const part of ['<pkg:part ', '<pkg:part pkg:name="/word/document.xml"><pkg:xmlData>']) {
    const { failure } = await read('a.xml', `${head}<a name="/word/document.xml"/>${part.repeat(100_000)}`)
    expect(failure?.code).not.toBe('TimedOut')
  }
})

describe('a table of dBase', () => {
  test.each([
    ['says its code page', 2, encode('Peñaword', 'cp850'), 'Peñaword'],
    ['of FoxPro says Windows’', 3, encode('Peñaword', 'win1252'), 'Peñaword'],
    ['says none, in Chinese', 0, encode('该大学的档案馆保存着学生的成绩', 'gbk'), '该大学的档案馆保存着学生的成绩'],
  ])('that %s is read by it, without its deleted rows', async (_, page, name, expected) => {
    const table = makeDbf(
      [
        ['NAME', 'C', 40],
        ['BORN', 'D', 8],
      ],
      [
        ['Goneword', '19000101'],
        [name, '20260130'],
      ],
      { page, deleted: 0 },
    )
    expect(await read('a.dbf', table)).toMatchObject({
      pages: [`NAME BORN\n${expected} 2026-01-30`],
      preview: 'html',
      isDrawn: true,
    })
  })

  test('is only one where its numbers fit each other', async () => {
    expect((await read('a.dbf', Buffer.from([3, 1, 99, 99, ...Buffer.alloc(100)]))).pages).toEqual([])
  })
})

test('a book gives its chapters in the order of reading', async () => {
  const chapter = (text: string) =>
    `<html><head><title>Headless</title></head><body><h1>${text}</h1><p>A <b>b</b>old line</p></body></html>`
  const book = makeZip([
    { name: 'mimetype', content: 'application/epub+zip' },
    {
      name: 'META-INF/container.xml',
      content: '<container><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>',
    },
    {
      name: 'OPS/book.opf',
      content:
        '<package xmlns:dc="d"><metadata><dc:title>Titleword</dc:title></metadata><manifest><item id="b" href="two.xhtml"/><item id="a" href="one.xhtml"/></manifest><spine><itemref idref="a"/><itemref idref="b"/></spine></package>',
    },
    { name: 'OPS/one.xhtml', content: chapter('Oneword') },
    { name: 'OPS/two.xhtml', content: chapter('Twoword') },
  ])
  expect(await read('a.epub', book)).toMatchObject({
    pages: ['Titleword\nOneword\nA bold line', 'Twoword\nA bold line'],
    preview: 'pdf',
    isDrawn: true,
  })
})

test('a drawing of Visio gives the words of its pages by their names', async () => {
  const page = (text: string) =>
    `<PageContents><Shapes><Shape><Text><cp IX="0"/>${text}</Text></Shape></Shapes></PageContents>`
  const relation = (id: string) => `<Relationship Id="${id}" Type="http://x/page" Target="${id}.xml"/>`
  const drawing = makeZip([
    { name: 'visio/document.xml', content: '<VisioDocument/>' },
    {
      name: 'visio/pages/pages.xml',
      content:
        '<Pages><Page Name="Planword"><Rel r:id="p1"/></Page><Page Name="Second"><Rel r:id="p2"/></Page></Pages>',
    },
    {
      name: 'visio/pages/_rels/pages.xml.rels',
      content: `<Relationships>${relation('p1')}${relation('p2')}</Relationships>`,
    },
    { name: 'visio/pages/p1.xml', content: page('Shapeword') },
    { name: 'visio/pages/p2.xml', content: page('Otherword') },
  ])
  expect(await read('a.vsdx', drawing)).toMatchObject({
    pages: ['Planword\nShapeword', 'Second\nOtherword'],
    pageCount: 2,
    preview: 'pdf',
  })
})

test('a drawing or a book that names the same part a thousand times reads it once', async () => {
  const long = `<PageContents><Text>${'Longword '.repeat(100_000)}</Text></PageContents>`
  const drawing = makeZip([
    { name: 'visio/document.xml', content: '<VisioDocument/>' },
    { name: 'visio/pages/pages.xml', content: `<Pages>${'<Page><Rel r:id="a"/></Page>'.repeat(1_000)}</Pages>` },
    {
      name: 'visio/pages/_rels/pages.xml.rels',
      content: '<Relationships><Relationship Id="a" Target="a.xml"/></Relationships>',
    },
    { name: 'visio/pages/a.xml', content: long },
  ])
  expect(await read('a.vsdx', drawing)).toMatchObject({ pageCount: 1, failure: undefined })
  const book = makeZip([
    { name: 'mimetype', content: 'application/epub+zip' },
    { name: 'META-INF/container.xml', content: '<rootfile full-path="a.opf"/>' },
    {
      name: 'a.opf',
      content: `<manifest><item id="a" href="a.html"/></manifest>${'<itemref idref="a"/>'.repeat(1_000)}`,
    },
    { name: 'a.html', content: `<p>${'Longword '.repeat(100_000)}</p>` },
  ])
  expect((await read('a.epub', book)).pages).toHaveLength(1)
})

test('fixed pages of Windows give their words, put together from their pieces', async () => {
  const glyphs = (x: number, y: number, text: string) =>
    `<Glyphs OriginX="${x}" OriginY="${y}" FontRenderingEmSize="10" UnicodeString="${text}"/>`
  const page = `<FixedPage>${glyphs(10, 20, 'Fix')}${glyphs(25, 20, 'edword')}${glyphs(90, 20, 'apart')}${glyphs(10, 40, 'below')}</FixedPage>`
  const paper = makeZip([
    { name: 'FixedDocSeq.fdseq', content: '<FixedDocumentSequence/>' },
    { name: 'Documents/1/Pages/1.fpage', content: Buffer.from(`\ufeff${page}`, 'utf16le') },
  ])
  expect(await read('a.xps', paper)).toMatchObject({ pages: ['Fixedword apart\nbelow'], pageCount: 1 })
})

test('a document of Pages gives its words, packed by Snappy and written in messages', async () => {
  const text = Buffer.from('Appleword and Appleword')
  const message = Buffer.concat([Buffer.from([0x1a, text.length]), text])
  const said = Buffer.from([0x08, 1, 0x12, 5, 0x08, 0xd1, 0x0f, 0x18, message.length])
  const archive = Buffer.concat([Buffer.from([said.length]), said, message])
  // As one stretch of letters, cut where what came before is copied.
  const from = archive.length - 9
  expect(archive.toString('latin1', from)).toBe('Appleword')
  const block = Buffer.concat([
    Buffer.from([archive.length, 60 << 2, from - 1]),
    archive.subarray(0, from),
    Buffer.from([((9 - 1) << 2) | 2, 14, 0]),
  ])
  const part = Buffer.concat([Buffer.from([0, block.length, 0, 0]), block])
  const paper = makeZip([{ name: 'Index/Document.iwa', content: part }])
  expect(await read('a.pages', paper)).toMatchObject({ pages: ['Appleword and Appleword'], preview: 'pdf' })
  const old =
    '<sl:document><sf:stylesheet><sf:p>Styleword</sf:p></sf:stylesheet><sf:p>Old<sf:span>word</sf:span></sf:p></sl:document>'
  const before = makeZip([
    { name: 'index.xml', content: old },
    { name: 'QuickLook/Thumbnail.jpg', content: 'x' },
  ])
  expect(await read('b.pages', before)).toMatchObject({ pages: ['Oldword'], isDrawn: true })
})

describe('texts', () => {
  test.each([
    [
      'a.json',
      '{"name":"Ense\\u00f1anzaword","says":"a\\nNextword \\ud800"}',
      '{"name":"Enseñanzaword","says":"a\nNextword \ufffd"}',
    ],
    [
      'a.xml',
      '<?xml version="1.0"?><a><b>Oneword</b><c>Twoword</c><d>in <i>li</i>ne</d></a>',
      'Oneword\nTwoword\nin line',
    ],
  ])('%s: words are found as they are meant', async (name, content, page) => {
    expect((await read(name, content)).pages).toEqual([page])
  })

  test.each([
    ['by its first line', 'sep=;\nName;Grade\nA,B;1,5\n', '<td>A,B</td>'],
    ['by a letter that each row has', 'Name:Grade\nAna:1\nBea:2\n', '<td>Ana</td>'],
  ])('a table is parted %s', async (_, content, cell) => {
    const { at } = await read('a.csv', content)
    const shown = await readFile(at ?? '', 'utf8')
    expect(shown).toContain(cell)
    expect(shown).not.toContain('sep=')
  })

  test('a few Spanish letters are Spanish', async () => {
    expect((await read('a.csv', Buffer.from('Name,Grade\nPeñaflorword,1\n', 'latin1'))).pages[0]).toContain(
      'Peñaflorword',
    )
  })
})

test('a fax in a TIFF is drawn, also where its dots are no squares', async () => {
  for (const [dots, height] of [
    [[200, 200], 8],
    [[204, 102], 16],
  ] as const) {
    const { thumbnail, preview, pageCount } = await deriveBytes('fax.tif', faxTiff(dots))
    expect({ pageCount, kind: preview?.kind }).toEqual({ pageCount: 1, kind: 'pdf' })
    const { data, info } = await sharp(thumbnail ?? '')
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([8, height])
    expect(data[0]).toBeGreaterThan(200)
    expect(data[7]).toBeLessThan(50)
  }
})

test('a document of Pages that was locked before 2013 is told to be so', async () => {
  const paper = makeZip([{ name: 'index.xml', content: '<sl:document/>' }])
  // Packed in a way of its own (APPNOTE 4.4.5 knows none of that number).
  paper.writeUInt16LE(25_452, 8)
  paper.writeUInt16LE(25_452, paper.indexOf('PK\u0001\u0002', 0, 'latin1') + 10)
  expect((await read('a.pages', paper)).failure?.code).toBe('PasswordProtected')
})

test('a table of dBase whose memos lie beside it says so', async () => {
  const table = makeDbf(
    [
      ['NAME', 'C', 20],
      ['NOTES', 'M', 10],
    ],
    [['Tableword', '         1']],
  )
  const { pages, at } = await read('a.dbf', table)
  expect(pages).toEqual(['NAME NOTES\nTableword'])
  expect(await readFile(at ?? '', 'utf8')).toContain('The memos of NOTES are not in this file')
})
