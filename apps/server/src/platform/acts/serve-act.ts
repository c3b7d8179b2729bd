import { type ActView, act as actSchema, type Endpoint, getAct } from '@sinupan/contract'
import type { FastifyReply } from 'fastify'
import { type App, serve } from '../http/serve.ts'
import { type Act, largeFrom } from './act.ts'
import { orderAct, waitFor } from './order-act.ts'
import { waitOf } from './preference.ts'

/**
 * Serves a call that may be large. Who sends `Prefer: respond-async` is answered 202 with the act's address where it is,
 * and has not ended within the seconds of `wait`; everybody else as by `serve`.
 */
export function serveAct<E extends Endpoint>(app: App, one: Act<E>): void {
  serve<E>(app, one.endpoint, async (ctx, input, { request, reply }) => {
    const wait = waitOf(request.headers.prefer)
    if (wait === undefined || ctx.actor.kind !== 'user') return one.run(ctx, input)
    const total = await one.sizeOf(ctx, input)
    if (total <= largeFrom) return one.run(ctx, input)
    const id = await orderAct(ctx, ctx.actor, { name: one.endpoint.name, input, total })
    return answer(reply, await waitFor(ctx, id, wait))
  })
}

function answer(reply: FastifyReply, act: ActView): FastifyReply {
  const { status, body } = act.answer ?? { status: 202, body: actSchema.parse(act) }
  if (!act.answer) {
    const address = `/api${getAct.path.replace(':id', String(act.id))}`
    reply.header('location', address).header('preference-applied', 'respond-async').header('retry-after', '1')
  }
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}
