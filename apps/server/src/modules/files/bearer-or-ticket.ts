import type { Context } from '../../platform/context.ts'
import { sessionOfTicket } from '../../platform/media-ticket.ts'
import { findActor } from '../people/index.ts'

/** The context of whoever sends the bearer, or of the session that the ticket was made for. */
export async function bearerOrTicket(ctx: Context, fileId: number, ticket: string | undefined): Promise<Context> {
  if (ctx.actor.kind === 'user' || !ticket) return ctx
  const now = ctx.clock.now()
  const sessionId = sessionOfTicket(ctx.secrets, ticket, { fileId, now })
  return sessionId ? { ...ctx, actor: await findActor(ctx.db, sessionId, now) } : ctx
}
