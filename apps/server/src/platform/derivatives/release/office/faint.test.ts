import { read, utils, write } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { makeZip } from '../../testing/make-zip.ts'
import { docxOf, makePptx } from '../../testing/office-files.ts'
import { inspectBytes } from '../testing/copy-bytes.ts'
import { unzip } from '../testing/unzip.ts'

const codesOf = async (name: string, bytes: Buffer) =>
  (await inspectBytes(name, bytes)).findings.map(({ code }) => code)

const word = (body: string) =>
  codesOf('a.docx', docxOf(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`))
const run = (properties: string, text = 'Ana Reyes') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
const paragraph = (properties: string, runs: string) => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`
const hidden = ['HiddenText']

describe('Letters of a Word document that nobody sees are told of', () => {
  test('white ones, almost white ones, those in the colour of their shading, and small ones', async () => {
    for (const faint of [
      '<w:color w:val="FFFFFF"/>',
      '<w:color w:val="fefefe"/>',
      '<w:color w:val="FFFFFF"/><w:highlight w:val="none"/>',
      '<w:color w:val="1F3864"/><w:shd w:val="clear" w:fill="1F3864"/>',
      '<w:color w:val="FFFF00"/><w:highlight w:val="yellow"/>',
      '<w:sz w:val="2"/>',
      '<w:w w:val="1"/>',
      '<w14:textFill><w14:noFill/></w14:textFill>',
    ])
      expect([faint, await word(paragraph('', run(faint)))]).toEqual([faint, hidden])
    expect(await word(paragraph('<w:shd w:fill="C00000"/>', run('<w:color w:val="C00000"/>')))).toEqual(hidden)
  })

  test('not those that are seen: white on something dark, grey, and nothing but spaces', async () => {
    for (const seen of [
      '<w:color w:val="auto"/>',
      '<w:color w:val="BFBFBF"/>',
      '<w:color w:val="FFFFFF"/><w:highlight w:val="black"/>',
      '<w:color w:val="FFFFFF"/><w:shd w:val="clear" w:fill="1F3864"/>',
      '<w:sz w:val="12"/>',
    ])
      expect([seen, await word(paragraph('', run(seen)))]).toEqual([seen, []])
    expect(await word(paragraph('', run('<w:color w:val="FFFFFF"/>', '  ')))).toEqual([])
    expect(await word(paragraph('<w:rPr><w:color w:val="FFFFFF"/></w:rPr>', run('')))).toEqual([])
    const cell = (fill: string) =>
      `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="${fill}"/></w:tcPr>${paragraph('', run('<w:color w:val="FFFFFF"/>'))}</w:tc></w:tr></w:tbl>`
    expect([await word(cell('1F3864')), await word(cell('auto')), await word(cell('FFFFFF'))]).toEqual([
      [],
      hidden,
      hidden,
    ])
    const box = (fill: string) =>
      `<w:p><w:r><wps:wsp><wps:spPr>${fill}</wps:spPr><w:txbxContent>${paragraph('', run('<w:color w:val="FFFFFF"/>'))}</w:txbxContent></wps:wsp></w:r></w:p>`
    expect(await word(box('<a:solidFill><a:srgbClr val="203040"/></a:solidFill>'))).toEqual([])
    expect(await word(box('<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>'))).toEqual([])
    expect(await word(box('<a:noFill/>'))).toEqual(hidden)
  })

  test('also where a style makes them so, and the styles under it', async () => {
    const styled = async (body: string, styles: string) => {
      const parts = await unzip(docxOf(`<w:document><w:body>${body}</w:body></w:document>`))
      const rels =
        '<Relationships><Relationship Id="r1" Type="http://x/relationships/styles" Target="styles.xml"/></Relationships>'
      const all = [...parts].map(([name, content]) => ({ name, content }))
      const more = [
        { name: 'word/styles.xml', content: `<w:styles>${styles}</w:styles>` },
        { name: 'word/_rels/document.xml.rels', content: rels },
      ]
      return codesOf('a.docx', makeZip([...all, ...more]))
    }
    const pale = '<w:style w:type="character" w:styleId="Pale"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>'
    const heir = '<w:style w:type="character" w:styleId="Heir"><w:basedOn w:val="Pale"/></w:style>'
    const of = (style: string) => paragraph('', run(`<w:rStyle w:val="${style}"/>`))
    expect(await styled(of('Heir'), pale + heir)).toEqual(hidden)
    expect(await styled(of('Other'), pale + heir)).toEqual([])
    expect(
      await styled(
        paragraph('', run('')),
        '<w:docDefaults><w:rPrDefault><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:rPrDefault></w:docDefaults>',
      ),
    ).toEqual(hidden)
    const inParagraph =
      '<w:style w:type="paragraph" w:default="1" w:styleId="N"><w:rPr><w:sz w:val="2"/></w:rPr></w:style>'
    expect(await styled(paragraph('', run('')), inParagraph)).toEqual(hidden)
    const circle =
      '<w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style>'
    expect(await styled(of('A'), circle)).toEqual([])
  })
})

describe('Cells that show nothing of what is in them are told of', () => {
  const book = utils.book_new()
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Name', 'Marks'],
      ['Ana', 90],
    ]),
    'Shown',
  )
  const plain: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' })
  const sheet = async (fonts: string, fills = '<fill><patternFill patternType="none"/></fill>', more = '') => {
    expect(read(plain).SheetNames).toEqual(['Shown'])
    const parts = await unzip(plain)
    const styles = `<styleSheet>${more}<fonts><font><sz val="11"/></font>${fonts}</fonts><fills><fill/>${fills}</fills><cellXfs><xf fontId="0"/><xf fontId="1" fillId="1" numFmtId="${more ? 200 : 0}"/></cellXfs></styleSheet>`
    parts.set('xl/styles.xml', Buffer.from(styles))
    const cells = (parts.get('xl/worksheets/sheet1.xml')?.toString() ?? '').replace('<c r="A2"', '<c s="1" r="A2"')
    parts.set('xl/worksheets/sheet1.xml', Buffer.from(cells))
    return codesOf('a.xlsx', makeZip([...parts].map(([name, content]) => ({ name, content }))))
  }
  const solid = (colour: string) => `<fill><patternFill patternType="solid"><fgColor ${colour}/></patternFill></fill>`

  test('white on white, in the colour of their fill, small, or by a format that shows nothing', async () => {
    expect(await sheet('<font><color rgb="FFFFFFFF"/></font>')).toEqual(hidden)
    expect(await sheet('<font><color theme="0"/></font>')).toEqual(hidden)
    expect(await sheet('<font><color indexed="9"/></font>')).toEqual(hidden)
    expect(await sheet('<font><color rgb="FF203040"/></font>', solid('rgb="FF203040"'))).toEqual(hidden)
    expect(await sheet('<font><sz val="1"/></font>')).toEqual(hidden)
    const silent = '<numFmts><numFmt numFmtId="200" formatCode=";;;"/></numFmts>'
    expect(await sheet('<font/>', undefined, silent)).toEqual(hidden)
  })

  test('not those that are seen', async () => {
    expect(await sheet('<font><color rgb="FFFFFFFF"/></font>', solid('rgb="FF203040"'))).toEqual([])
    expect(await sheet('<font><color theme="0"/></font>', solid('theme="4"'))).toEqual([])
    expect(await sheet('<font><color theme="0" tint="-0.5"/></font>')).toEqual([])
    expect(await sheet('<font><color theme="1"/></font>')).toEqual([])
  })
})

