import * as contract from '@sinupan/contract'
import type { Actor } from '../../platform/actor.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { listNotifications, markAllRead, markRead } from './notifications.queries.ts'

export function notificationsRoutes(app: App): void {
  serve(app, contract.listNotifications, (ctx, { query }) => listNotifications(ctx, requireUserId(ctx.actor), query))
  serve(app, contract.readNotification, async (ctx, { params }) => {
    const notice = await markRead(ctx, requireUserId(ctx.actor), params.id)
    if (!notice) throw refuse('NotFound')
    return notice
  })
  serve(app, contract.readAllNotifications, async (ctx) => ({ read: await markAllRead(ctx, requireUserId(ctx.actor)) }))
}

function requireUserId(actor: Actor): string {
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  return actor.userId
}
