import { read, utils } from '@e965/xlsx'
import * as contract from '@sinupan/contract'
import jsQr from 'jsqr'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPdf } from '../../platform/derivatives/formats/pdfium.ts'
import type { Caller } from '../../testing/caller.ts'
import { Given } from '../../testing/given.ts'
import { makePlace, put } from '../../testing/places.ts'
import { drawTexts } from '../../testing/printed.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan({
  PUBLIC_URL: 'https://archives.haraya.example',
  INSTITUTION_NAME: 'Haraya State University',
})
const given = new Given(sinupan)
const { people, nobody, db } = sinupan
const { ana, ben, carla, dan, records } = people
const decode = jsQr as unknown as typeof jsQr.default

const print = (by: Caller, docType: string, locationId: string | number, query = {}) =>
  by.call(contract.printLocation, { params: { docType, locationId }, query })
const wordsOf = async (raw: Buffer) => (await drawTexts(raw)).map(({ text }) => text).join('\n')
function cells(raw: Buffer): unknown[][] {
  const book = read(raw)
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })
}
/** What codes of the one page of a PDF a decoder reads, looking at each half of it and the whole. */
async function decodePng(png: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decode(new Uint8ClampedArray(data), info.width, info.height)?.data
}

let room: contract.FileLocation
let box: contract.FileLocation
let secretBox: contract.FileLocation
let posted: number

beforeAll(async () => {
  room = await makePlace(ana, 'Records Room', null, { kind: 'room', isPublic: true })
  box = await makePlace(ana, 'Box 14 / Peñaranda', room.id, { kind: 'box', isPublic: true })
  secretBox = await makePlace(ana, 'Locked box', room.id, { kind: 'box' })
  posted = await given.document({ name: 'Public minutes' })
  await put(ana, [posted], box.id)
  const own = await given.document({ name: '=1+1 is our own paper', documentDate: '2024-02-29' })
  await put(ana, [own], box.id)
  const locked = await given.document({ name: 'A locked paper' })
  await put(ana, [locked], secretBox.id)
  const posting = await given.posting(posted, 'public')
  await people.approver.ask(contract.approvePosting, { params: { id: posting.id }, body: {} })
})

describe('the contents of a place on paper', () => {
  test('are told to its unit with everything below, codes and days', async () => {
    const { status, headers, raw } = await print(ana, 'pdf', room.id)
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(headers['content-disposition']).toContain('Records%20Room%20%E2%80%93%20contents.pdf')
    const words = await wordsOf(raw)
    for (const told of [
      'Haraya State University',
      'Admissions Unit',
      'Records Room',
      room.code,
      'Box 14 / Peñaranda',
      box.code,
    ])
      expect(words).toContain(told)
    for (const told of ['Public minutes', '=1+1 is our own paper', 'A locked paper', 'Feb 29 2024', 'Memoranda'])
      expect(words).toContain(told)
    // Kept for five years: the 29th of February ends on the 28th.
    expect(words).toContain('Feb 28 2029')
    expect(words).toMatch(/D-[0-9A-Z]{7}/)
    expect(words).toContain('Page 1 of')
  })

  test('are read by who scans its code', async () => {
    const pdf = await openPdf((await print(ana, 'pdf', box.routeId)).raw)
    const { pixels, width, height } = pdf.render(0, 1_654, 2_339)
    expect(decode(new Uint8ClampedArray(pixels), width, height)?.data).toBe(
      `https://archives.haraya.example/folder/data/${box.routeId}`,
    )
  })

  test('are told to the central records unit, as far as it sees documents', async () => {
    const words = await wordsOf((await print(records, 'pdf', secretBox.id)).raw)
    expect(words).toContain('A locked paper')
  })

  test('are told to an outsider by the route id where the place is public: public documents, no codes, no days, no locked place', async () => {
    const { status, raw } = await print(nobody, 'pdf', room.routeId)
    expect(status).toBe(200)
    const words = await wordsOf(raw)
    expect(words).toContain('Public minutes')
    for (const secret of ['our own paper', 'locked', 'Locked', '2029', secretBox.code])
      expect(words).not.toContain(secret)
    expect(words).not.toMatch(/D-[0-9A-Z]{7}/)
    const sheet = JSON.stringify(cells((await print(nobody, 'xlsx', room.routeId)).raw))
    for (const secret of ['our own paper', 'ocked', secretBox.code]) expect(sheet).not.toContain(secret)
  })

  test.each(['pdf', 'label', 'xlsx', 'png'])('as %s are nothing to who may not know of the place', async (docType) => {
    expect((await print(nobody, docType, room.id)).status).toBe(404)
    expect((await print(nobody, docType, secretBox.routeId)).status).toBe(404)
    expect((await print(dan, docType, room.id)).status).toBe(404)
    expect((await print(carla, docType, secretBox.id)).status).toBe(404)
    expect((await print(nobody, docType, `${room.routeId}x`)).status).toBe(404)
    expect((await print(ana, docType, 999_999)).status).toBe(404)
  })

  test('of an empty place say so', async () => {
    const empty = await makePlace(ana, 'Empty shelf')
    expect(await wordsOf((await print(ana, 'pdf', empty.id)).raw)).toContain('Nothing stands here.')
  })
})

