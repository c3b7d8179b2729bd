import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import type { Answer } from '../caller.ts'
import { startSinupan } from '../sinupan.ts'
import { formOf, type GivenFile, tryUpload } from '../upload.ts'
import { errorsOf } from './places.ts'

const { app, people, nobody } = await startSinupan()
const { ana, admin } = people
const { unholdable, notUtf8 } = contract.sayings
// What half a character becomes where somebody writes it as UTF-8 all the same.
const half = Buffer.from('eda080', 'hex')
const bad = 'a\u0000b'

const expectRefused = (answer: Answer<unknown>, field: string, message: string) => {
  expect(answer).toMatchObject({ status: 400, body: { code: 'ValidationFailed' } })
  expect(errorsOf(answer)).toEqual({ [field]: [message] })
}

describe('a form with files', () => {
  const fields = { deliveryUnitId: ana.unitId, fileFolderId: 0, relativePaths: '[]' }
  const files: GivenFile[] = [{ name: 'A.txt', content: 'x' }]
  const send = (given: Record<string, string | number>) => tryUpload(ana, { ...fields, ...given }, files)

  test.each(['deliveryUnitId', 'fileFolderId', 'documentCategoryId', 'tagIds', 'documentDate', 'relativePaths'])(
    'holds no NUL in %s',
    async (field) => expectRefused(await send({ [field]: bad }), field, unholdable),
  )

  test('names no folders that can’t be held, however they are written', async () => {
    for (const way of [bad, '\ud800', 'x\udfff'])
      expectRefused(await send({ relativePaths: JSON.stringify([`${way}/A.txt`]) }), 'relativePaths[0]', unholdable)
  })

  test('has its texts and its files’ names in UTF-8', async () => {
    const { headers, payload } = formOf({ ...fields, documentDate: 'HERE' }, [{ name: 'HERE.txt', content: 'x' }])
    const [head, middle, tail] = payload
      .toString('latin1')
      .split('HERE')
      .map((part) => Buffer.from(part, 'latin1'))
    const form = (first: Buffer, second: Buffer) =>
      ana.request({
        method: 'POST',
        url: '/api/FileManagerFile/Upload',
        headers,
        payload: Buffer.concat([head, first, middle, second, tail].filter((one) => one !== undefined)),
      })
    expectRefused(await form(half, Buffer.from('A')), 'documentDate', notUtf8)
    expectRefused(await form(Buffer.from('2026-05-17'), half), 'file', notUtf8)
    expect((await form(Buffer.from('2026-05-17'), Buffer.from('Ñ'))).status).toBe(201)
  })
})

describe('a resumable upload', () => {
  const begin = (fields: Record<string, string | Buffer>) => {
    const metadata = Object.entries(fields).map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': '3', 'upload-metadata': metadata.join(',') }
    return ana.request({ method: 'POST', url: '/api/Upload', headers })
  }
  const good = { filename: 'Tus.txt', deliveryUnitId: String(ana.unitId) }

  test.each(['fileFolderId', 'documentCategoryId', 'tagIds', 'documentDate', 'relativePaths'])(
    'holds no NUL and no half of a character in %s',
    async (field) => {
      expectRefused(await begin({ ...good, [field]: bad }), field, unholdable)
      expectRefused(await begin({ ...good, [field]: half }), field, notUtf8)
    },
  )

  test('has a name and folders that can be kept', async () => {
    expectRefused(await begin({ ...good, filename: bad }), 'file', unholdable)
    expectRefused(await begin({ ...good, filename: half }), 'filename', notUtf8)
    expectRefused(await begin({ ...good, relativePaths: '["\\ud800/A.txt"]' }), 'relativePaths[0]', unholdable)
    const ofTwo = await begin({ ...good, relativePaths: '["A/A.txt","B/A.txt"]' })
    expectRefused(ofTwo, 'relativePaths', 'Give one path for each file.')
    expect((await begin(good)).status).toBe(201)
  })
})

