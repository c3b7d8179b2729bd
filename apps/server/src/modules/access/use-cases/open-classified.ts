import type { AccessGrant } from '@sinupan/contract'
import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { withDocument } from '../../documents/index.ts'
import { accessOpened } from '../access.facts.ts'
import { selectGrants } from '../access.queries.ts'

const openMs = 3_600_000

/**
 * The CRU opens a classified document for itself, for an hour and with a reason, which its owner is told.
 *
 * @throws Refusal NotFound, Forbidden, InTrash, AlreadyOpen
 */
export function openClassified(ctx: Context, { id, reason }: { id: number; reason: string }): Promise<AccessGrant> {
  return withDocument(ctx, id, 'openClassified', async (ctx, { unitId, name }) => {
    const userId = userIdOf(ctx.actor)
    if (!userId) throw refuse('Forbidden')
    const now = ctx.clock.now()
    const expiresAt = new Date(now.getTime() + openMs).toISOString()
    const { rows } = await sql<{ id: number }>`
      insert into access_grants (document_id, user_id, kind, reason, given_by, given_at, expires_at)
      values (${id}, ${userId}, 'opened', ${reason}, ${userId}, ${now.toISOString()}, ${expiresAt}) returning id`.execute(
      ctx.db,
    )
    const grantId = rows[0]?.id ?? 0
    await ctx.publish(accessOpened({ documentId: id, unitId }, { name, grantId, userId, reason, expiresAt }))
    const { items } = await selectGrants(ctx, sql`a.id = ${grantId}`, { page: 0, pageSize: 1 })
    const [grant] = items
    if (!grant) throw refuse('NotFound')
    return grant
  })
}
