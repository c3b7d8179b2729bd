import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { callFrom, formFor, ownAddress, requested } from '../../../testing/requested.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { formOf } from '../../../testing/upload.ts'
import { waitingFilesSweep } from './sweep-waiting-files.ts'

const sinupan = await startSinupan()
const { nobody, db, clock, app } = sinupan
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const attach = async (name = 'Letter.pdf', content: Buffer | string = pdf, remoteAddress = ownAddress()) => {
  const url = '/api/DocumentRequest/Attachment'
  const answer = await nobody.request({ method: 'POST', url, remoteAddress, ...formOf({}, [{ name, content }]) })
  return { status: answer.status, body: answer.body as contract.RequestFile & { code?: string } }
}
const read = (id: string, token: string) =>
  nobody.request({ method: 'GET', url: `/api/DocumentRequest/Case/File/${id}`, headers: { 'x-case-token': token } })

test('a file is what its content says: PDF, JPG and PNG of five megabytes', async () => {
  expect(await attach()).toMatchObject({ status: 201, body: { fileName: 'Letter.pdf', mediaType: 'application/pdf' } })
  expect(await attach('Letter.pdf', 'only text')).toMatchObject({ status: 415, body: { code: 'TypeRefused' } })
  const large = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)])
  expect(await attach('Large.pdf', large)).toMatchObject({ status: 413, body: { code: 'TooLarge' } })
})

test('a file is called what it is: a desktop goes by the name', async () => {
  const named = async (name: string) => (await attach(name)).body.fileName
  for (const name of ['form.hta', 'form.pdf.exe', 'form.html', 'form', 'form.pdf.lnk. '])
    expect(await named(name)).toMatch(/^form.*\.pdf$/)
  for (const name of ['Letter.pdf', 'LETTER.PDF']) expect(await named(name)).toBe(name)
  const long = await named(`${'n'.repeat(251)}.hta`)
  expect([long.length, long.slice(-4)]).toEqual([255, '.pdf'])
})

test('a file is kept nowhere on its way to who reads it', async () => {
  const { body: file } = await attach('Kept nowhere.pdf')
  const { token } = await requested(sinupan, { attachmentIds: [file.id] })
  expect((await read(file.id, token)).headers['cache-control']).toBe('private, no-store')
})

test('a file is named once, and read by who holds the token of its case alone', async () => {
  const { body: file } = await attach('Proof.pdf')
  const mine = await requested(sinupan, { attachmentIds: [file.id] })
  const other = await requested(sinupan)
  const { body } = await callFrom(sinupan, contract.getCase, { token: mine.token })
  expect(body.attachments).toEqual([file])
  const answer = await read(file.id, mine.token)
  expect([answer.status, answer.headers['content-disposition']]).toEqual([200, expect.stringMatching(/^attachment/)])
  expect(answer.raw.equals(pdf)).toBe(true)
  expect((await read(file.id, other.token)).status).toBe(404)
  expect((await read(file.id, 'x')).status).toBe(401)
  const again = formFor(sinupan, { attachmentIds: [file.id] })
  expect(await callFrom(sinupan, contract.createRequest, { body: again })).toMatchObject({
    status: 400,
    body: { errors: { attachmentIds: [expect.any(String)] } },
  })
})

test('of two messages at once that name the same file one has it, and the other is refused whole', async () => {
  const { token } = await requested(sinupan)
  const { body: file } = await attach('Once.pdf')
  const body = { text: 'Here it is.', attachmentIds: [file.id] }
  const sent = await Promise.all([1, 2].map(() => callFrom(sinupan, contract.writeToOffice, { token, body })))
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 400])
  const { body: whole } = await callFrom(sinupan, contract.getCase, { token })
  expect(whole.messages.map(({ attachments }) => attachments)).toEqual([[file]])
})

test('the office asks with a file, and enters an answer with the paper that brought it', async () => {
  const { id, token } = await requested(sinupan, { language: 'fil' })
  const [{ body: form }, { body: letter }] = [await attach('Form.pdf'), await attach('Answer.pdf')]
  const { records } = sinupan.people
  const params = { id }
  await records.ask(contract.clarifyRequest, { params, body: { text: 'Fill this in.', attachmentIds: [form.id] } })
  const answered = await records.ask(contract.answerForRequester, {
    params,
    body: { text: 'It came by post.', attachmentIds: [letter.id] },
  })
  expect(answered).toMatchObject({ language: 'fil', messages: [{ attachments: [form] }, { attachments: [letter] }] })
  expect((await read(form.id, token)).status).toBe(200)
})

test('what nobody named goes after a day', async () => {
  const { body: kept } = await attach('Kept.pdf')
  await requested(sinupan, { attachmentIds: [kept.id] })
  const { body: lost } = await attach('Lost.pdf')
  clock.pass({ hours: 25 })
  await app.contextFor(system).jobs.send(db, waitingFilesSweep.queue, {})
  await app.drain()
  const ids = (await db.selectFrom('documentRequestFiles').select('id').execute()).map(({ id }) => id)
  expect([ids.includes(kept.id), ids.includes(lost.id)]).toEqual([true, false])
})
