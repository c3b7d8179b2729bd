import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { holdForRequest } from '../retention/index.ts'

interface Linking {
  id: number
  trackingNo: string
}

/**
 * Holds all documents that are linked to an open request: what was found for it, and what it is about. The request is locked,
 * or new.
 */
export async function holdLinked(ctx: Context, { id, trackingNo }: Linking): Promise<void> {
  const { rows } = await sql<{ documentId: number }>`
    select i.document_id from document_request_items i where i.request_id = ${id} and i.document_id is not null
    union select r.related_document_id from document_requests r
    where r.id = ${id} and r.related_document_id is not null`.execute(ctx.db)
  await holdForRequest(ctx, { requestId: id, trackingNo, documentIds: rows.map((row) => row.documentId) })
}

/** Lets go what was held for a request that is closed now. */
export const releaseLinked = (ctx: Context, { id, trackingNo }: Linking): Promise<void> =>
  holdForRequest(ctx, { requestId: id, trackingNo, documentIds: [] })
