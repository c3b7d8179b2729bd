import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { sendBytes } from '../../platform/http/send-bytes.ts'
import type { Exchange } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'

interface File {
  sha256: string
  fileName: string
  mediaType: string
  size: number
}

/**
 * Sends a file that came with the form or a message of a request, always as a download: nothing of an outsider's is shown
 * under our address. Whoever calls has judged that the actor may read the request.
 *
 * @throws Refusal NotFound for a file of another request
 */
export async function sendRequestFile(ctx: Context, of: { requestId: number; fileId: string }, exchange: Exchange) {
  const { rows } = await sql<File>`select sha256, file_name, media_type, size::float8 as size
    from document_request_files where id = ${of.fileId}::uuid and request_id = ${of.requestId}`.execute(ctx.db)
  const [file] = rows
  if (!file) throw refuse('NotFound')
  const { sha256, size, fileName, mediaType: contentType } = file
  exchange.reply.header('cache-control', 'no-store')
  return sendBytes(exchange, {
    size,
    tag: sha256,
    contentType,
    fileName,
    disposition: 'attachment',
    open: (part) => ctx.storage.open(sha256, part),
  })
}
