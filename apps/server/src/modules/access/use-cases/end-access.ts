import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { withDocument } from '../../documents/index.ts'
import { accessEnded } from '../access.facts.ts'
import { requireOwn } from '../require-own.ts'

/** Takes access to a classified document back at once; what is over already stays so. @throws Refusal NotFound */
export async function endAccess(ctx: Context, grantId: number): Promise<void> {
  const documentId = await requireOwn(ctx, 'grant', grantId)
  await withDocument(ctx, documentId, 'endAccess', async (ctx, { unitId, name }) => {
    const { rows } = await sql<{ userId: string }>`
      update access_grants set ended_at = ${ctx.clock.now().toISOString()}, ended_by = ${userIdOf(ctx.actor)}
      where id = ${grantId} and ended_at is null returning user_id`.execute(ctx.db)
    const [ended] = rows
    if (ended) await ctx.publish(accessEnded({ documentId, unitId }, { name, grantId, userId: ended.userId }))
  })
}
