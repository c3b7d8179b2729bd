import * as contract from '@sinupan/contract'
import type { Actor, UserActor } from '../../platform/actor.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { listNotifications, markAllRead, markRead } from './notifications.queries.ts'
import { streamUrlOf } from './stream/stream.routes.ts'

export function notificationsRoutes(app: App): void {
  serve(app, contract.listNotifications, async (ctx, { query }) => {
    const { userId, sessionId } = requireUser(ctx.actor)
    return { ...(await listNotifications(ctx, userId, query)), streamUrl: streamUrlOf(ctx, sessionId) }
  })
  serve(app, contract.readNotification, async (ctx, { params }) => {
    const notice = await markRead(ctx, requireUser(ctx.actor).userId, params.id)
    if (!notice) throw refuse('NotFound')
    return notice
  })
  serve(app, contract.readAllNotifications, async (ctx) => ({
    read: await markAllRead(ctx, requireUser(ctx.actor).userId),
  }))
}

function requireUser(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  return actor
}
