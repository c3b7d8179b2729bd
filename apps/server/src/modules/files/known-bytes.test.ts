import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'

/** Bytes are stored once, whoever has them; an upload must not tell that somebody else does. */
const { db, people } = await startSinupan()
const { ana, ben, dan } = people

const table = (word: string) => ({ name: 'grades.csv', content: `student,grade\n${word},1.25\n` })
/** As if all that came in so far had been read. */
const read = () =>
  sql`update blobs set text_state = 'done', page_count = 1, has_thumbnail = true, preview_kind = 'html', derived_at = now()`.execute(
    db,
  )
const encode = (text: string) => Buffer.from(text).toString('base64')

// What is the upload's own differs from one to the next: numbers, the hash, the instant, the name among those of its folder.
async function answered(caller: Caller, word: string) {
  const { file, fileManagerId, ...rest } = await uploadOne(caller, table(word))
  const { id, fileManagerId: _, sha256, createdAt, contentUrl, ...others } = file
  expect([id, fileManagerId, sha256.length, createdAt, contentUrl]).not.toContain(null)
  return { ...rest, file: others }
}

async function answeredInParts(caller: Caller, word: string) {
  const { content } = table(word)
  const { status, headers, body } = await caller.request({
    method: 'POST',
    url: '/api/Upload',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(Buffer.byteLength(content)),
      'upload-metadata': `filename ${encode('grades.csv')},deliveryUnitId ${encode(String(caller.unitId))}`,
      'content-type': 'application/offset+octet-stream',
    },
    payload: content,
  })
  const {
    date,
    location,
    'x-request-id': request,
    'sinupan-document': document,
    'sinupan-file': file,
    'sinupan-name': name,
    ...others
  } = headers
  expect([date, location, request, document]).not.toContain(undefined)
  return { status, headers: others, body, hasFile: file !== undefined, isNamed: name !== undefined }
}

test('the answer to an upload is the same whether a stranger holds its bytes or nobody does', async () => {
  await uploadOne(ana, table('Agoncillo'))
  await read()
  expect(await answered(dan, 'Agoncillo')).toEqual(await answered(dan, 'Marcelita'))
  await uploadOne(ana, table('Delgado'))
  await read()
  expect(await answeredInParts(dan, 'Delgado')).toEqual(await answeredInParts(dan, 'Llanes.'))
})

test('it tells of the document that the caller may read, and of what is known of the bytes', async () => {
  const { fileManagerId } = await uploadOne(ana, table('Natividad'))
  await read()
  const { duplicateOf, file } = await uploadOne(ben, table('Natividad'))
  expect(duplicateOf).toEqual([{ id: fileManagerId, name: expect.any(String) }])
  expect(file).toMatchObject({ text: 'done', thumbnailUrl: expect.any(String) })
})

test('what is classified is held by nobody, for all but its owner', async () => {
  const { fileManagerId } = await uploadOne(ana, table('Herbosa'))
  await ana.ask(contract.updateDocument, { params: { id: fileManagerId }, body: { isClassified: true } })
  await read()
  expect(await answered(ben, 'Herbosa')).toEqual(await answered(ben, 'Francia'))
  const { duplicateOf } = await uploadOne(ana, table('Herbosa'))
  expect(duplicateOf?.map((one) => one.id)).toContain(fileManagerId)
})
