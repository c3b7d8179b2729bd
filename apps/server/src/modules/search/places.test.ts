import { utils, write } from '@e965/xlsx'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makePptx } from '../../platform/derivatives/testing/office-files.ts'
import { makePdf } from '../../platform/derivatives/testing/pdf-files.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { ana } = sinupan.people

const workbook = () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Cover']]), 'Cover')
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Sheetword', 5]]), 'Budget & plan')
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }))
}
const mail = () =>
  [
    'From: Ana Reyes <ana@haraya.example>\r\nSubject: Papers\r\nMIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="m"\r\n\r\n--m\r\nContent-Type: text/plain\r\n\r\nLetterword, see the list.',
    '--m\r\nContent-Type: text/csv\r\nContent-Disposition: attachment; filename="list.csv"\r\n\r\nName,Attachedword',
    '--m--\r\n',
  ].join('\r\n')

const placesOf = async (search: string) =>
  (await library.first(ana, search))?.passages?.map(({ page, place }) => ({ page, place }))

const plain = { isScanned: false }
const files = [
  {
    name: 'a.pdf',
    make: () => makePdf(['Nothing here', 'Pageword']),
    search: 'pageword',
    page: 2,
    place: { kind: 'page', number: 2, ...plain },
  },
  {
    name: 'b.pptx',
    make: () => makePptx([['One'], ['Two'], ['Slideword']]),
    search: 'slideword',
    page: 3,
    place: { kind: 'slide', number: 3, ...plain },
  },
  {
    name: 'c.xlsx',
    make: workbook,
    search: 'sheetword',
    page: 2,
    place: { kind: 'sheet', name: 'Budget & plan', ...plain },
  },
  { name: 'd.eml', make: mail, search: 'letterword', page: 1, place: { kind: 'mail', ...plain } },
  {
    name: 'e.eml',
    make: () => `X: 2\r\n${mail()}`,
    search: 'attachedword',
    page: 2,
    place: { kind: 'attachment', name: 'list.csv', ...plain },
  },
  { name: 'f.txt', make: () => 'Textword', search: 'textword', page: 1, place: undefined },
]

test.each(files)('what is found in $name says where it is', async ({ name, make, search, page, place }) => {
  await uploadOne(ana, { name, content: await make() })
  await library.index()
  expect(await placesOf(search)).toContainEqual({ page, place })
  const { items } = await ana.ask(contract.quickSearch, {
    params: { type: 'File', duId: ana.unitId },
    query: { search },
  })
  expect(items[0]?.passages?.[0]).toMatchObject({ page, text: expect.stringContaining('<mark>') })
})

test('what was read from a picture says so, on a page as on a photograph', async () => {
  const id = await library.document({ name: 'A scan', pages: ['Typed', 'Scannedword'] })
  await sql`update blob_pages set is_ocr = true where page_no = 2 and body = 'Scannedword'`.execute(sinupan.db)
  expect(await placesOf('scannedword')).toEqual([{ page: 2, place: { kind: 'page', number: 2, isScanned: true } }])
  await sql`update blobs set page_count = null, media_type = 'image/png' where sha256 in (select sha256 from files where document_id = ${id})`.execute(
    sinupan.db,
  )
  expect(await placesOf('scannedword')).toEqual([{ page: 2, place: { kind: 'picture', isScanned: true } }])
})

test('of several files a passage says in which it stands, to people inside and outside', async () => {
  const id = await library.document({ name: 'Cover and annex', pages: ['Cover'] })
  const annex = await library.given.file(id, { by: 'ana', name: 'annex', text: 'Annexword' })
  await library.given.approved(id, 'public')
  await library.index()
  expect((await library.first(ana, 'annexword'))?.passages).toMatchObject([{ fileId: annex }])
  const { items: outside } = await sinupan.nobody.ask(contract.listPublic, { query: { search: 'annexword' } })
  expect(outside[0]?.passages).toMatchObject([{ fileId: annex }])
})
