import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { publishAlone } from '../../../platform/database/transaction.ts'
import type { Disposition } from '../../../platform/http/content-disposition.ts'
import { askedOf, sendBytes } from '../../../platform/http/send-bytes.ts'
import type { Exchange } from '../../../platform/http/serve.ts'
import { servedAs } from '../../../platform/media-type/index.ts'
import { refuse } from '../../../platform/refusal.ts'
import { contentsRead } from '../../documents/index.ts'
import { orMissing } from '../../files/index.ts'
import { releaseDownloaded } from '../requests.facts.ts'
import { requireRequest } from '../with-request.ts'
import { type CopyBytes, findReleased, viewCopy } from './copies.queries.ts'
import { releaseOf } from './release-ticket.ts'

interface Of {
  id: number
  fileManagerFileId: number
}

/**
 * The file of which a copy is made, for who prepares it; it is written down who reads it, as of every file that somebody reads
 * because of their duty. @throws Refusal NotFound, Forbidden, StateChanged
 */
export async function sendSource(ctx: Context, { id, fileManagerFileId: fileId }: Of, exchange: Exchange) {
  await requireRequest(ctx, { id, action: 'prepare' })
  const { fileManagerId: documentId, fileName, mediaType, size, sourceSha256: sha256 } = await viewCopy(ctx, id, fileId)
  return sendRead(ctx, { sha256, fileName, mediaType, size }, { documentId, fileId, exchange })
}

/** The copy as it would go out, read as the file itself is. @throws Refusal NotFound also while there is none; Forbidden */
export async function sendPrepared(ctx: Context, { id, fileManagerFileId: fileId }: Of, exchange: Exchange) {
  await requireRequest(ctx, { id, action: 'check' })
  const { fileManagerId: documentId, copy } = await viewCopy(ctx, id, fileId)
  if (!copy) throw refuse('NotFound')
  return sendRead(ctx, copy, { documentId, fileId, exchange })
}

type Reading = { documentId: number; fileId: number; exchange: Exchange }

async function sendRead(ctx: Context, bytes: CopyBytes, { documentId, fileId, exchange }: Reading) {
  const { fileName, sha256, size } = bytes
  // What is fetched in parts is one reading.
  const { part } = askedOf(exchange.request, { size, tag: sha256 })
  if ((part?.start ?? 0) === 0)
    await publishAlone(ctx, contentsRead({ documentId }, { fileId, fileName, sha256, how: 'inline' }))
  return send(ctx, bytes, { exchange, disposition: 'attachment' })
}

/** A released copy by its address: as a download alone, counted. @throws Refusal NotFound once it is over or taken back */
export async function sendReleased(ctx: Context, ticket: string, exchange: Exchange) {
  const id = releaseOf(ctx.secrets, ticket, ctx.clock.now())
  const found = id === undefined ? undefined : await findReleased(ctx, id)
  if (id === undefined || !found) throw refuse('NotFound')
  const { part } = askedOf(exchange.request, { size: found.size, tag: found.sha256 })
  if (exchange.request.method !== 'HEAD' && (part?.start ?? 0) === 0) {
    const { requestId, trackingNo } = found
    await sql`update document_request_releases set downloads = downloads + 1 where id = ${id}`.execute(ctx.db)
    await publishAlone(ctx, releaseDownloaded({}, { requestId, trackingNo, releaseId: id }))
  }
  return send(ctx, found, { exchange, disposition: 'attachment' })
}

type Sending = { exchange: Exchange; disposition: Disposition }

function send(ctx: Context, { sha256, fileName, mediaType, size }: CopyBytes, { exchange, disposition }: Sending) {
  return sendBytes(exchange, {
    size,
    tag: sha256,
    contentType: servedAs(mediaType),
    fileName,
    disposition,
    isUnkept: true,
    open: (part) => orMissing(ctx, { sha256 }, () => ctx.storage.open(sha256, part)),
  })
}
