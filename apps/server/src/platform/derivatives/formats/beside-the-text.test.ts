import { utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { makeZip } from '../testing/make-zip.ts'
import { makeOdf, makePptxWith } from '../testing/office-files.ts'
import { relationsTo, workbookWith } from '../testing/open-xml.ts'

const drawn = (text: string) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`
const shape = (text: string) => `<p:sp><p:txBody>${drawn(text)}</p:txBody></p:sp>`
const slide = (inside: string) => `<p:sld><p:cSld><p:spTree>${inside}</p:spTree></p:cSld></p:sld>`

async function wordsOf(name: string, bytes: Buffer): Promise<string[]> {
  const { text, failure } = await deriveBytes(name, bytes)
  expect(failure).toBeUndefined()
  return (text?.pages.join('\n') ?? '').split(/\s+/)
}

test('a workbook gives the words of its margins, buttons, charts and SmartArt, whatever their parts are called', async () => {
  const book = workbookWith(
    '<headerFooter differentFirst="1"><oddHeader>&amp;L&amp;"Arial,Bold"&amp;12Headword&amp;RPage &amp;P</oddHeader><firstFooter>&amp;CQ&amp;&amp;A</firstFooter></headerFooter>',
    [
      {
        name: 'xl/worksheets/_rels/one.xml.rels',
        content: relationsTo(['drawing', '../d/own.xml'], ['vmlDrawing', '../d/old.vml']),
      },
      { name: 'xl/d/own.xml', content: `<xdr:wsDr>${drawn('Boxword')}</xdr:wsDr>` },
      { name: 'xl/d/_rels/own.xml.rels', content: relationsTo(['chart', 'c.xml'], ['diagramData', 's.xml']) },
      { name: 'xl/d/c.xml', content: `<c:chart>${drawn('Chartword')}</c:chart>` },
      { name: 'xl/d/s.xml', content: `<dgm:dataModel>${drawn('Smartword')}</dgm:dataModel>` },
      {
        name: 'xl/d/old.vml',
        content: '<xml><v:shape><v:textbox><div><font>Buttonword</font></div></v:textbox></v:shape></xml>',
      },
    ],
  )
  const words = await wordsOf('a.xlsx', book)
  for (const word of ['Cellword', 'Headword', 'Q&A', 'Boxword', 'Chartword', 'Smartword', 'Buttonword'])
    expect(
      words.filter((each) => each === word),
      word,
    ).toHaveLength(1)
  expect(words.join(' ')).not.toMatch(/Arial|&P/)
})

test('a sheet of before Excel 5 is read', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Oldword', 12]]), 'S')
  expect(await wordsOf('a.xls', write(book, { type: 'buffer', bookType: 'biff2' }))).toContain('Oldword')
})

test('a slide shows each of its choices once, and its formulas', async () => {
  const choices = `<mc:AlternateContent><mc:Choice Requires="p14">${shape('Onceword')}</mc:Choice><mc:Choice Requires="p15">${shape('Onceword')}</mc:Choice><mc:Fallback><mc:AlternateContent><mc:Fallback>${shape('Onceword')}</mc:Fallback></mc:AlternateContent>${shape('Onceword')}</mc:Fallback></mc:AlternateContent>`
  const formula =
    '<p:sp><p:txBody><a:p><a14:m><m:oMath><m:r><m:t>Mathword</m:t></m:r></m:oMath></a14:m></a:p></p:txBody></p:sp>'
  expect(await wordsOf('a.pptx', makePptxWith(slide(choices + formula), []))).toEqual(['Onceword', 'Mathword'])
})

test('an OpenDocument text gives what was typed into its form, and its formulas', async () => {
  const form =
    '<office:forms><form:form><form:text form:current-value="Typedword"/><form:button form:label="Buttonword"/><form:option form:label="Notword"/></form:form></office:forms>'
  const odt = makeZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    {
      name: 'content.xml',
      content: `<office:document-content><office:body><office:text>${form}<text:p>Bodyword</text:p></office:text></office:body></office:document-content>`,
    },
    {
      name: 'Object 1/content.xml',
      content: '<math xmlns="http://www.w3.org/1998/Math/MathML"><mrow><mi>Formulaword</mi></mrow></math>',
    },
  ])
  expect(await wordsOf('a.odt', odt)).toEqual(['Bodyword', 'Typedword', 'Buttonword', 'Formulaword'])
})

test('an OpenDocument file is read with other prefixes, and a presentation gives its footers', async () => {
  const odp = makeOdf(
    'presentation',
    '<office:presentation><presentation:footer-decl>Footword</presentation:footer-decl><draw:page><draw:frame><text:p>Slideword</text:p></draw:frame></draw:page></office:presentation>',
  )
  expect(await wordsOf('a.odp', odp)).toEqual(['Slideword', 'Footword'])
  const odt = makeZip([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
    {
      name: 'content.xml',
      content:
        '<o:document-content xmlns:o="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:t="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><o:body><o:text><t:p>Bodyword</t:p></o:text></o:body></o:document-content>',
    },
  ])
  expect(await wordsOf('a.odt', odt)).toEqual(['Bodyword'])
})

test('a page gives what stands in the fields of its form, and not what nobody sees', async () => {
  const form =
    '<p>Pageword</p><form><input value="Typedword"><input type=submit value=Buttonword><input type="hidden" value="Hiddenword"><input type=checkbox value=Tickword></form>'
  const words = await wordsOf('a.html', Buffer.from(`<!doctype html>${form}`))
  expect(words).toEqual(['Pageword', 'Typedword', 'Buttonword'])
  const folded =
    '<details><summary>Summaryword</summary>Detailword</details><legend>Legendword</legend><button>Pressword</button>'
  expect(await wordsOf('b.html', Buffer.from(`<!doctype html><body>${folded}End`))).toEqual([
    'Summaryword',
    'Detailword',
    'Legendword',
    'Pressword',
    'End',
  ])
})
