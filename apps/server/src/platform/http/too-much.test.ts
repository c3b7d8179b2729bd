import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'

const { nobody, people } = await startSinupan()
const { ana } = people

const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  nobody.request({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload })

test('a megabyte of brackets is refused before it is read as JSON', async () => {
  const deep = `${'['.repeat(500_000)}${']'.repeat(500_000)}`
  const answer = await post('/api/Account/login', deep)
  expect(answer).toMatchObject({ status: 400, body: { errors: { '': [expect.stringMatching(/256/)] } } })
})

test('brackets, commas and quotes inside of texts count for nothing', async () => {
  const password = '[{,'.repeat(20_000)
  expect(
    (await post('/api/Account/login', JSON.stringify({ userName: 'ana', password: `"\\\\${password}` }))).status,
  ).toBe(400)
  const long = { userName: 'ana', password: `"\\[{,${'[{,"'.repeat(150)}` }
  expect(await post('/api/Account/login', JSON.stringify(long))).toMatchObject({ status: 200, body: { error: true } })
})

test('a hundred thousand unknown fields are answered with a few words', async () => {
  const fields = Object.fromEntries(Array.from({ length: 110_000 }, (_, n) => [n.toString(36), 1]))
  const answer = await post('/api/Account/ForgotPassword/Verify', JSON.stringify(fields))
  expect(answer.status).toBe(400)
  expect(answer.raw.length).toBeLessThan(2_000)
  const some = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`f${n}`, 1]))
  const told = await post('/api/Account/ForgotPassword/Verify', JSON.stringify(some))
  expect(told.status).toBe(400)
  expect(told.raw.length).toBeLessThan(20_000)
})

test('who may not knock is told so without their body being read', async () => {
  expect((await post('/api/Import/People', `{"csv": ${'['.repeat(4_000_000)}`)).status).toBe(401)
})

test('a form whose parts are divided by too long a line is refused', async () => {
  const headers = { 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` }
  const answer = await ana.request({ method: 'POST', url: '/api/FileManagerFile/Upload', headers, payload: 'x' })
  expect(answer.status).toBe(400)
})

test.each(['0000-01-01', '9999-12-31'])('the day %s is in no calendar here', async (documentDate) => {
  const body = { name: `Of ${documentDate}`, deliveryUnitId: ana.unitId, documentDate }
  expect(await ana.call(contract.createDocument, { body })).toMatchObject({
    status: 400,
    body: { errors: { documentDate: [expect.any(String)] } },
  })
  const createdAt = { from: `${documentDate}T00:00:00Z` }
  const search = { params: { duId: ana.unitId }, body: { type: 'any' as const, search: 'memo', createdAt } }
  expect((await ana.call(contract.search, search)).status).toBe(400)
})
