import { deepestBody, mostInBody, saying } from '@sinupan/contract'
import type { z } from 'zod'

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'> & { code: 'custom' }
interface Walk {
  issues: Issue[]
  /** How many values were looked at. */
  values: number
}
interface Place {
  path: readonly PropertyKey[]
  depth: number
}
type Def = z.core.$ZodTypeDef & {
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  element?: z.core.$ZodType
  shape?: Record<string, z.core.$ZodType>
  catchall?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
}

/**
 * What of a value is longer or deeper than its schema allows. A schema reads all of a list before it says that the list is
 * too long, and a tree to its ground: two megabytes of either would hold everybody else for seconds. Here nothing that is
 * too long or too deep is read.
 */
export function findOversize(schema: z.ZodType, value: unknown): Issue[] {
  const walk: Walk = { issues: [], values: 0 }
  fits(schema, value, { path: [], depth: 0 }, walk)
  return walk.issues
}

/** Whether the value has the shape of the schema, as far as sizes are concerned; what is too large is an issue of the walk. */
function fits(schema: z.core.$ZodType, value: unknown, place: Place, walk: Walk): boolean {
  const def = schema._zod.def as Def
  const inner = def.innerType ?? def.in
  if (inner) return fits(inner, value, place, walk)
  if (def.options) return fitsOne(def.options, value, place, walk)
  if (value === null || typeof value !== 'object') return def.element === undefined && def.shape === undefined
  if (!def.element && !def.shape) return true
  if (place.depth >= deepestBody) return refused(walk, place, saying('tooDeep', { count: deepestBody }))
  if (def.element) return fitsList(schema, value, place, walk)
  return fitsObject(def, value, place, walk)
}

function fitsList(schema: z.core.$ZodType, value: object, place: Place, walk: Walk): boolean {
  const { element } = schema._zod.def as Def
  if (!Array.isArray(value) || !element) return false
  const most = longestOf(schema)
  if (value.length > most) return refused(walk, place, saying('most', { count: most }))
  walk.values += value.length
  if (walk.values > mostInBody) return refused(walk, place, saying('tooMuch', { count: mostInBody }))
  return value.every((one, index) => fits(element, one, inside(place, index), walk) || walk.issues.length === 0)
}

function fitsObject({ shape = {}, catchall }: Def, value: object, place: Place, walk: Walk): boolean {
  const keys = Object.keys(value)
  const known = keys.filter((key) => Object.hasOwn(shape, key))
  walk.values += keys.length
  if (walk.values > mostInBody) return refused(walk, place, saying('tooMuch', { count: mostInBody }))
  for (const key of known) {
    const schema = shape[key]
    if (schema) fits(schema, (value as Record<string, unknown>)[key], inside(place, key), walk)
    if (walk.issues.length > 0) return false
  }
  return catchall?._zod.def.type !== 'never' || known.length === keys.length
}

// Too large for one and right for another is right.
function fitsOne(options: readonly z.core.$ZodType[], value: unknown, place: Place, walk: Walk): boolean {
  const walks = options.map((option) => {
    const own: Walk = { issues: [], values: walk.values }
    return { own, isFit: fits(option, value, place, own) }
  })
  const fit = walks.find(({ isFit }) => isFit)
  const largest = fit ?? walks.find(({ own }) => own.issues.length > 0) ?? walks[0]
  walk.issues.push(...(largest?.own.issues ?? []))
  walk.values = largest?.own.values ?? walk.values
  return fit !== undefined
}

/** How long a list or a text may be by its schema. */
export const longestOf = (schema: z.core.$ZodType): number =>
  Math.min(
    ...(schema._zod.def.checks ?? []).map(({ _zod: { def } }) =>
      def.check === 'max_length' || def.check === 'length_equals'
        ? ((def as LengthDef).maximum ?? (def as LengthDef).length ?? Infinity)
        : Infinity,
    ),
  )
type LengthDef = { maximum?: number; length?: number }

const inside = ({ path, depth }: Place, key: PropertyKey): Place => ({ path: [...path, key], depth: depth + 1 })

function refused(walk: Walk, { path }: Place, message: string): false {
  walk.issues.push({ code: 'custom', path: [...path], message })
  return false
}
