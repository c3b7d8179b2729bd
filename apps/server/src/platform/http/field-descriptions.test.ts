import { fieldWords } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'

type Json = Record<string, unknown>
interface Field {
  name: string
  place: string
  schema: Json
}

const { nobody } = await startSinupan({}, { isEmpty: true })
const { body } = await nobody.request({ url: '/api/openapi.json' })
const { paths, components } = body as {
  paths: Record<
    string,
    Record<string, { operationId: string; parameters?: { name: string; in: string; schema: Json }[] }>
  >
  components: { schemas: Record<string, Json> }
}

const fieldsOf = (schema: Json, place: string): Field[] =>
  [schema, ...((schema.anyOf ?? []) as Json[])].flatMap(({ properties = {} }) =>
    Object.entries(properties as Record<string, Json>).map(([name, field]) => ({ name, place, schema: field })),
  )
const asked = Object.values(paths)
  .flatMap((one) => Object.values(one))
  .flatMap(({ operationId, parameters = [] }) =>
    parameters
      .filter((one) => one.in !== 'header')
      .map((one) => ({ name: one.name, place: operationId, schema: { ...one.schema, ...pick(one) } })),
  )
const fields = [...Object.entries(components.schemas).flatMap(([name, schema]) => fieldsOf(schema, name)), ...asked]

/** Where a parameter says it beside its schema. */
function pick(parameter: Json): Json {
  return parameter.description ? { description: parameter.description } : {}
}

const parts = ({ schema }: Field) => [schema, ...((schema.anyOf ?? []) as Json[]), (schema.items ?? {}) as Json]
const isTold = (field: Field) => parts(field).some(({ description, $ref }) => description || $ref)
const untold = (which: (field: Field) => boolean) => [
  ...new Set(fields.filter((field) => which(field) && !isTold(field)).map(({ name, place }) => `${place}.${name}`)),
]

test('an id says of what', () => {
  expect(untold(({ name }) => /[a-z]Ids?$/.test(name))).toEqual([])
})

test('what is measured says in what, and an instant of what', () => {
  expect(untold(({ name }) => /(^size|Size|Bytes|Minutes|Years|^retention|sha256|Sha256)$/.test(name))).toEqual([])
  expect(untold(({ name }) => name === 'at' || name === 'on' || name === 'version')).toEqual([])
})

test('a choice among words says what is chosen', () => {
  const isChoice = (field: Field) =>
    parts(field).some(({ enum: words }) => Array.isArray(words) && words.length > 1 && words.join() !== 'true,false')
  expect(untold(isChoice)).toEqual([])
})

test('what a name means everywhere is said of a field that there is', () => {
  const names = new Set(fields.map(({ name }) => name))
  expect(Object.keys(fieldWords).filter((name) => !names.has(name))).toEqual([])
})
