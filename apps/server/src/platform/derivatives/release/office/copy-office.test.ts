import { read, utils, write } from '@e965/xlsx'
import { Document, Packer, Paragraph, TextRun } from 'docx'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeZip, type ZipPart } from '../../testing/make-zip.ts'
import { makeDocx, makePptx } from '../../testing/office-files.ts'
import { copyBytes, inspectBytes } from '../testing/copy-bytes.ts'
import { unzip } from '../testing/unzip.ts'

const found = async (name: string, bytes: Buffer) => (await inspectBytes(name, bytes)).findings

/** A package with parts changed or added. */
async function changed(
  bytes: Buffer,
  parts: Readonly<Record<string, string | ((before: string) => string)>>,
): Promise<Buffer> {
  const before = await unzip(bytes)
  const after = new Map<string, ZipPart>([...before].map(([name, content]) => [name, { name, content }]))
  for (const [name, content] of Object.entries(parts)) {
    const text = typeof content === 'string' ? content : content(before.get(name)?.toString() ?? '')
    after.set(name, { name, content: text })
  }
  return makeZip([...after.values()])
}
const link = (type: string, target: string, more = '') =>
  `<Relationship Id="rX${type}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${more}/></Relationships>`
const linked = (type: string, target: string, more?: string) => (before: string) =>
  before.replace('</Relationships>', link(type, target, more))

function workbook(): Buffer {
  const book = utils.book_new()
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Name', 'Marks'],
      ['Ana', 90],
    ]),
    'Shown',
  )
  utils.book_append_sheet(book, utils.aoa_to_sheet([['secret', 1]]), 'Second')
  book.Props = { Author: 'Secret Author', Title: 'Secret title' }
  return write(book, { type: 'buffer', bookType: 'xlsx' })
}

describe('What is looked for in Word documents, workbooks and presentations', () => {
  test('a plain one of each kind holds nothing hidden', async () => {
    expect(await found('a.docx', await makeDocx('Title', ['Words.']))).toEqual([])
    expect(await found('a.xlsx', workbook())).toEqual([])
    expect(await found('a.pptx', makePptx([['Title', 'Words']]))).toEqual([])
  })

  test('changes that Word remembers, hidden words, comments, other files', async () => {
    const plain = await makeDocx('Title', ['Words.'])
    const body = (xml: string) =>
      changed(plain, { 'word/document.xml': (before) => before.replace('</w:body>', `${xml}</w:body>`) })
    const of = async (bytes: Buffer) => (await found('a.docx', bytes)).map(({ code }) => code)
    expect(
      await of(await body('<w:p><w:del w:author="x"><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>')),
    ).toEqual(['TrackedChange'])
    expect(await of(await body('<w:p><w:r><w:rPr><w:rPrChange w:author="x"/></w:rPr></w:r></w:p>'))).toEqual([
      'TrackedChange',
    ])
    expect(await of(await body('<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>x</w:t></w:r></w:p>'))).toEqual(['HiddenText'])
    expect(await of(await body('<w:p><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>x</w:t></w:r></w:p>'))).toEqual([])
    expect(await of(await body('<w:p><w:r><w:commentReference w:id="0"/></w:r></w:p>'))).toEqual(['Comment'])
    const rels = 'word/_rels/document.xml.rels'
    const beside = { 'word/embeddings/a.xlsx': 'x', [rels]: linked('package', 'embeddings/a.xlsx') }
    expect(await found('a.docx', await changed(plain, beside))).toEqual([
      { code: 'EmbeddedFile', page: null, part: 'word/embeddings/a.xlsx' },
    ])
    expect(
      await of(await changed(plain, { [rels]: linked('image', 'https://x.example/a.png', 'TargetMode="External"') })),
    ).toEqual(['ExternalLink'])
    expect(await of(await changed(plain, { 'word/a.bin': 'x', [rels]: linked('neverHeardOf', 'a.bin') }))).toEqual([
      'UnknownPart',
    ])
  })

  test('hidden sheets, rows, columns, links to other workbooks, pivot caches', async () => {
    const hide = (from: string, to: string, part = 'xl/worksheets/sheet1.xml') =>
      changed(workbook(), { [part]: (before) => before.replace(from, to) })
    expect(
      await found('a.xlsx', await hide('name="Second"', 'name="Second" state="veryHidden"', 'xl/workbook.xml')),
    ).toEqual([{ code: 'HiddenSheet', page: null, part: 'Second' }])
    expect(await found('a.xlsx', await hide('<row r="2"', '<row r="2" hidden="1"'))).toEqual([
      { code: 'HiddenCells', page: null, part: 'Shown' },
    ])
    expect(
      await found('a.xlsx', await hide('<sheetData>', '<cols><col min="1" max="1" hidden="true"/></cols><sheetData>')),
    ).toEqual([{ code: 'HiddenCells', page: null, part: 'Shown' }])
    const rels = 'xl/_rels/workbook.xml.rels'
    const of = async (type: string) =>
      (await found('a.xlsx', await changed(workbook(), { 'xl/x.xml': '<x/>', [rels]: linked(type, 'x.xml') }))).map(
        ({ code }) => code,
      )
    expect([await of('externalLink'), await of('pivotCacheDefinition'), await of('connections')]).toEqual([
      ['ExternalLink'],
      ['PivotCache'],
      ['ExternalLink'],
    ])
  })

  test('hidden slides, notes that say something, pictures of which only a part is shown', async () => {
    const plain = makePptx([
      ['First', 'Words'],
      ['Second', 'Words'],
    ])
    const slide = (from: string, to: string) =>
      changed(plain, { 'ppt/slides/slide2.xml': (before) => before.replace(from, to) })
    expect(await found('a.pptx', await slide('<p:sld>', '<p:sld show="0">'))).toEqual([
      { code: 'HiddenSlide', page: null, part: '2' },
    ])
    expect(
      await found(
        'a.pptx',
        await slide('</p:spTree>', '<p:pic><p:blipFill><a:srcRect r="2500"/></p:blipFill></p:pic></p:spTree>'),
      ),
    ).toEqual([{ code: 'CroppedPicture', page: null, part: '2' }])
    const noted = (words: string) =>
      changed(plain, {
        'ppt/notesSlides/n.xml': `<p:notes><a:p>${words}</a:p></p:notes>`,
        'ppt/slides/_rels/slide1.xml.rels': `<Relationships>${link('notesSlide', '../notesSlides/n.xml')}`,
      })
    expect(await found('a.pptx', await noted('<a:r><a:t>Ask Ana</a:t></a:r>'))).toEqual([
      { code: 'Notes', page: null, part: '1' },
    ])
    expect(await found('a.pptx', await noted('<a:fld type="slidenum"><a:t>1</a:t></a:fld>'))).toEqual([])
  })
})

