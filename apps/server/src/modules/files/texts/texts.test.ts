import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { makeDocx } from '../../../platform/derivatives/testing/office-files.ts'
import { decodeAs } from '../../../platform/media-type/index.ts'
import type { Caller } from '../../../testing/caller.ts'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { uploadOne } from '../../../testing/upload.ts'
import { deriveBlob } from '../use-cases/derive-blob.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { app, people, nobody, university, db } = sinupan
const { ana, ben, carla, dan } = people

// 'Peñaflor' as DOS wrote it; Windows-1252 has a currency sign there. One such letter alone tells nobody which it is.
const dos = Buffer.from('Box 6: Pe\u00a4aflor to Quinta', 'latin1')
let number = 0

async function text(content = Buffer.concat([dos, Buffer.from(` no. ${++number}`)]), name = `Boxes ${number}.txt`) {
  const { fileManagerId: id, file } = await uploadOne(ana, { name, content })
  await app.drain()
  return { id, fileId: file.id, sha256: file.sha256 }
}
const read = (caller: Caller, id: number, query = {}) => caller.ask(contract.readText, { params: { id }, query })
const choose = (caller: Caller, id: number, encoding: contract.TextEncoding | null) =>
  caller.call(contract.chooseEncoding, { params: { id }, body: { encoding } })
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { code: string }).code
const find = async (search: string) => {
  const body = { type: 'any' as const, search, page: 0, pageSize: 20, sort: 'relevance' as const }
  return (await ana.ask(contract.search, { params: { duId: ana.unitId }, body })).items.map(({ id }) => id)
}
const factsOf = async (documentId: number, name: string) =>
  (await sql`select payload from facts where document_id = ${documentId} and name = ${name} order by id`.execute(db))
    .rows

test('every encoding that may be asked for is one that can be read', () => {
  for (const encoding of contract.textEncodings)
    expect(decodeAs(Buffer.from('Minutes of May\0\0\0'.repeat(4)), encoding)).toEqual(expect.any(String))
  expect(decodeAs(dos, 'ibm850')).toContain('Peñaflor')
})

describe('the text of a file', () => {
  test('says by which encoding it was read, and that it was guessed', async () => {
    const { fileId } = await text()
    expect(await read(ana, fileId)).toMatchObject({
      text: expect.stringContaining('Pe¤aflor'),
      encoding: 'windows-1252',
      known: { encoding: 'windows-1252', isGuessed: true, isChosen: false },
      isCut: false,
    })
    const plain = await text(Buffer.from('Ni\u00f1o'), 'Plain.txt')
    expect((await read(ana, plain.fileId)).known).toEqual({ encoding: 'utf-8', isGuessed: false, isChosen: false })
  })

  test('is told before it was read too', async () => {
    const { file } = await uploadOne(ana, { name: 'Just come.txt', content: Buffer.concat([dos, Buffer.from('!')]) })
    expect((await read(ana, file.id)).known).toEqual({ encoding: 'windows-1252', isGuessed: true, isChosen: false })
  })

  test('is read in another encoding for one’s own view, which changes nothing', async () => {
    const { id, fileId } = await text()
    const other = await read(ana, fileId, { encoding: 'ibm850' })
    expect(other).toMatchObject({ text: expect.stringContaining('Peñaflor'), encoding: 'ibm850' })
    expect(other.known).toEqual({ encoding: 'windows-1252', isGuessed: true, isChosen: false })
    expect((await read(ana, fileId)).encoding).toBe('windows-1252')
    expect(await factsOf(id, 'file.encoding-chosen')).toEqual([])
    const unknown = await ana.call(contract.readText, { params: { id: fileId }, query: { encoding: 'ebcdic' } })
    expect(codeOf(unknown)).toBe('ValidationFailed')
  })

  test('is its first megabyte', async () => {
    const content = Buffer.from('0123456789abcde\n'.repeat(80_000))
    const { fileId } = await text(content, 'Long.txt')
    const { text: shown, isCut } = await read(ana, fileId)
    expect([shown.length, isCut]).toEqual([contract.mostShown, true])
  })

  test('is open to whom the file is, and of what is no text there is none', async () => {
    const { id, fileId } = await text()
    const codes = () =>
      Promise.all(
        [ben, carla, dan, nobody].map(async (one) =>
          codeOf(await one.call(contract.readText, { params: { id: fileId } })),
        ),
      )
    expect(await codes()).toEqual([200, 'NotFound', 'NotFound', 'NotFound'])
    const fields = { documentCategoryId: university.categories.memoranda }
    await ana.ask(contract.updateDocument, { params: { id }, body: fields })
    await given.approved(id, 'public')
    expect(await codes()).toEqual([200, 200, 200, 200])
    const paper = await uploadOne(ana, { name: 'Letter.docx', content: await makeDocx('Dear all', []) })
    expect(codeOf(await ana.call(contract.readText, { params: { id: paper.file.id } }))).toBe('NotText')
    expect(codeOf(await choose(ana, paper.file.id, 'utf-8'))).toBe('NotText')
  })

  test('of something classified is written down with its look', async () => {
    const { id, fileId } = await text()
    await ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } })
    await read(ana, fileId)
    expect(await factsOf(id, 'document.contents-read')).toMatchObject([{ payload: { fileId, how: 'inline' } }])
    expect(codeOf(await ben.call(contract.readText, { params: { id: fileId } }))).toBe('Classified')
  })
})

