import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { refuseField } from '../../platform/refusal.ts'

/** How long a file waits to be named in a form or a message, in milliseconds. */
export const filesWaitMs = 24 * 3_600_000

interface Naming {
  ids: readonly string[] | undefined
  requestId: number
  messageId?: number
}

/**
 * Gives files that wait to the form or the message that names them. A file is named once: of two at the same time one finds
 * it taken.
 *
 * @throws Refusal ValidationFailed for what doesn't wait (any more)
 */
export async function nameFiles(ctx: Context, { ids, requestId, messageId }: Naming): Promise<void> {
  const named = [...new Set(ids)].toSorted()
  if (named.length === 0) return
  const since = new Date(ctx.clock.now().getTime() - filesWaitMs).toISOString()
  const { numAffectedRows } = await sql`update document_request_files
    set request_id = ${requestId}, message_id = ${messageId ?? null}
    where id = any(${named}::uuid[]) and request_id is null and created_at > ${since}`.execute(ctx.db)
  if (Number(numAffectedRows ?? 0) !== named.length)
    throw refuseField('attachmentIds', 'A file is not here any more. Attach it again.')
}

/** Writes a message of a request that is locked, with its files; answers its id. */
export async function insertMessage(
  ctx: Context,
  message: {
    requestId: number
    sender: 'requester' | 'office'
    writtenBy: string | null
    text: string
    attachmentIds?: readonly string[] | undefined
  },
): Promise<number> {
  const { attachmentIds, ...row } = message
  const { id } = await ctx.db
    .insertInto('documentRequestMessages')
    .values({ ...row, at: ctx.clock.now().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await nameFiles(ctx, { ids: attachmentIds, requestId: row.requestId, messageId: id })
  return id
}
