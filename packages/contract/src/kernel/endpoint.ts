import { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may knock: anybody, every signed-in user, the central records unit (or an administrator), administrators.
 * Finer rights are the policies' work.
 */
export type Who = 'open' | 'user' | 'records' | 'administrator'

/** Marks an answer that is bytes, not JSON. */
export const bytes = Symbol.for('sinupan.bytes')

type Schema = z.ZodType
export type Answer = Schema | typeof bytes

export interface Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Answer = Answer,
> {
  /** `<Area>_<Action>`: the OpenAPI operation id, the query key and the name in the logs. */
  name: string
  method: Method
  /** Below `/api`, parameters as `:name`. */
  path: string
  who: Who
  /** Also open to who has to set up a second factor before anything else. */
  isForSetUp: boolean
  summary: string
  status: 200 | 201 | 204
  params: P
  query: Q
  body: B
  response: R
  /** What is sent as multipart/form-data in the place of JSON. */
  form: Form | null
  refusals: readonly RefusalCode[]
  /** It may be done behind its answer: with `Prefer: respond-async` a large one is answered 202 and an Act (RFC 7240). */
  isLong: boolean
}

/** A form with files in its parts `file`, before which its fields stand. */
export interface Form {
  fields?: Schema
  files: 'one' | 'many'
}

const nothing = z.strictObject({})
const anyBody = z.unknown()

type Definition<P extends Schema, Q extends Schema, B extends Schema, R extends Answer> = {
  name: string
  method: Method
  path: string
  who: Who
  isForSetUp?: boolean
  summary: string
  status?: 200 | 201 | 204
  params?: P
  query?: Q
  body?: B
  response: R
  form?: Form
  refusals?: readonly RefusalCode[]
  isLong?: boolean
}

const everyEndpoint = new Map<string, Endpoint>()

/** Declares one call of the API: the only place where its path, its shapes and its refusals are spelled. */
export function endpoint<
  R extends Answer,
  P extends Schema = typeof nothing,
  Q extends Schema = typeof nothing,
  B extends Schema = typeof anyBody,
>(definition: Definition<P, Q, B, R>): Endpoint<P, Q, B, R> {
  const whole = {
    status: 200,
    params: nothing,
    query: nothing,
    body: anyBody,
    form: null,
    refusals: [],
    isForSetUp: false,
    isLong: false,
    ...definition,
  } as unknown as Endpoint<P, Q, B, R>
  if (everyEndpoint.has(whole.name)) throw new Error(`Two endpoints are called ${whole.name}.`)
  everyEndpoint.set(whole.name, whole as unknown as Endpoint)
  return whole
}

/** All endpoints that were declared, in the order of their declaration. */
export const listEndpoints = (): Endpoint[] => [...everyEndpoint.values()]

/** Whether the endpoint takes a JSON body. */
export const takesBody = (one: Endpoint): boolean => one.body !== (anyBody as Schema)

export type ParamsOf<E extends Endpoint> = z.output<E['params']>
export type QueryOf<E extends Endpoint> = z.output<E['query']>
export type BodyOf<E extends Endpoint> = z.output<E['body']>
export type ResponseOf<E extends Endpoint> = E['response'] extends Schema ? z.output<E['response']> : never
export type QueryInputOf<E extends Endpoint> = z.input<E['query']>
export type BodyInputOf<E extends Endpoint> = z.input<E['body']>
