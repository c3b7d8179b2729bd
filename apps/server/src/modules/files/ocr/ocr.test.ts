import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { wordsOf } from '../../../platform/derivatives/release/testing/copy-bytes.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { uploadOne } from '../../../testing/upload.ts'
import { scanned } from '../testing/scanned.ts'
import { keepRead } from './ocr.store.ts'
import { orderMissingOcr } from './order-missing-ocr.ts'
import { readLetters } from './read-letters.ts'
import { mostPauses } from './standing-back.ts'

const { app, db, clock, people } = await startSinupan({ OCR: 'true' })
const { ana, ben, dan } = people
const ctx = app.contextFor(system)

/** The first page typed, the others scanned. */
async function pdfOf(typed: string, ...lines: string[]): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  pdf
    .addPage([595, 842])
    .drawText(typed, { x: 60, y: 700, size: 14, font: await pdf.embedFont(StandardFonts.Helvetica) })
  for (const line of lines)
    pdf.addPage([620, 210]).drawImage(await pdf.embedPng(await scanned(line)), { width: 620, height: 210 })
  return Buffer.from(await pdf.save())
}

const fileOf = async (id: number) => {
  const { fileManagerFiles } = await ana.ask(contract.getDocument, { params: { id } })
  const [file] = fileManagerFiles
  if (!file) throw new Error('The document has no file.')
  return file
}
const fetchBytes = async (url: string) => {
  const answer = await app.fastify.inject({ url })
  expect(answer.headers['content-type']).toBe('application/pdf')
  return answer.rawPayload
}
const found = async (search: string) => {
  const { items } = await ana.ask(contract.search, { params: { duId: ana.unitId }, body: { search, type: 'File' } })
  return items.map((item) => item.file?.id)
}
/** Reads what waits of a document, whatever else the machine does. */
async function readAll(id: number): Promise<void> {
  await app.drain()
  const { sha256 } = await fileOf(id)
  while ((await fileOf(id)).ocr?.state === 'waiting') await readLetters(ctx, { sha256, pauses: mostPauses })
  await app.drain()
}

test('a page that is a picture is found by what stands on it, beside those that are typed', async () => {
  const content = await pdfOf('The typed agenda', 'Kookaburra regulations', 'Enrolment in Maguindanao')
  const { fileManagerId: id } = await uploadOne(ana, { name: 'Minutes.pdf', content })
  await app.drain()
  expect((await fileOf(id)).ocr).toEqual({ state: 'waiting', languages: ['eng', 'fil', 'spa'] })
  await readAll(id)
  expect(await fileOf(id)).toMatchObject({ ocr: { state: 'done' }, text: 'done', pageCount: 3 })
  for (const word of ['agenda', 'kookaburra', 'Maguindanao']) expect(await found(word)).toContain(id)
  const { searchableUrl } = await fileOf(id)
  const made = await fetchBytes(searchableUrl ?? '')
  expect((await wordsOf(made)).join(' ')).toMatch(/typed agenda.*Kookaburra regulations.*Enrolment in Maguindanao/)
  const { rows } = await sql`select page_no, is_ocr from blob_pages p join files f on f.sha256 = p.sha256
    where f.document_id = ${id} order by page_no`.execute(db)
  expect(rows).toEqual([1, 2, 3].map((pageNo) => ({ pageNo, isOcr: pageNo > 1 })))
})

test('a picture is read too; what is typed on every page, or is no picture, is not', async () => {
  const { fileManagerId: picture } = await uploadOne(ana, {
    name: 'Notice.png',
    content: await scanned('Quokka notice'),
  })
  const { fileManagerId: typed } = await uploadOne(ana, { name: 'Typed.pdf', content: await pdfOf('Typed alone') })
  const { fileManagerId: text } = await uploadOne(ana, { name: 'Plain.txt', content: 'plain' })
  await readAll(picture)
  expect(await fileOf(picture)).toMatchObject({ ocr: { state: 'done' }, text: 'done' })
  expect(await found('quokka')).toContain(picture)
  expect([(await fileOf(typed)).ocr, (await fileOf(text)).ocr]).toEqual([null, null])
})

