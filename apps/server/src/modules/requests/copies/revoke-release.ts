import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { releaseRevoked } from '../requests.facts.ts'
import { insertEvent } from '../requests.store.ts'
import { withRequest } from '../with-request.ts'

/**
 * Takes a released copy back: from the next request on nobody downloads it. Twice is once.
 *
 * @throws Refusal NotFound, Forbidden
 */
export const revokeRelease = (
  ctx: Context,
  { id, fileId }: { id: number; fileId: number },
): Promise<{ id: number; revokedAt: string }> =>
  withRequest(ctx, { id, action: 'revoke' }, async (ctx, request) => {
    const { rows } = await sql<{ fileName: string; revokedAt: string | null }>`
      select file_name, revoked_at from document_request_releases
      where id = ${fileId} and request_id = ${id} and released_at is not null for update`.execute(ctx.db)
    const [found] = rows
    if (!found) throw refuse('NotFound')
    if (found.revokedAt) return { id: fileId, revokedAt: found.revokedAt }
    const revokedAt = ctx.clock.now().toISOString()
    await ctx.db
      .updateTable('documentRequestReleases')
      .set({ revokedAt, revokedBy: userIdOf(ctx.actor) })
      .where('id', '=', fileId)
      .execute()
    const { trackingNo, status } = request
    await insertEvent(ctx, { requestId: id, what: releaseRevoked.factName, status, note: found.fileName })
    await ctx.publish(releaseRevoked({}, { requestId: id, trackingNo, releaseId: fileId }))
    return { id: fileId, revokedAt }
  })
