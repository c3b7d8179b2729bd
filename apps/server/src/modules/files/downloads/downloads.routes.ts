import { Readable } from 'node:stream'
import * as contract from '@sinupan/contract'
import type { FastifyReply } from 'fastify'
import type { Context } from '../../../platform/context.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { sendPieces } from '../../../platform/http/send-pieces.ts'
import { type App, type Exchange, serve } from '../../../platform/http/serve.ts'
import { refuse } from '../../../platform/refusal.ts'
import { findActor } from '../../people/index.ts'
import { sendOne } from '../send-file.ts'
import { beginDownload, type Download } from './begin-download.ts'
import { openDownload, signDownload } from './download-ticket.ts'
import { zipDownload } from './zip-download.ts'

/** Downloads that the browser fetches by itself, without a bearer. */
export function downloadsRoutes(app: App): void {
  serve(app, contract.prepareDownload, async (ctx, { body }) => {
    if (ctx.actor.kind !== 'user') throw refuse('Unauthenticated')
    const { fileManagerIds: documentIds, fileFolderIds: folderIds, fileIds } = body
    const chosen = { documentIds, folderIds, fileIds }
    const { fileName } = await beginDownload(ctx, chosen)
    const ticket = signDownload(ctx.secrets, { ...chosen, sessionId: ctx.actor.sessionId }, ctx.clock.now())
    return { url: `/api/FileManager/Download/${ticket}`, fileName }
  })
  serve(app, contract.fetchDownload, async (ctx, { params }, exchange) => {
    const now = ctx.clock.now()
    const grant = openDownload(ctx.secrets, params.ticket, now)
    if (!grant) throw refuse('NotFound')
    // Whatever the ticket's owner chose is judged again: a right may have ended since.
    const reader = { ...ctx, actor: await findActor(ctx.db, grant.sessionId, now) }
    if (reader.actor.kind !== 'user') throw refuse('NotFound')
    const download = await beginDownload(reader, grant)
    if (download.single) return sendOne(reader, { ...download.single, how: 'download' }, exchange)
    return sendZip(reader, download, exchange)
  })
}

function sendZip(
  ctx: Context,
  { fileName, parts }: Download,
  { request, reply }: Exchange,
): FastifyReply | Promise<FastifyReply> {
  reply
    .header('content-type', 'application/zip')
    .header('content-disposition', contentDisposition('attachment', fileName))
    .header('cache-control', 'private, no-store')
  return request.method === 'HEAD' ? reply.send(Readable.from([])) : sendPieces(reply, zipDownload(ctx, parts))
}
