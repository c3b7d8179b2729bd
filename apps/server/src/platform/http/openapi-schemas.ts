import { isDeepStrictEqual } from 'node:util'
import { fieldWords } from '@sinupan/contract'
import { z } from 'zod'

export type Json = Record<string, unknown>

const prefix = '#/components/schemas/'

/**
 * The named schemas of the description. Each object with fields has a name: its own, or that of the operation or object
 * that it stands in with its field's behind it, so that programs made of the description call it something.
 */
export class Schemas {
  readonly all: Record<string, Json> = {}

  /** A reference to a schema; `name` is for one that has none of its own. @throws Error where two schemas share a name */
  reference(schema: z.ZodType, io: 'input' | 'output', name: string): Json {
    const { $defs = {}, $schema: _, ...whole } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
    for (const [own, definition] of Object.entries($defs as Record<string, Json>)) this.#add(own, definition)
    return typeof whole.$ref === 'string' ? moved(whole) : this.#add(nameOfList(whole) ?? name, whole)
  }

  /** Adds a schema as it is, and gives the reference to it. */
  add(name: string, schema: Json): Json {
    return this.#add(name, schema)
  }

  #add(name: string, schema: Json): Json {
    const { id: _, ...kept } = schema
    const added = this.#withNamedParts(kept, name)
    const known = this.all[name]
    if (known && !isDeepStrictEqual(known, added)) throw new Error(`Two schemas are called ${name}.`)
    this.all[name] = added
    return { $ref: prefix + name }
  }

  #withNamedParts(schema: Json, name: string): Json {
    const { properties, items, anyOf, ...others } = moved(schema)
    return {
      ...others,
      ...(anyOf ? { anyOf: this.#branches(anyOf as Json[], name) } : {}),
      ...(items ? { items: this.#part(items as Json, `${name}Item`) } : {}),
      ...(properties ? { properties: this.#parts(properties as Record<string, Json>, name) } : {}),
    }
  }

  // An object or null is called as its field is; of several objects each has a number.
  #branches(branches: readonly Json[], name: string): Json[] {
    const isOnly = branches.filter(hasFields).length === 1
    return branches.map((one, index) => this.#part(one, isOnly ? name : `${name}${index + 1}`))
  }

  #parts(properties: Record<string, Json>, name: string): Json {
    return Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [
        key,
        this.#part(described(key, value), name + capitalised(key)),
      ]),
    )
  }

  #part(schema: Json, name: string): Json {
    return hasFields(schema) ? this.#add(name, schema) : this.#withNamedParts(schema, name)
  }
}

/**
 * A field with what its name means everywhere, where its own schema says nothing. What is read only in a body may come
 * back as it went out.
 */
export function described(name: string, schema: Json): Json {
  const branches = [schema, ...((schema.anyOf ?? []) as Json[])]
  if (branches.some(({ description, $ref, properties }) => description || $ref || properties)) return schema
  const description = schema.readOnly ? 'As it is: this call doesn’t change it' : fieldWords[name]
  return description ? { ...schema, description } : schema
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const hasFields = ({ properties = {} }: Json) => Object.keys(properties as Json).length > 0

/** `CampusList` of a list of Campus; undefined for what is more than a list. */
function nameOfList({ properties = {} }: Json): string | undefined {
  const { items, total, totalIsEstimate: _, ...others } = properties as Record<string, Json>
  const $ref = (items?.items as Json | undefined)?.$ref
  return total && Object.keys(others).length === 0 && typeof $ref === 'string'
    ? `${$ref.split('/').at(-1)}List`
    : undefined
}

const moved = (schema: Json): Json =>
  Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', prefix) : value,
    ]),
  )
