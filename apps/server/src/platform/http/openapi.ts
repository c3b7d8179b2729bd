import { act, bytes, type Endpoint, type Form, listEndpoints, refusals, takesBody } from '@sinupan/contract'
import { z } from 'zod'
import { described, type Json, Schemas } from './openapi-schemas.ts'

/** The OpenAPI 3.1 description of every endpoint of the contract, and of what is served beside them. */
export function openApi(title: string, beside: Record<string, Json> = {}): Json {
  const schemas = new Schemas()
  schemas.add('Error', error)
  const paths: Record<string, Json> = { ...beside }
  for (const one of listEndpoints()) {
    const path = `/api${one.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operation(one, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: 'Lists answer `{ items, total }`; errors answer `{ code, message }`.' },
    paths,
    components: {
      schemas: schemas.all,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const error: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', description: 'What programs go by' },
    message: { type: 'string', description: 'What people read' },
    errors: {
      type: 'object',
      description: 'Of a 400: messages by the JSON path of their field',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    requestId: { type: 'string' },
  },
}

function operation(one: Endpoint, schemas: Schemas): Json {
  const content =
    one.response === bytes
      ? { '*/*': {} }
      : json(schemas.reference(one.response as z.ZodType, 'output', nameFor(one, 'Answer')))
  return {
    operationId: one.name,
    tags: [one.name.split('_')[0]],
    summary: one.summary,
    security: one.who === 'open' ? [] : [{ bearer: [] }],
    parameters: [
      ...parameters(one.params, 'path'),
      ...parameters(one.query, 'query'),
      ...(one.isLong ? [preference] : []),
    ],
    ...requestBody(one, schemas),
    responses: {
      [one.status]: { description: 'Done', content },
      ...(one.isLong && { 202: goesOn(schemas) }),
      ...refusalAnswers(one),
    },
  }
}

const preference: Json = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description:
    'RFC 7240: with respond-async a large one goes on behind its answer; wait=N: if it has not ended after so many seconds',
  schema: { type: 'string', example: 'respond-async, wait=2' },
}
const goesOn = (schemas: Schemas): Json => ({
  description: 'It goes on',
  headers: {
    Location: {
      description: 'Where it tells how far it is, and at its end what it answers',
      schema: { type: 'string' },
    },
  },
  content: json(schemas.reference(act, 'output', 'Act')),
})

const nameFor = (one: Endpoint, part: string) => one.name.replaceAll('_', '') + part

function requestBody(one: Endpoint, schemas: Schemas): Json {
  if (takesBody(one)) {
    const content = json(schemas.reference(one.body, 'input', nameFor(one, 'Body')))
    return { requestBody: { required: true, content } }
  }
  if (!one.form) return {}
  const schema = schemas.add(nameFor(one, 'Form'), formSchema(one.form))
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

/** The fields of a form, of each kind that there is, with its files behind them. */
function formSchema({ fields, files }: Form): Json {
  const file = { type: 'string', format: 'binary' }
  const parts = { file: files === 'one' ? file : { type: 'array', items: file } }
  const withFiles = (schema: Json): Json => ({
    ...schema,
    properties: { ...(schema.properties as Json | undefined), ...parts },
    required: [...((schema.required as string[] | undefined) ?? []), 'file'],
  })
  if (!fields) return withFiles({ type: 'object' })
  const { $schema: _, anyOf, ...whole } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }) as Json
  return anyOf ? { anyOf: (anyOf as Json[]).map(withFiles) } : withFiles(whole)
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

function refusalAnswers(one: Endpoint): Json {
  const codes = new Set([
    ...one.refusals,
    'ValidationFailed' as const,
    ...(one.isLong ? ['Stopped' as const] : []),
    ...(one.who === 'open' ? [] : ['Unauthenticated' as const]),
  ])
  const answers: Record<string, { description: string; content: Json }> = {}
  for (const code of codes) {
    const { status } = refusals[code]
    const before = answers[status]?.description
    answers[status] = {
      description: before ? `${before}, ${code}` : code,
      content: json({ $ref: '#/components/schemas/Error' }),
    }
  }
  return answers
}

function parameters(schema: z.ZodType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: described(name, value as Json),
  }))
}
