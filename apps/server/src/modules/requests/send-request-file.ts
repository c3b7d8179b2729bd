import type { FastifyReply } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { sendBytes } from '../../platform/http/send-bytes.ts'
import type { Exchange } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { orMissing } from '../files/index.ts'

interface Kept {
  sha256: string
  fileName: string
  mediaType: string
  size: number
}

/**
 * Sends a file that came with the form or a message of a request; whoever calls has judged that it may be read.
 *
 * @throws Refusal NotFound where the request has no such file, BytesMissing
 */
export async function sendRequestFile(
  ctx: Context,
  { requestId, fileId }: { requestId: number; fileId: string },
  exchange: Exchange,
): Promise<FastifyReply> {
  const { rows } = await sql<Kept>`select sha256, file_name, media_type, size::int from document_request_files
    where id = ${fileId}::uuid and request_id = ${requestId}`.execute(ctx.db)
  const [file] = rows
  if (!file) throw refuse('NotFound')
  const { sha256, fileName, mediaType, size } = file
  return sendBytes(exchange, {
    size,
    tag: sha256,
    contentType: mediaType,
    fileName,
    // It comes from a stranger: never opened within our own pages.
    disposition: 'attachment',
    isUnkept: true,
    open: (part) => orMissing(ctx, { sha256 }, () => ctx.storage.open(sha256, part)),
  })
}
