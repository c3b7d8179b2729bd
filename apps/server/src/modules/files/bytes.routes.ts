import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { idOfRoute } from '../../platform/route-id.ts'
import { bearerOrTicket } from './bearer-or-ticket.ts'
import { requireReadable } from './require-readable.ts'
import { sendDerivative, sendPublic, sendReadable } from './send-file.ts'
import { sendDerivativeToGuest, sendToGuest } from './send-guest.ts'
import { previewOf, searchableOf, thumbnailOf } from './sendable.ts'
import { findPublicFile } from './stored-file.ts'

/** Every door that bytes go out by, except prepared downloads. */
export function bytesRoutes(app: App): void {
  serve(app, contract.readFile, async (ctx, { params: { id }, query: { ticket, disposition } }, exchange) => {
    const reader = await bearerOrTicket(ctx, id, ticket)
    if (reader.actor.kind === 'anonymous') throw refuse(ticket ? 'NotFound' : 'Unauthenticated')
    return sendReadable(reader, await requireReadable(reader, id), { exchange, disposition })
  })
  serve(app, contract.readSearchable, async (ctx, { params: { id }, query }, exchange) => {
    const { ticket, share, session, disposition } = query
    const where = sql`f.id = ${id}`
    const how = { exchange, disposition, make: searchableOf }
    if (share !== undefined) return sendToGuest(ctx, { ...how, share, session, where })
    const reader = await bearerOrTicket(ctx, id, ticket)
    if (reader.actor.kind === 'anonymous') return sendPublic(ctx, await findPublicFile(ctx.db, where), how)
    return sendReadable(reader, await requireReadable(reader, id), how)
  })
  serveDerivative(app, contract.readThumbnail, thumbnailOf)
  serveDerivative(app, contract.readPreview, previewOf)
  serve(app, contract.readPublicFile, async (ctx, { params, query: { share, session, disposition } }, exchange) => {
    const where = sql`f.id = ${params.id}`
    if (share !== undefined) return sendToGuest(ctx, { exchange, share, session, where, disposition })
    return sendPublic(ctx, await findPublicFile(ctx.db, where), { exchange, disposition })
  })
  servePublicName(app)
}

type Derivative = typeof contract.readThumbnail | typeof contract.readPreview

function serveDerivative(app: App, one: Derivative, make: typeof thumbnailOf): void {
  serve(app, one, async (ctx, { params: { id }, query: { ticket, share, session, disposition } }, exchange) => {
    if (share !== undefined)
      return sendDerivativeToGuest(ctx, { exchange, share, session, where: sql`f.id = ${id}`, make })
    return sendDerivative(await bearerOrTicket(ctx, id, ticket), id, { exchange, disposition, make })
  })
}

/**
 * `/files/<route id>/<real name>`: an address to give to anybody; with a link's token in its place, a guest's.
 * `/files/<route id>` alone is a page of the web.
 */
function servePublicName({ fastify, contextOf }: App): void {
  fastify.get('/files/:routeId/:name', async (request, reply) => {
    const ctx = await contextOf(request)
    const { routeId, name } = request.params as { routeId: string; name: string }
    const documentId = idOfRoute(ctx.secrets, routeId, 'document')
    // PostgreSQL's text holds no NUL, and no file's name does.
    if (name.includes('\u0000')) throw refuse('NotFound')
    const named = sql`name_key(f.name) = name_key(${name})`
    const sending = { exchange: { request, reply }, disposition: 'attachment' } as const
    if (documentId === undefined) {
      const { session } = request.query as { session?: string | string[] }
      return sendToGuest(ctx, { ...sending, share: routeId, session: [session].flat()[0], where: named })
    }
    return sendPublic(ctx, await findPublicFile(ctx.db, sql`d.id = ${documentId} and ${named}`), sending)
  })
}
