import {
  type BodyOf,
  bytes,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ResponseOf,
  takesBody,
} from '@sinupan/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import type { Announcements } from '../database/announcements.ts'
import type { Metrics } from '../metrics/metric.ts'
import { refuse } from '../refusal.ts'
import { validate } from './validate.ts'
import { wireSchema } from './wire-schema.ts'

/** The application that routes are put on, with what makes a request's context. */
export interface App {
  fastify: FastifyInstance
  contextOf(request: FastifyRequest): Promise<Context>
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
type Answered<E extends Endpoint> = E['response'] extends typeof bytes ? FastifyReply : ResponseOf<E>

/** Serves one endpoint of the contract: who may knock, shapes, the handler, the answer through its schema. */
export function serve<E extends Endpoint>(
  app: App,
  one: E,
  handle: (ctx: Context, input: Input<E>, exchange: Exchange) => Promise<Answered<E>>,
): void {
  app.served.push(one.name)
  const schema = one.response === bytes ? {} : { response: { [one.status]: wireSchema(one.response as z.ZodType) } }
  app.fastify.route({
    method: one.method,
    url: `/api${one.path}`,
    schema,
    handler: async (request, reply) => {
      const ctx = admit(await app.contextOf(request), one)
      const input = {
        params: validate(one.params, request.params),
        query: validate(one.query, request.query),
        body: takesBody(one) ? validate(one.body, request.body ?? {}) : undefined,
      } as Input<E>
      reply.code(one.status)
      return handle(ctx, input, { request, reply })
    },
  })
}

/** The context of a caller who may knock. Who has to set up a second factor acts only where that is done. */
function admit(ctx: Context, one: Endpoint): Context {
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
