import { z } from 'zod'

type Json = Record<string, unknown>

// What only checks or tells; writing needs none of it.
const ignored = new Set([
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'format',
  'description',
  'example',
  'id',
  'minLength',
  'maxLength',
  'propertyNames',
])

/**
 * The JSON schema by which an answer is written: references resolved, nullable as one keyword, no checks. The
 * serialiser writes listed fields only, so that an unlisted column can't leak.
 */
export function wireSchema(schema: z.ZodType): Json {
  const whole = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json
  const definitions = (whole.$defs ?? {}) as Record<string, Json>
  return plain(whole, definitions) as Json
}

function plain(node: unknown, definitions: Record<string, Json>): unknown {
  if (Array.isArray(node)) return node.map((one) => plain(one, definitions))
  if (typeof node !== 'object' || node === null) return node
  const { $defs: _, $schema: __, ...rest } = node as Json
  const [nullable, either] = splitNullable(rest)
  const { $ref } = either
  const other = typeof $ref === 'string' ? (definitions[$ref.replace('#/$defs/', '')] ?? {}) : either
  const kept = Object.entries(other).filter(([key]) => !ignored.has(key))
  const inner = Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === 'properties' ? plainProperties(value as Json, definitions) : plain(value, definitions),
    ]),
  )
  return nullable ? { ...inner, nullable: true } : inner
}

const plainProperties = (properties: Json, definitions: Record<string, Json>): Json =>
  Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, plain(value, definitions)]))

// zod writes a nullable X as anyOf [X, null]; the serialiser tells that apart by `nullable` alone, without a check.
function splitNullable(node: Json): [boolean, Json] {
  const branches = node.anyOf as Json[] | undefined
  if (!branches) return [false, node]
  const others = branches.filter((branch) => branch.type !== 'null')
  const [only] = others
  if (others.length !== 1 || !only) return [false, node]
  const { anyOf: _, ...rest } = node
  return [true, { ...rest, ...only }]
}
