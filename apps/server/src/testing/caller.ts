import type { BodyInputOf, Endpoint, ResponseOf } from '@sinupan/contract'
import type { InjectOptions } from 'fastify'
import type { Sinupan } from '../app.ts'

export interface CallInput<E extends Endpoint> {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean>
  body?: BodyInputOf<E>
}
export interface Answer<T> {
  status: number
  body: T
  headers: Record<string, unknown>
  raw: Buffer
}

/** `/FileFolder/:id` with its parameters filled in, below /api. */
export function addressOf(
  one: Endpoint,
  params: Record<string, string | number> = {},
  query: Record<string, unknown> = {},
): string {
  const path = one.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  )
  return `/api${path}${search.size > 0 ? `?${search}` : ''}`
}

/** Somebody who calls the real HTTP application. */
export class Caller {
  readonly #app: Sinupan
  readonly token: string | undefined
  readonly userId: string
  readonly unitId: number

  constructor(app: Sinupan, person: { token?: string | undefined; userId?: string; unitId?: number | null }) {
    this.#app = app
    this.token = person.token
    this.userId = person.userId ?? ''
    this.unitId = person.unitId ?? 0
  }

  /** Calls an endpoint; refusals are answers like any other. */
  async call<E extends Endpoint>(one: E, input: CallInput<E> = {}): Promise<Answer<ResponseOf<E>>> {
    const hasBody = input.body !== undefined
    return this.request({
      method: one.method,
      url: addressOf(one, input.params, input.query),
      ...(hasBody ? { payload: JSON.stringify(input.body), headers: { 'content-type': 'application/json' } } : {}),
    }) as Promise<Answer<ResponseOf<E>>>
  }

  /** Calls an endpoint that has to succeed, and gives the body. */
  async ask<E extends Endpoint>(one: E, input: CallInput<E> = {}): Promise<ResponseOf<E>> {
    const answer = await this.call(one, input)
    if (answer.status !== one.status)
      throw new Error(`${one.name} answered ${answer.status}: ${answer.raw.toString('utf8')}`)
    return answer.body
  }

  async request(options: InjectOptions): Promise<Answer<unknown>> {
    const authorization = this.token ? { authorization: `Bearer ${this.token}` } : {}
    const response = await this.#app.fastify.inject({ ...options, headers: { ...authorization, ...options.headers } })
    const isJson = String(response.headers['content-type']).includes('json') && response.rawPayload.length > 0
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers,
      raw: response.rawPayload,
    }
  }
}
