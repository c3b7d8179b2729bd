import { bytes, type Endpoint, listEndpoints, refusals, takesBody } from '@sinupan/contract'
import { z } from 'zod'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 description of every endpoint of the contract. */
export function openApi(title: string): Json {
  const schemas: Record<string, Json> = {
    Error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        errors: { type: 'object' },
        requestId: { type: 'string' },
      },
    },
  }
  const paths: Record<string, Json> = {}
  for (const one of listEndpoints()) {
    const path = `/api${one.path.replace(/:(\w+)/g, '{$1}')}`
    paths[path] = { ...paths[path], [one.method.toLowerCase()]: operation(one, schemas) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: 'Lists answer `{ items, total }`; errors answer `{ code, message }`.' },
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}

function operation(one: Endpoint, schemas: Record<string, Json>): Json {
  const body = takesBody(one)
    ? { requestBody: { required: true, content: json(named(one.body, 'input', schemas)) } }
    : {}
  const content = one.response === bytes ? { '*/*': {} } : json(named(one.response as z.ZodType, 'output', schemas))
  return {
    operationId: one.name,
    tags: [one.name.split('_')[0]],
    summary: one.summary,
    security: one.who === 'open' ? [] : [{ bearer: [] }],
    parameters: [...parameters(one.params, 'path'), ...parameters(one.query, 'query')],
    ...body,
    responses: { [one.status]: { description: 'Done', content }, ...refusalAnswers(one) },
  }
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })

function refusalAnswers(one: Endpoint): Json {
  const codes = new Set([
    ...one.refusals,
    'ValidationFailed' as const,
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
    schema: value,
  }))
}

// Named schemas move to the components; what is read and what is written of one entity may differ.
function named(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, Json>): Json {
  const { $defs = {}, $schema: _, ...whole } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  for (const [name, definition] of Object.entries($defs as Record<string, Json>))
    schemas[name] = moved(definition) as Json
  return moved(whole) as Json
}

function moved(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(moved)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, value.replace('#/$defs/', '#/components/schemas/')]
        : [key, moved(value)],
    ),
  )
}