describe('Lines of slides that nobody sees are told of', () => {
  const slide = async (properties: string, { fill = '', background = '' } = {}) => {
    const parts = await unzip(makePptx([['Title', 'Words']]))
    const name = 'ppt/slides/slide1.xml'
    const xml = (parts.get(name)?.toString() ?? '')
      .replace('<a:r><a:t>Words', `<a:r>${properties}<a:t>Words`)
      .replaceAll('<p:txBody>', `<p:spPr>${fill}</p:spPr><p:txBody>`)
      .replace('<p:cSld>', `<p:cSld>${background && `<p:bg><p:bgPr>${background}</p:bgPr></p:bg>`}`)
    parts.set(name, Buffer.from(xml))
    return codesOf('a.pptx', makeZip([...parts].map(([name, content]) => ({ name, content }))))
  }
  const painted = (colour: string) => `<a:solidFill>${colour}</a:solidFill>`
  const white = `<a:rPr>${painted('<a:srgbClr val="FFFFFF"/>')}</a:rPr>`

  test('white on a white slide or shape, as small as a line, without ink', async () => {
    expect(await slide(white)).toEqual(hidden)
    expect(await slide(`<a:rPr>${painted('<a:schemeClr val="bg1"/>')}</a:rPr>`)).toEqual(hidden)
    expect(
      await slide(white, {
        fill: painted('<a:srgbClr val="FFFFFF"/>'),
        background: painted('<a:srgbClr val="203040"/>'),
      }),
    ).toEqual(hidden)
    expect(await slide('<a:rPr sz="100"/>')).toEqual(hidden)
    expect(await slide('<a:rPr><a:noFill/></a:rPr>')).toEqual(hidden)
  })

  test('not those that are seen, or that only a program that draws could tell', async () => {
    const dark = painted('<a:srgbClr val="203040"/>')
    expect(await slide('<a:rPr sz="1800"/>')).toEqual([])
    expect(await slide(white, { fill: dark })).toEqual([])
    expect(await slide(white, { background: '<a:gradFill/>' })).toEqual([])
  })
})
