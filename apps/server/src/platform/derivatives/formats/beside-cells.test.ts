import { readFile } from 'node:fs/promises'
import { CFB, utils, write } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { deriveBytes } from '../testing/derive-bytes.ts'
import { makeZip } from '../testing/make-zip.ts'
import { relationsTo, workbookWith } from '../testing/open-xml.ts'

async function read(name: string, bytes: Buffer) {
  const { text, failure, preview } = await deriveBytes(name, bytes)
  expect(failure).toBeUndefined()
  return { text: text?.pages.join('\n') ?? '', shown: preview ? await readFile(preview.path, 'utf8') : '' }
}

const each = (text: string, words: readonly string[]) => {
  for (const word of words) expect(text.split(word).length - 1, word).toBe(1)
}

test('what a workbook asks of who fills it in is read, and the series of newer charts; all of it is shown', async () => {
  const rules =
    '<dataValidations><dataValidation type="list" promptTitle="Titleword" prompt="Ask &amp; word" error="Errorword"><formula1>"Choiceword,Otherword"</formula1></dataValidation><dataValidation type="list"><formula1>Sheet2!$A$1:$A$9</formula1></dataValidation></dataValidations>'
  const chart =
    '<cx:chartSpace><cx:series><cx:tx><cx:txData><cx:f>Sheet1!$A$1</cx:f><cx:v>Seriesword</cx:v></cx:txData></cx:tx></cx:series></cx:chartSpace>'
  const book = workbookWith(rules, [
    { name: 'xl/worksheets/_rels/one.xml.rels', content: relationsTo(['drawing', '../d/own.xml']) },
    { name: 'xl/d/own.xml', content: '<xdr:wsDr/>' },
    { name: 'xl/d/_rels/own.xml.rels', content: relationsTo(['chartEx', 'c.xml']) },
    { name: 'xl/d/c.xml', content: chart },
  ])
  const { text, shown } = await read('a.xlsx', book)
  each(text, ['Titleword', 'Ask & word', 'Errorword', 'Choiceword', 'Otherword', 'Seriesword'])
  expect(text).not.toContain('Sheet2!')
  each(shown, ['Titleword', 'Ask &amp; word', 'Choiceword', 'Seriesword'])
})

test('a workbook of before 2007 gives its margins and the words of its charts', async () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Cellword']]), 'S')
  const container = CFB.read(Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' })), { type: 'buffer' })
  const stream = Buffer.from(CFB.find(container, '/Workbook')?.content as Uint8Array)
  const record = (id: number, ...data: Buffer[]) => {
    const head = Buffer.alloc(4)
    head.writeUInt16LE(id, 0)
    head.writeUInt16LE(Buffer.concat(data).length, 2)
    return Buffer.concat([head, ...data])
  }
  const margin = '&L&"Arial,Bold"Headword&RPage &P'
  const narrow = Buffer.concat([Buffer.from([margin.length, 0, 0]), Buffer.from(margin, 'latin1')])
  const wide = Buffer.concat([Buffer.from([0, 0, 10, 1]), Buffer.from('Chartwordñ', 'utf16le')])
  const end = stream.lastIndexOf(Buffer.from([0x0a, 0, 0, 0]))
  const records = [record(0x14, narrow), record(0x100d, wide), record(0x14), record(0x100d, Buffer.from([0, 0, 9]))]
  CFB.utils.cfb_add(container, '/Workbook', Buffer.concat([stream.subarray(0, end), ...records, stream.subarray(end)]))
  const { text } = await read('a.xls', Buffer.from(CFB.write(container, { type: 'buffer' })))
  each(text, ['Cellword', 'Headword', 'Chartwordñ'])
  expect(text).not.toMatch(/Arial|&P/)
})

test('an OpenDocument sheet gives its margins, boxes, charts and what it asks of who fills it in', async () => {
  const paragraph = (text: string) => `<text:p>${text}</text:p>`
  const cell = `<table:table-cell office:value-type="string">${paragraph('Cellword')}<draw:custom-shape>${paragraph('Shapeword')}</draw:custom-shape></table:table-cell>`
  const sheet = `<table:content-validations><table:content-validation><table:help-message>${paragraph('Askword')}</table:help-message></table:content-validation></table:content-validations><table:table table:name="S"><table:shapes><draw:frame><draw:text-box>${paragraph('Box<text:span>word</text:span>')}</draw:text-box></draw:frame></table:shapes><table:table-row>${cell}</table:table-row></table:table>`
  const margins = `<style:header>${paragraph('<text:sheet-name>???</text:sheet-name>')}</style:header><style:footer>${paragraph('Footword <text:page-number>1</text:page-number>')}${paragraph('Page <text:page-number>1</text:page-number>')}</style:footer>`
  const document = (inside: string) => `<office:document-content>${inside}</office:document-content>`
  const { text, shown } = await read(
    'a.ods',
    makeZip([
      { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
      {
        name: 'content.xml',
        content: document(`<office:body><office:spreadsheet>${sheet}</office:spreadsheet></office:body>`),
      },
      {
        name: 'styles.xml',
        content: document(
          `<office:master-styles><style:master-page>${margins}</style:master-page></office:master-styles>`,
        ),
      },
      {
        name: 'Object 1/content.xml',
        content: document(`<office:body><office:chart>${paragraph('Chartword')}</office:chart></office:body>`),
      },
    ]),
  )
  each(text, ['Cellword', 'Shapeword', 'Askword', 'Boxword', 'Footword', 'Chartword'])
  expect(text).not.toMatch(/\?\?\?|Page/)
  each(shown, ['Shapeword', 'Boxword', 'Chartword'])
})