test('letters are read again in another language by the unit’s people, and by nobody else', async () => {
  const { fileManagerId: id } = await uploadOne(ana, { name: 'Again.png', content: await scanned('Numbat again') })
  await readAll(id)
  const { id: fileId } = await fileOf(id)
  const again = (by: typeof ana, languages: contract.OcrLanguage[] = ['spa']) =>
    by.call(contract.readByOcr, { params: { id: fileId }, body: { languages } })
  expect((await again(dan)).status).toBe(404)
  expect(await again(ben)).toMatchObject({ status: 200, body: { ocr: { state: 'waiting', languages: ['spa'] } } })
  await app.drain()
  expect(await found('numbat')).not.toContain(id)
  await readAll(id)
  expect(await found('numbat')).toContain(id)
  expect((await again(ana, [])).status).toBe(400)
  const { fileManagerId: text } = await uploadOne(ana, { name: 'None.txt', content: 'none' })
  const refused = await ana.call(contract.readByOcr, {
    params: { id: (await fileOf(text)).id },
    body: { languages: ['eng'] },
  })
  expect(refused).toMatchObject({ status: 409, body: { code: 'NothingToRead' } })
})

test('while the machine is busy letters wait, and not for ever', async () => {
  const { fileManagerId: id } = await uploadOne(ana, { name: 'Busy.png', content: await scanned('Wombat busy') })
  await app.drain()
  const { sha256 } = await fileOf(id)
  const isBusy = () => true
  await readLetters(ctx, { sha256, pauses: 3 }, isBusy)
  await app.dispatch()
  const { rows } = await sql<{
    data: object
  }>`select data from pgboss.job where name = 'ocr' and data ->> 'sha256' = ${sha256}
    and data ? 'pauses'`.execute(db)
  expect(rows.map(({ data }) => data)).toEqual([{ sha256, pauses: 4 }])
  expect((await fileOf(id)).ocr?.state).toBe('waiting')
  await readLetters(ctx, { sha256, pauses: mostPauses }, isBusy)
  expect((await fileOf(id)).ocr?.state).toBe('done')
})

test('a page that can’t be read fails alone, and what was asked otherwise meanwhile is not overwritten', async () => {
  const content = await pdfOf('Cover', 'One', 'Two')
  const { fileManagerId: id } = await uploadOne(ana, { name: 'Failing.pdf', content })
  await app.drain()
  const { sha256 } = await fileOf(id)
  const languages = ['eng', 'fil', 'spa'] as const
  const now = clock.now().toISOString()
  const read = (page: number) => [{ page, turn: 0 as const, text: 'Bilby', words: [] }]
  expect(await keepRead(db, sha256, { languages: ['spa'], pages: read(2), now })).toBeNull()
  expect(await keepRead(db, sha256, { languages, pages: [], failed: { page: 2, code: 'Crashed' }, now })).toBe(true)
  expect(await keepRead(db, sha256, { languages, pages: read(3), now })).toBe(false)
  expect((await fileOf(id)).ocr?.state).toBe('done')
})

test('what came while OCR was off, and what was lost on its way, is ordered by the hour', async () => {
  const { fileManagerId: id } = await uploadOne(ana, { name: 'Old.png', content: await scanned('Potoroo') })
  await app.drain()
  const { sha256 } = await fileOf(id)
  await sql`delete from blob_ocr_pages where sha256 = ${sha256}`.execute(db)
  await sql`update blobs set ocr_state = null where sha256 = ${sha256}`.execute(db)
  await sql`delete from pgboss.job where name = 'ocr'`.execute(db)
  expect(await orderMissingOcr(ctx)).toBeGreaterThan(0)
  await app.dispatch()
  await sql`delete from pgboss.job where name = 'ocr' and data ->> 'sha256' = ${sha256}`.execute(db)
  expect(await orderMissingOcr(ctx)).toBe(1)
  expect(await orderMissingOcr(ctx)).toBe(0)
})
