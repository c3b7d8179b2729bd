import { type Endpoint, listEndpoints, takesBody } from '@sinupan/contract'
import { z } from 'zod'
import type { Answer, CallInput } from '../caller.ts'
import type { TestSinupan } from '../sinupan.ts'

type Json = Record<string, unknown>
type Step = string | 0

/** One place of a request where a text may stand. */
export interface Place {
  endpoint: Endpoint
  part: 'params' | 'query' | 'body'
  path: readonly Step[]
  /** Its schema, and what that says of it. */
  schema: Json
}

export const nameOf = ({ endpoint, part, path }: Place): string => `${endpoint.name} ${part} ${fieldOf(path)}`

/** The path as the API writes it: `folders[0].name`. */
export const fieldOf = (path: readonly Step[]): string =>
  path.reduce<string>((text, step) => (step === 0 ? `${text}[0]` : text ? `${text}.${step}` : step), '')

/** Every place of every endpoint: each parameter of an address, each value of a query, each leaf of a body. */
export function listPlaces(): Place[] {
  return listEndpoints().flatMap((endpoint) => [
    ...placesOf(endpoint, 'params'),
    ...placesOf(endpoint, 'query'),
    ...(takesBody(endpoint) ? placesOf(endpoint, 'body') : []),
  ])
}

function placesOf(endpoint: Endpoint, part: Place['part']): Place[] {
  const whole = z.toJSONSchema(endpoint[part], { io: 'input', unrepresentable: 'any' }) as Json
  const found = new Map<string, Place>()
  const walk = (node: Json, path: readonly Step[]): void => {
    const schema = resolved(node, whole)
    // A tree within a tree is the same once more.
    if (path.length > 6) return
    const branches = [schema.anyOf, schema.oneOf, schema.allOf].flat().filter(Boolean) as Json[]
    for (const branch of branches) walk(branch, path)
    for (const [key, value] of Object.entries((schema.properties ?? {}) as Json)) walk(value as Json, [...path, key])
    if (schema.items) walk(schema.items as Json, [...path, 0])
    const isInner = branches.length > 0 || schema.properties || schema.items
    if (!isInner && path.length > 0) found.set(fieldOf(path), { endpoint, part, path, schema })
  }
  walk(whole, [])
  return [...found.values()]
}

function resolved(node: Json, whole: Json): Json {
  if (typeof node.$ref !== 'string') return node
  if (node.$ref === '#') return whole
  const name = node.$ref.replace('#/$defs/', '')
  return ((whole.$defs ?? {}) as Record<string, Json>)[name] ?? {}
}

/** Whether the place takes text in JSON; in an address everything is text. */
export const takesText = ({ part, schema }: Place): boolean =>
  part !== 'body' || schema.type === undefined || [schema.type].flat().includes('string')

const wellFormed: Record<string, string> = {
  type: 'any',
  docType: 'pdf',
  kind: 'inventory',
  isCRU: 'true',
  routeId: 'x',
  ticket: 'x',
  access: 'x',
}
const someone = '00000000-0000-4000-8000-000000000000'

/** Parameters that fit their schemas, and name nothing. */
function paramsOf(endpoint: Endpoint): Record<string, string> {
  const { properties = {} } = z.toJSONSchema(endpoint.params, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const { format, enum: words } = typeof schema === 'object' ? schema : {}
      return [name, String(words?.[0] ?? wellFormed[name] ?? (format === 'uuid' ? someone : '1'))]
    }),
  )
}

/** A call with one value at one place, and nothing else that need not be there. */
export function callAt({ endpoint, part, path }: Place, value: unknown): CallInput<Endpoint> {
  const params = paramsOf(endpoint)
  const at = placed(path, value) as Json
  if (part === 'params') return { params: { ...params, ...(at as Record<string, string>) }, ...bodyOf(endpoint, {}) }
  if (part === 'query') return { params, query: at as Record<string, string>, ...bodyOf(endpoint, {}) }
  return { params, body: at }
}

const bodyOf = (endpoint: Endpoint, body: Json) => (takesBody(endpoint) ? { body } : {})

const placed = (path: readonly Step[], value: unknown): unknown =>
  path.reduceRight((inner, step) => (step === 0 ? [inner] : { [step]: inner }), value)

/** Who may knock at an endpoint. */
export function callerOf({ people, nobody }: TestSinupan, { who }: Endpoint) {
  return { open: nobody, user: people.ana, records: people.records, administrator: people.admin }[who]
}

/** The messages of a 400 by their field. */
export const errorsOf = ({ body }: Answer<unknown>): Record<string, string[]> =>
  (body as { errors?: Record<string, string[]> } | undefined)?.errors ?? {}
