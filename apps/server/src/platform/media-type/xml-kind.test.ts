import { expect, test } from 'vitest'
import { makeZip } from '../derivatives/testing/make-zip.ts'
import { detectMediaType } from './index.ts'

const typeOf = async (bytes: Buffer | string, name: string) => {
  const { mediaType, extension } = await detectMediaType(Buffer.from(bytes), name, { isWhole: true })
  return [mediaType, extension]
}
const zipOf = (...names: string[]) => makeZip(names.map((name) => ({ name, content: 'x' })))

test.each([
  ['a.fodt', 'text', 'fodt'],
  ['a.xml', 'spreadsheet', 'fods'],
  ['slides', 'presentation', 'fodp'],
  ['a.fodg', 'graphics', 'fodg'],
])('%s whose root says OpenDocument %s is that', async (name, kind, extension) => {
  const root = `<?xml version="1.0"?>\n<office:document xmlns:office="o" office:mimetype="application/vnd.oasis.opendocument.${kind}">`
  expect(await typeOf(root, name)).toEqual([`application/vnd.oasis.opendocument.${kind}-flat-xml`, extension])
})

test.each([
  ['a.doc', '<w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml">', 'vnd.ms-wordml', 'doc'],
  ['a.xls', '<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">', 'vnd.ms-spreadsheetml', 'xls'],
  ['a.xml', '<Workbook xmlns="urn:another">', 'xml', 'xml'],
])('%s of one text is known by its root: %s', async (name, root, type, extension) => {
  expect(await typeOf(`<?xml version="1.0"?>\n<?mso-application?>\n${root}`, name)).toEqual([
    `application/${type}`,
    extension,
  ])
})

test.each([
  ['visio/document.xml', 'a.vsdm', 'vnd.visio', 'vsdm'],
  ['Index/Document.iwa', 'a.numbers', 'vnd.apple.numbers', 'numbers'],
  ['Index/Document.iwa', 'essay', 'vnd.apple.pages', 'pages'],
  ['Index/Slide-1.iwa', 'a.zip', 'zip', 'zip'],
  ['FixedDocSeq.fdseq', 'a.oxps', 'vnd.ms-xpsdocument', 'oxps'],
  ['index.xml', 'site.zip', 'zip', 'zip'],
])('a zip with %s named %s is %s', async (part, name, type, extension) => {
  expect(await typeOf(zipOf('a', part), name)).toEqual([`application/${type}`, extension])
})

test('a presentation of Apple is one under any name', async () => {
  expect(await typeOf(zipOf('Index/Document.iwa', 'Index/Slide-1.iwa'), 'a.pages')).toEqual([
    'application/vnd.apple.keynote',
    'key',
  ])
})

test.each([
  ['From ana@up.edu.ph Mon Jan  5 09:00:00 2026\nFrom: Ana\nSubject: x\n\nx', 'mail', 'mbox', 'mbox'],
  ['From Monday on the office is closed.\nThank you: all', 'memo.txt', 'plain', 'txt'],
])('%j is a mailbox, or a memo', async (text, name, type, extension) => {
  expect(await typeOf(text, name)).toEqual([`${type === 'mbox' ? 'application' : 'text'}/${type}`, extension])
})

test.each([
  ['ff575043', 'a.wpd', 'vnd.wordperfect', 'wpd'],
  ['00000200060406000800', 'a.wk1', 'vnd.lotus-1-2-3', 'wk1'],
  ['e4525c7b8cd8a74daeb15378d02996d3', 'a.one', 'onenote', 'one'],
  ['308006092a864886f70d010702a080', 'a.p7m', 'pkcs7-mime', 'p7m'],
])('%s is how %s begins', async (start, name, type, extension) => {
  const bytes = Buffer.concat([Buffer.from(start, 'hex'), Buffer.alloc(100)])
  expect(await typeOf(bytes, name)).toEqual([`application/${type}`, extension])
})