describe('A copy of one', () => {
  test('holds its words, and neither who wrote them nor what cameras wrote into its pictures', async () => {
    const photograph = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#ffffff' } })
      .withExif({ IFD0: { Artist: 'secret-artist' } })
      .jpeg()
      .toBuffer()
    const plain = await Packer.toBuffer(
      new Document({
        creator: 'Secret Author',
        sections: [{ children: [new Paragraph({ children: [new TextRun('Ñandú & <words>')] })] }],
      }),
    )
    const parts = await unzip(plain)
    parts.set('word/media/a.jpg', photograph)
    parts.set(
      'word/_rels/document.xml.rels',
      Buffer.from(linked('image', 'media/a.jpg')(parts.get('word/_rels/document.xml.rels')?.toString() ?? '')),
    )
    parts.set(
      '[Content_Types].xml',
      Buffer.from(
        (parts.get('[Content_Types].xml')?.toString() ?? '').replace(
          '<Override',
          '<Default Extension="jpg" ContentType="image/jpeg"/><Override',
        ),
      ),
    )
    parts.set('word/secret.txt', Buffer.from('reached by nothing'))
    const marked = (parts.get('word/document.xml')?.toString() ?? '').replace(
      '<w:p>',
      '<!-- secret --><w:p w:rsidR="00AB12CD">',
    )
    parts.set('word/document.xml', Buffer.from(marked))
    const dirty = makeZip([...parts].map(([name, content]) => ({ name, content })))
    const { copy, bytes, findings, failure } = await copyBytes('a.docx', dirty)
    expect([copy?.how, findings, failure]).toEqual(['rewritten', [], null])
    const left = await unzip(bytes)
    expect([...left.keys()].filter((name) => /docProps|secret/.test(name))).toEqual([])
    const all = Buffer.concat([...left.values()]).toString('latin1')
    expect(all).not.toMatch(/secret|Secret|rsid/)
    expect(left.get('word/document.xml')?.toString()).toContain('Ñandú &amp; &lt;words&gt;')
    expect(left.has('word/media/a.jpg')).toBe(true)
  })

  test('a workbook opens again with the same cells; a presentation with the same slides', async () => {
    const { copy, bytes } = await copyBytes('a.xlsx', workbook())
    expect(copy?.extension).toBe('xlsx')
    const book = read(bytes)
    expect(utils.sheet_to_json(book.Sheets.Shown ?? {}, { header: 1 })).toEqual([
      ['Name', 'Marks'],
      ['Ana', 90],
    ])
    expect(Buffer.concat([...(await unzip(bytes)).values()]).toString()).not.toContain('Secret')
    const slides = await copyBytes('a.pptx', makePptx([['First', 'Words']]))
    expect((await unzip(slides.bytes)).get('ppt/slides/slide1.xml')?.toString()).toContain('<a:t>Words</a:t>')
  })

  test('is none where something hides, where its XML is broken, and of kinds that nobody looks into', async () => {
    const plain = await makeDocx('Title', ['Words.'])
    const broken = await changed(plain, { 'word/document.xml': '<w:document><w:body>' })
    const typed = await changed(plain, {
      'word/document.xml': (before) => before.replace('<w:document', '<!DOCTYPE x [<!ENTITY a "secret">]><w:document'),
    })
    expect((await copyBytes('a.docx', broken)).failure?.code).toBe('Corrupt')
    expect((await copyBytes('a.docx', typed)).failure?.code).toBe('Corrupt')
    expect((await copyBytes('a.html', Buffer.from('<!doctype html><p>x</p>'))).copy).toBe(null)
    expect(await found('a.html', Buffer.from('<!doctype html><p>x</p>'))).toEqual([
      { code: 'UnknownKind', page: null, part: null },
    ])
    const hidden = await changed(workbook(), {
      'xl/workbook.xml': (before) => before.replace('name="Second"', 'name="Second" state="hidden"'),
    })
    const { copy, findings } = await copyBytes('a.xlsx', hidden)
    expect([copy, findings.map(({ code }) => code)]).toEqual([null, ['HiddenSheet']])
  })
})