describe('a file of people, places or series', () => {
  const imports = [contract.importPeople, contract.importOrganisation, contract.importCategories]
  const latin = 'Save the file as UTF-8, in Excel as “CSV UTF-8”, and choose it again.'

  test.each(imports.map((one) => [one.name, one] as const))('can be held and is UTF-8 for %s', async (_, { path }) => {
    const send = (type: string, payload: string | Buffer) =>
      admin.request({ method: 'POST', url: `/api${path}`, payload, headers: { 'content-type': type } })
    expectRefused(await send('application/json', JSON.stringify({ csv: bad })), 'csv', unholdable)
    expectRefused(await send('application/json', JSON.stringify({ csv: '\ud800' })), 'csv', unholdable)
    expectRefused(await send('application/json', JSON.stringify({ csv: 'Pe\ufffda' })), 'csv', latin)
    expectRefused(await send('text/csv', bad), 'csv', unholdable)
    expectRefused(await send('text/csv', Buffer.from('Peña', 'latin1')), 'csv', latin)
  })

  test('has nothing in its cells that shows nothing or turns what is behind it', async () => {
    const campus = await admin.ask(contract.importOrganisation, {
      query: {},
      body: { csv: 'campus,campusShortName\n\u200b\u2060,N\nNew \u202eCampus,M' },
    })
    const { nothingVisible, turnsDirection } = contract.sayings
    expect(campus.problems).toEqual([
      { line: 2, column: 'campus', message: nothingVisible },
      { line: 3, column: 'campus', message: turnsDirection },
    ])
    const csv = 'firstName,lastName,email,userName\n\u3164,Cruz,cruz@haraya.example,cruz'
    const { problems } = await admin.ask(contract.importPeople, { query: {}, body: { csv } })
    expect(problems).toEqual([{ line: 2, column: 'firstName', message: nothingVisible }])
    const series = await admin.call(contract.importCategories, {
      query: {},
      body: { csv: 'group,category,retention\nAdministrative,\u2800,5\nAdministrative,A\u2066b,5' },
    })
    expect(errorsOf(series)).toEqual({ 'csv[2].category': [nothingVisible], 'csv[3].category': [turnsDirection] })
  })
})

describe('what stands around a request', () => {
  test('is refused where a header holds NUL', async () => {
    const headers = { 'user-agent': bad }
    const body = { userName: 'ana', password: 'x' }
    const answer = await nobody.request({ method: 'POST', url: '/api/Account/login', headers, payload: body })
    expectRefused(answer, 'user-agent', unholdable)
  })

  test('is refused where it is no JSON, or no UTF-8', async () => {
    const send = (payload: string | Buffer) =>
      admin.request({
        method: 'POST',
        url: '/api/Tag/Create',
        payload,
        headers: { 'content-type': 'application/json' },
      })
    expectRefused(await send('{'), '', contract.sayings.noJson)
    expectRefused(await send(''), '', contract.sayings.noJson)
    expectRefused(await send('{"__proto__":1}'), '', contract.sayings.noJson)
    const latin = Buffer.concat([Buffer.from('{"tagName":"'), half, Buffer.from('"}')])
    expectRefused(await send(latin), '', notUtf8)
    expect(await send('{"tagName":"Peñafrancia 😀"}')).toMatchObject({ body: { tagName: 'Peñafrancia 😀' } })
  })

  test('is refused in our words where it is no HTTP, and where its address is no address', async () => {
    const { unreadableRequest: unreadable } = contract.sayings
    await app.fastify.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.fastify.server.address() as AddressInfo
    for (const broken of [
      'GET /api/Core/Config HTTP/1.1\r\nHost: x\r\nUser-Agent: a\u0000b\r\n\r\n',
      'nonsense\r\n\r\n',
    ]) {
      const socket = connect(port, '127.0.0.1')
      socket.end(broken)
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
      expect(head).toMatch(/^HTTP\/1\.1 400 /)
      expect(JSON.parse(body)).toMatchObject({ code: 'ValidationFailed', errors: { '': [unreadable] } })
    }
    expectRefused(await nobody.request({ url: '/api/Campus/%E0%A4%A' }), '', unreadable)
  })

  test('a public address with NUL or half a character in its name is nowhere', async () => {
    for (const name of ['%00', 'a%00b']) expect((await nobody.request({ url: `/files/AAAA/${name}` })).status).toBe(404)
  })
})
