import { bytes, listEndpoints, takesBody } from '@sinupan/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'

type Json = Record<string, unknown>
interface Operation {
  operationId: string
  summary?: string
  tags: string[]
  parameters?: { name: string; in: string; description?: string; schema: Json }[]
  requestBody?: { content: Record<string, { schema?: Json }> }
  responses: Record<string, { content?: Record<string, { schema?: Json }>; headers?: Json }>
}
interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Json> }
}

const { nobody } = await startSinupan({}, { isEmpty: true })
const { body } = await nobody.request({ url: '/api/openapi.json' })
const { paths, components } = body as Description
const operations = Object.values(paths).flatMap((one) => Object.values(one))
const schemas = Object.entries(components.schemas)

/** The objects with fields that stand in a schema without a name of their own, by where they stand. */
function namelessIn(node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { properties, ...others } = node as Json
  const inner = Object.entries({ ...others, ...(properties as Json | undefined) })
  const below = inner.flatMap(([key, value]) => namelessIn(value, `${place}.${key}`))
  return properties && Object.keys(properties).length > 0 ? [place, ...below] : below
}

test('every operation is called by its area and its action, each by another name', () => {
  const names = operations.map(({ operationId }) => operationId)
  expect(names.filter((name) => !/^[A-Z][A-Za-z]*_[A-Z][A-Za-z]*$/.test(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(listEndpoints().map(({ name }) => name)))
})

test('every schema has a name, down to the last object with fields', () => {
  const inline = operations.flatMap(({ operationId, requestBody, responses }) => {
    const answers = Object.values(responses).map(({ content }) => content)
    return [requestBody?.content, ...answers].flatMap((content) =>
      Object.values(content ?? {}).flatMap(({ schema }) => namelessIn(schema, operationId)),
    )
  })
  expect(inline).toEqual([])
  // A named schema is one object with fields: the schema itself.
  expect(schemas.flatMap(([name, schema]) => namelessIn(schema, name).filter((place) => place !== name))).toEqual([])
  expect(schemas.map(([name]) => name).filter((name) => !/^[A-Z][A-Za-z0-9]*$/.test(name))).toEqual([])
})

test('every reference leads to a schema, and every schema is used', () => {
  const used = [...JSON.stringify(body).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
  const known = schemas.map(([name]) => name)
  expect([...new Set(used)].toSorted()).toEqual(known.toSorted())
})

test('JSON is taken and given by named schemas alone', () => {
  const byName = new Map(operations.map((one) => [one.operationId, one]))
  for (const endpoint of listEndpoints()) {
    const one = byName.get(endpoint.name)
    if (takesBody(endpoint)) expect(one?.requestBody?.content['application/json']?.schema).toHaveProperty('$ref')
    if (endpoint.response !== bytes)
      expect(one?.responses[endpoint.status]?.content?.['application/json']?.schema).toHaveProperty('$ref')
  }
})

test('an entity and its list are called alike wherever they are given', () => {
  const answerOf = (name: string) =>
    operations.find(({ operationId }) => operationId === name)?.responses['200']?.content?.['application/json']?.schema
  expect(answerOf('Campus_All')).toEqual({ $ref: '#/components/schemas/CampusList' })
  expect(answerOf('FileManager_Recent')).toEqual(answerOf('FileManager_Category'))
  expect(answerOf('Tag_Delete')).toEqual({ $ref: '#/components/schemas/Deleted' })
  expect(components.schemas.CampusList).toMatchObject({
    properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Campus' } } },
  })
})

test('every operation says what it does, and what its pages, order and ticket are', () => {
  expect(operations.filter(({ summary }) => !summary).map(({ operationId }) => operationId)).toEqual([])
  const told = ['page', 'pageSize', 'order', 'ticket']
  const untold = operations.flatMap(({ operationId, parameters = [] }) =>
    parameters
      .filter(({ name, schema, description }) => told.includes(name) && !(description ?? schema.description))
      .map(({ name }) => `${operationId} ${name}`),
  )
  expect(untold).toEqual([])
  const lists = schemas.filter(([, { properties }]) => properties && 'totalIsEstimate' in (properties as Json))
  expect(lists.length).toBeGreaterThan(50)
  for (const [name, { properties }] of lists)
    expect(properties, name).toMatchObject({
      total: { description: expect.any(String) },
      totalIsEstimate: { description: expect.any(String) },
    })
})

test('lists show their pages', () => {
  const lists = operations.filter(({ operationId }) =>
    /_(All|My|Recent|Versions|Directory|QuickSearch)$/.test(operationId),
  )
  expect(lists.length).toBeGreaterThan(15)
  for (const { operationId, parameters = [] } of lists)
    expect([operationId, parameters.map(({ name }) => name)]).toEqual([
      operationId,
      expect.arrayContaining(['page', 'pageSize']),
    ])
})

test('forms with files and resumable uploads are described', () => {
  const form = paths['/api/FileManagerFile/Upload']?.post?.requestBody?.content['multipart/form-data']?.schema
  expect(form).toHaveProperty('$ref')
  expect(components.schemas.FileManagerFileUploadForm).toMatchObject({ anyOf: expect.any(Array) })
  expect(paths['/api/Account/Avatar']?.put?.requestBody?.content).toHaveProperty('multipart/form-data')
  expect(Object.keys(paths['/api/Upload'] ?? {}).toSorted()).toEqual(['options', 'post'])
  expect(Object.keys(paths['/api/Upload/{id}'] ?? {}).toSorted()).toEqual(['delete', 'head', 'patch'])
  const named = (method: string, path: string) => paths[path]?.[method]?.parameters?.map(({ name }) => name)
  expect(named('post', '/api/Upload')).toEqual(['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Key'])
  expect(named('patch', '/api/Upload/{id}')).toEqual(['id', 'Tus-Resumable', 'Upload-Offset'])
  expect(paths['/api/Upload/{id}']?.patch?.responses['204']?.headers).toMatchObject({
    'Sinupan-Document': expect.anything(),
    'Sinupan-File': expect.anything(),
  })
})

test('whoever has the description asks whether it still holds, at either of its addresses', async () => {
  for (const url of ['/api/openapi.json', '/api/docs/json']) {
    const first = await nobody.request({ url })
    expect(first).toMatchObject({
      status: 200,
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, no-cache' },
    })
    const again = await nobody.request({ url, headers: { 'if-none-match': String(first.headers.etag) } })
    expect(again).toMatchObject({ status: 304, headers: { etag: first.headers.etag } })
    expect(again.raw.length).toBe(0)
  }
})

test('the description is written once, not for each who asks', async () => {
  const stringify = vi.spyOn(JSON, 'stringify')
  onTestFinished(() => stringify.mockRestore())
  await nobody.request({ url: '/api/openapi.json' })
  await nobody.request({ url: '/api/docs/json' })
  expect(stringify.mock.calls.filter(([value]) => (value as Partial<Description>)?.paths)).toEqual([])
})
