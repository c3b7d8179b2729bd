import type { z } from 'zod'
import { longestOf } from '../../platform/http/oversize.ts'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypeDef & {
  innerType?: Schema
  in?: Schema
  out?: Schema
  element?: Schema
  shape?: Record<string, Schema>
  options?: readonly Schema[]
  entries?: Record<string, string>
  values?: readonly unknown[]
}
export type Step = string | number
/** A string, number or list that somebody outside can choose, and how long or large it may be. */
export interface Bounded {
  path: Step[]
  schema: Schema
  kind: 'string' | 'number' | 'array'
  most: number | undefined
  least: number | undefined
}

const defOf = (schema: Schema): Def => schema._zod.def as Def
// What is made of the value before anything is judged has no bounds; those are of what comes of it.
const innerOf = ({ type, innerType, in: first, out }: Def): Schema | undefined =>
  innerType ?? (type === 'pipe' ? (first && isTransform(first) ? out : first) : undefined)
const isTransform = (schema: Schema) => defOf(schema).type === 'transform'
// Texts of one shape alone are as long as that shape.
const shaped = new Set(['uuid', 'guid', 'date', 'datetime', 'time', 'ipv4', 'ipv6'])

/** Everything in a schema that needs a bound, each schema that holds itself once. */
export function listBounded(schema: Schema, path: Step[] = [], above: readonly Schema[] = []): Bounded[] {
  const def = defOf(schema)
  if (above.includes(schema)) return []
  const within = (inner: Schema, ...steps: Step[]) => listBounded(inner, [...path, ...steps], [...above, schema])
  const inner = innerOf(def)
  // Of text that is read as something else, such as JSON, both sides have bounds.
  if (inner)
    return [...within(inner), ...(def.out && !isTransform(def.out) && def.out !== inner ? within(def.out) : [])]
  if (def.options) return def.options.flatMap((option) => within(option))
  if (def.shape) return Object.entries(def.shape).flatMap(([key, value]) => within(value, key))
  const { maxValue, minValue, format } = schema as unknown as { maxValue?: number; minValue?: number; format?: string }
  const bounds = { path, schema, most: def.type === 'number' ? maxValue : longestOf(schema), least: minValue }
  if (def.element) return [{ ...bounds, kind: 'array' }, ...within(def.element, 0)]
  if (def.type === 'string' && !shaped.has(format ?? '') && !hasShape(schema)) return [{ ...bounds, kind: 'string' }]
  if (def.type === 'number') return [{ ...bounds, kind: 'number' }]
  return []
}
// A pattern that nothing in it repeats without end.
const hasShape = (schema: Schema) =>
  (defOf(schema).checks ?? []).some(({ _zod: { def } }) => {
    const { pattern } = def as { pattern?: RegExp }
    return pattern && /^\^.*\$$/.test(pattern.source) && !/[*+]|,\}/.test(pattern.source)
  })

/** What is not bounded, as in `body.tags[0]`. */
export const listUnbounded = (schema: Schema, name: string): string[] =>
  listBounded(schema)
    .filter(({ kind, most, least }) => !isBound(most) || (kind === 'number' && !isBound(least)))
    .map(({ path, kind }) => `${nameOf([name, ...path])} (${kind})`)

// A number without one has that of its format.
const isBound = (bound: number | undefined): boolean =>
  typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER

export const nameOf = (path: readonly Step[]): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : `${text}${text && '.'}${step}`),
    '',
  )

/** Whether a schema takes a value. */
const takes = (schema: Schema, value: unknown): boolean => (schema as z.ZodType).safeParse(value).success

const texts = ['a', '1', 'abc', '123456', 'true', 'any', '2026-03-02', '2026-03-02T00:00:00.000Z', 'a@haraya.example']
const others = [
  '00000000-0000-4000-8000-000000000000',
  'a-long-enough-password',
  '[]',
  '####-#####',
  'x'.repeat(40),
  '1'.repeat(20),
  '0'.repeat(64),
]
const leaves: unknown[] = [...texts, ...others, 1, 0, true, null, 2026]

/** A small value that the schema takes; fields that may be absent are. @throws where none was found */
export function sampleOf(schema: Schema): unknown {
  if (takes(schema, undefined)) return undefined
  return contentOf(schema)
}

/** As `sampleOf`, present even where it may be absent. */
function contentOf(schema: Schema): unknown {
  const def = defOf(schema)
  const inner = innerOf(def)
  if (inner) return contentOf(inner)
  if (def.options) return contentOf(def.options.find((option) => !isPlain(option)) ?? schemaOf(def.options))
  if (def.shape) {
    const fields = Object.entries(def.shape).map(([key, value]) => [key, sampleOf(value)] as const)
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  if (def.element) {
    const least = takes(schema, []) ? 0 : 1
    return Array.from({ length: least }, () => contentOf(def.element as Schema))
  }
  const found = [...leaves, ...Object.values(def.entries ?? {}), ...(def.values ?? [])].find((leaf) =>
    takes(schema, leaf),
  )
  if (found === undefined && def.type !== 'undefined') throw new Error(`Nothing small fits ${JSON.stringify(def)}.`)
  return found
}
const isPlain = (schema: Schema) => ['literal', 'null', 'undefined'].includes(defOf(schema).type)
function schemaOf([first]: readonly Schema[]): Schema {
  if (!first) throw new Error('A union of nothing.')
  return first
}

/** A value of the bounded thing that is as long or large as `size`. */
export function sized({ kind, schema }: Bounded, size: number): unknown {
  if (kind === 'number') return size
  if (kind === 'array') {
    const element = contentOf(defOf(schema).element as Schema)
    return Array.from({ length: size }, () => element)
  }
  const tail = '@haraya.example'
  const fills = [
    'a'.repeat(size),
    '1'.repeat(size),
    `1${',1'.repeat((size - 1) / 2)}`,
    `${'a'.repeat(Math.max(1, size - tail.length))}${tail}`,
  ]
  return fills.find((text) => text.length === size && takes(schema, text)) ?? 'a'.repeat(size)
}

/** The value of `schema` in which what stands at `path` is `content`. */
export function withContent(schema: Schema, path: readonly Step[], content: unknown): unknown {
  const def = defOf(schema)
  const inner = innerOf(def)
  if (inner) return withContent(inner, path, content)
  const [step, ...rest] = path
  if (step === undefined) return content
  if (def.options)
    return withContent(def.options.find((option) => leadsTo(option, path)) ?? schemaOf(def.options), path, content)
  const next = typeof step === 'number' ? def.element : def.shape?.[step]
  if (!next) return content
  const value = withContent(next, rest, content)
  return typeof step === 'number' ? [value] : { ...(contentOf(schema) as object), [step]: value }
}

function leadsTo(schema: Schema, [step]: readonly Step[]): boolean {
  const def = defOf(schema)
  const inner = innerOf(def)
  if (inner) return leadsTo(inner, step === undefined ? [] : [step])
  if (def.options) return def.options.some((option) => leadsTo(option, step === undefined ? [] : [step]))
  return typeof step === 'number' ? def.element !== undefined : step !== undefined && def.shape?.[step] !== undefined
}
