import { Readable } from 'node:stream'
import { streamNotifications } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { type App, serve } from '../../../platform/http/serve.ts'
import { sessionOfTicket, signTicket } from '../../../platform/media-ticket.ts'
import { refuse } from '../../../platform/refusal.ts'
import { findActor } from '../../people/index.ts'
import { noticeStreams } from './notice-streams.ts'

const about = 'notices'

/** Where a session hears of its notices, for 5 to 10 minutes: an EventSource can't send the bearer. */
export const streamUrlOf = ({ secrets, clock }: Context, sessionId: string): string =>
  `/api${streamNotifications.path}?ticket=${signTicket(secrets, { fileId: about, sessionId, now: clock.now() })}`

export function streamRoutes(app: App): void {
  const streams = noticeStreams(app)
  serve(app, streamNotifications, async (ctx, { query }, { request, reply }) => {
    const now = ctx.clock.now()
    const sessionId = sessionOfTicket(ctx.secrets, query.ticket, { fileId: about, now })
    const actor = sessionId ? await findActor(ctx.db, sessionId, now) : undefined
    if (actor?.kind !== 'user') throw refuse('NotFound')
    reply
      .header('content-type', 'text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      // nginx keeps an answer back until it is whole, unless it is told.
      .header('x-accel-buffering', 'no')
    return reply.send(request.method === 'HEAD' ? Readable.from([]) : streams.open(ctx, actor))
  })
}
