import {
  type ActView,
  type BodyInputOf,
  bytes,
  type Endpoint,
  getAct,
  type ParamsOf,
  type QueryOf,
} from '@sinupan/contract'
import type { z } from 'zod'
import { ApiRefusal, refusalOf } from './api-refusal.ts'
import { noteAsked, takeEarly } from './early.ts'
import { localStore } from './local-store.ts'
import { pressOver } from './press.ts'
import { loseSession } from './session-loss.ts'
import { demandSetUp } from './set-up-demand.ts'
import { proveFor } from './step-up.ts'
import { followAct } from './transfers/acts.ts'

type Nothing = Record<never, never>
type Params<E extends Endpoint> = Nothing extends ParamsOf<E> ? { params?: undefined } : { params: ParamsOf<E> }
type Body<E extends Endpoint> = unknown extends BodyInputOf<E> ? { body?: undefined } : { body: BodyInputOf<E> }

/** What a call of the endpoint takes: its path's params, some of its query, its body. */
export type CallInput<E extends Endpoint> = Params<E> & { query?: Partial<QueryOf<E>> | undefined } & Body<E>
/** The same as arguments: left out where nothing is needed. */
export type CallArguments<E extends Endpoint> =
  Nothing extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]
/** What it answers: the contract's shape, or a Blob. */
export type Answered<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : Blob

interface AnyInput {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
}

const patience = 30_000
// What takes longer goes on behind its answer, where the server knows how.
const waitSeconds = 2

/**
 * Calls an endpoint of the contract with the stored account's bearer. Where the server wants a proof that it is the
 * person, they are asked for it and the call is repeated.
 *
 * @throws ApiRefusal for every failure: a status from 400, a 200 that says `error: true` (specification, section 8),
 * no answer. An abort is thrown as it is. What it gives is given between presses, so that no row moves away under one.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
): Promise<Answered<E>> {
  try {
    return await answered(endpoint, input, signal)
  } finally {
    await pressOver()
  }
}

async function answered<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal: AbortSignal | undefined,
): Promise<Answered<E>> {
  const token = localStore.get('TOKEN')
  const response = await send(endpoint, input as AnyInput, { token, signal })
  if (!response.ok) {
    if (response.status === 401) loseSession(token)
    const refusal = refusalOf(response, await response.text().catch(() => ''))
    if (await proveFor(refusal)) return answered(endpoint, input, signal)
    if (refusal.code === 'SecondFactorRequired') demandSetUp()
    throw refusal
  }
  if (response.status === 202 && endpoint.isLong) {
    const act = (await response.json()) as ActView
    return (await follow(act)) as Answered<E>
  }
  return (await answerOf(endpoint, response)) as Answered<E>
}

/** Follows what goes on behind its answer, and gives what it answers. @throws ApiRefusal */
export const follow = (act: ActView): Promise<unknown> => followAct(act, () => call(getAct, { params: { id: act.id } }))

/** The address of a call, for what the browser fetches by itself. */
export function urlOf(endpoint: Endpoint, { params = {}, query = {} }: AnyInput = {}): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (isGiven(value) ? [[name, String(value)]] : [])),
  ).toString()
  return `/api${path}${search && `?${search}`}`
}

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '' && !isEmptyList(value)
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

/** The header that says who asks; nobody where nobody signed in. */
export function bearer(token = localStore.get('TOKEN')): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {}
}

type Sending = { token: string | undefined; signal: AbortSignal | undefined }

async function send(endpoint: Endpoint, input: AnyInput, { token, signal }: Sending): Promise<Response> {
  const isQuick = endpoint.method === 'GET' && endpoint.response !== bytes
  const late = isQuick ? AbortSignal.timeout(patience) : undefined
  const signals = [signal, late].filter((one) => one !== undefined)
  const json = input.body === undefined ? undefined : JSON.stringify(input.body)
  const address = urlOf(endpoint, input)
  if (isQuick && token) noteAsked(address)
  try {
    const early = isQuick ? takeEarly(address, token) : undefined
    if (early) return await early
    return await fetch(address, {
      method: endpoint.method,
      headers: {
        ...bearer(token),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(endpoint.isLong && { prefer: `respond-async, wait=${waitSeconds}` }),
      },
      ...(json !== undefined && { body: json }),
      ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiRefusal(late?.aborted ? 'TimedOut' : 'Unreachable')
  }
}

async function answerOf(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
  if (endpoint.response === bytes && !isJson) return response.blob()
  const text = await response.text()
  const answer: unknown = JSON.parse(text)
  if (isFailure(answer)) throw refusalOf(response, text)
  return answer
}

const isFailure = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'error' in answer && !!answer.error