test('labels of the whole branch say their codes, with those of documents where they are asked for', async () => {
  const { raw, headers } = await print(ben, 'label', room.id)
  expect(headers['content-disposition']).toMatch(/^inline/)
  const words = await wordsOf(raw)
  for (const { code } of [room, box, secretBox]) expect(words).toContain(code)
  expect(words).not.toMatch(/D-[0-9A-Z]{7}/)
  const withItems = await wordsOf((await print(ben, 'label', room.id, { items: true, layout: '2x7' })).raw)
  expect(withItems.match(/D-[0-9A-Z]{7}/g)).toHaveLength(3)
  const pages = await openPdf((await print(ben, 'label', room.id, { layout: '1' })).raw)
  expect(pages.pageCount).toBe(3)
  expect((await print(ben, 'label', room.id, { layout: '9x9' })).status).toBe(400)
})

test('are read as a shelf is: places by name and number, whenever they were made, and what is kept for ever says so', async () => {
  const shelf = await makePlace(ana, 'Shelf of boxes')
  // Made in any order, and past a number with one digit more.
  for (const no of [10, 2, 1, 100]) await makePlace(ana, `Box ${no}`, shelf.id)
  const { id: documentCategoryGroupId } = await people.admin.ask(contract.createCategoryGroup, {
    body: { group: 'Ever' },
  })
  const body = { category: 'Kept for ever', retention: null, documentCategoryGroupId }
  const { id: categoryId } = await people.admin.ask(contract.createCategory, { body })
  const [kept, unscheduled] = [
    await given.document({ name: 'Board minutes', categoryId }),
    await given.document({ name: 'Loose papers', categoryId: null }),
  ]
  await put(ana, [kept, unscheduled], shelf.id)
  const rows = cells((await print(ana, 'xlsx', shelf.id)).raw).slice(3)
  expect(rows.filter((row) => !row[3]).map((row) => row[0])).toEqual([
    'Shelf of boxes',
    ...[1, 2, 10, 100].map((no) => `Shelf of boxes › Box ${no}`),
  ])
  const days = new Map(rows.filter((row) => row[3]).map((row) => [row[3], row.at(-1)]))
  expect([...days]).toEqual([
    ['Board minutes', 'Permanent'],
    ['Loose papers', 'Not scheduled'],
  ])
})

test('a workbook has a row for each place and document, and no formula', async () => {
  const { raw, headers } = await print(ana, 'XLSX', room.id)
  expect(headers['content-disposition']).toMatch(/^attachment/)
  const [, , titles, ...rows] = cells(raw)
  expect(titles?.[3]).toBe('Title')
  expect(rows.map((row) => [row[0], row[3] ?? null])).toEqual([
    ['Records Room', null],
    ['Records Room › Box 14 / Peñaranda', null],
    ['Records Room › Box 14 / Peñaranda', '=1+1 is our own paper'],
    ['Records Room › Box 14 / Peñaranda', 'Public minutes'],
    ['Records Room › Locked box', null],
    ['Records Room › Locked box', 'A locked paper'],
  ])
  const book = read(raw, { cellFormula: true })
  expect(Object.values(book.Sheets[book.SheetNames[0] ?? ''] ?? {}).some((cell) => cell.f !== undefined)).toBe(false)
})

test('the picture of a code is read by a decoder', async () => {
  const { raw, headers } = await print(nobody, 'png', room.routeId)
  expect(headers['content-type']).toBe('image/png')
  expect(await decodePng(raw)).toBe(`https://archives.haraya.example/folder/data/${room.routeId}`)
})

test('who printed a place stands in the facts', async () => {
  await print(ben, 'png', room.id)
  const facts = await db
    .selectFrom('facts')
    .select('payload')
    .where('name', '=', 'location.printed')
    .orderBy('id', 'desc')
    .execute()
  expect(facts[0]?.payload).toEqual({ locationId: room.id, name: 'Records Room', code: room.code, docType: 'png' })
})