describe('an encoding that is chosen', () => {
  test('holds for everybody: text, search and table are made anew, and it is told', async () => {
    const { id, fileId } = await text()
    expect(await find('Peñaflor')).not.toContain(id)
    expect((await choose(ana, fileId, 'ibm850')).body).toMatchObject({ id: fileId, text: 'pending' })
    await app.drain()
    expect(await read(ben, fileId)).toMatchObject({
      text: expect.stringContaining('Peñaflor'),
      known: { encoding: 'ibm850', isGuessed: false, isChosen: true },
    })
    expect(await find('Peñaflor')).toContain(id)
    expect(await factsOf(id, 'file.encoding-chosen')).toMatchObject([{ payload: { fileId, encoding: 'ibm850' } }])

    await choose(ana, fileId, null)
    await app.drain()
    expect((await read(ben, fileId)).known).toEqual({ encoding: 'windows-1252', isGuessed: true, isChosen: false })
    expect(await find('Peñaflor')).not.toContain(id)
  })

  test('draws a table anew', async () => {
    const { fileId } = await text(Buffer.from('Name,Box\nPe\u00a4aflor,6\nQuinta,7\n', 'latin1'), 'Boxes.csv')
    const preview = async () => (await ana.call(contract.readPreview, { params: { id: fileId } })).raw.toString()
    expect(await preview()).toContain('Pe¤aflor')
    await choose(ana, fileId, 'ibm850')
    await app.drain()
    expect(await preview()).toContain('Peñaflor')
  })

  test('is chosen by whoever may edit the document, and by nobody else', async () => {
    const { id, fileId } = await text()
    expect(codeOf(await choose(ben, fileId, 'ibm850'))).toBe(200)
    expect(codeOf(await choose(carla, fileId, 'ibm850'))).toBe('NotFound')
    await ana.ask(contract.trashDocuments, { body: [id] })
    expect(codeOf(await choose(ana, fileId, 'utf-8'))).toBe('InTrash')
  })

  test('is not lost to a reading that had begun before it', async () => {
    const { fileId, sha256 } = await text()
    await sql`update blobs set derived_at = null where sha256 = ${sha256}`.execute(db)
    const reading = deriveBlob(app.contextFor(system), sha256)
    await choose(ana, fileId, 'ibm850')
    await reading
    await app.drain()
    expect((await read(ana, fileId)).text).toContain('Peñaflor')
    const { rows } = await sql<{ body: string }>`select body from blob_pages where sha256 = ${sha256}`.execute(db)
    expect(rows[0]?.body).toContain('Peñaflor')
  })
})
