import {
  type BodyOf,
  bytes,
  type Endpoint,
  type ParamsOf,
  proofRuleOf,
  type QueryOf,
  type ResponseOf,
  takesBody,
} from '@sinupan/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import type { Announcements } from '../database/announcements.ts'
import type { SessionLocks } from '../database/session-locks.ts'
import type { Metrics } from '../metrics/metric.ts'
import { refuse } from '../refusal.ts'
import type { UnknownProxy } from './unknown-proxy.ts'
import { validate, validateInSteps } from './validate.ts'
import { json, writing } from './writing.ts'

/** The application that routes are put on, with what makes a request's context. */
export interface App {
  fastify: FastifyInstance
  contextOf(request: FastifyRequest): Promise<Context>
  /** For what lasts longer than a transaction. */
  locks: SessionLocks
  /** Asks for a recent proof that it is the person. @throws Refusal StepUpRequired */
  requireProof(ctx: Context): Promise<void>
  /** Who forwards requests and isn't trusted, as far as this process has seen. */
  unknownProxy(): UnknownProxy | undefined
  /** Names of the endpoints that are served, for the test that none is missing or double. */
  served: string[]
  /** Takes what a part of the application measures. */
  metrics: Metrics
  /** What the database announces. */
  announcements: Announcements
}

export interface Input<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
}
export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
}
export type Answered<E extends Endpoint> = E['response'] extends typeof bytes ? FastifyReply : ResponseOf<E>

/**
 * Serves one endpoint of the contract: who may knock, shapes, the proof that the table of proofs wants, the handler, the
 * answer through its schema.
 *
 * @throws for an endpoint that has to stand in that table and doesn't
 */
export function serve<E extends Endpoint>(
  app: App,
  one: E,
  handle: (ctx: Context, input: Input<E>, exchange: Exchange) => Promise<Answered<E> | FastifyReply>,
): void {
  const admitted = new WeakMap<FastifyRequest, Context>()
  app.served.push(one.name)
  const proof = proofRuleOf(one)
  const write = one.response === bytes ? undefined : writerOf(one.response as z.ZodType)
  app.fastify.route({
    method: one.method,
    url: `/api${one.path}`,
    // Who may not knock is told before their body is read.
    onRequest: async (request) => {
      admitted.set(request, admit(await app.contextOf(request), one))
    },
    handler: async (request, reply) => {
      const ctx = admitted.get(request) ?? admit(await app.contextOf(request), one)
      const input = {
        params: validate(one.params, request.params),
        query: validate(one.query, request.query),
        body: takesBody(one) ? await bodyOf(one.body, request) : undefined,
      } as Input<E>
      if (proof?.wanted === 'always' && proof.asksFor?.(input) !== false) await app.requireProof(ctx)
      reply.code(one.status)
      const answer = await handle(ctx, input, { request, reply })
      if (answer !== undefined && answer !== reply) write?.(reply)
      return answer
    },
  })
}

/** Has an answer written by its schema. */
function writerOf(response: z.ZodType): (reply: FastifyReply) => void {
  return (reply) => {
    reply.type(json).serializer(writing(reply, response))
  }
}

/** From so many bytes on, and where nobody said how many, a body is judged in steps. */
const large = 100_000

const bodyOf = (schema: z.ZodType, { headers, body }: FastifyRequest): unknown =>
  Number(headers['content-length'] ?? large) < large
    ? validate(schema, body ?? {})
    : validateInSteps(schema, body ?? {})

/** The context of a caller who may knock: where there is one, of a request or of what was ordered. Who has to set up a second factor acts only where that is done. */
export function admit(ctx: Context, one: Endpoint): Context {
  if (one.who === 'open') return ctx
  const { actor } = ctx
  if (actor.kind === 'anonymous' && actor.setsUp) {
    if (!one.isForSetUp) throw refuse('SecondFactorRequired')
    return { ...ctx, actor: actor.setsUp }
  }
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  if (one.who === 'administrator' && !actor.isAdministrator) throw refuse('Forbidden')
  if (one.who === 'records' && !actor.isCru && !actor.isAdministrator) throw refuse('Forbidden')
  return ctx
}
