import type { AccessRequest } from '@sinupan/contract'
import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { type DocumentFacts, withDocument } from '../../documents/index.ts'
import { accessGranted, accessRefused } from '../access.facts.ts'
import { selectRequests } from '../access.queries.ts'
import { requireOwn } from '../require-own.ts'

interface Asked {
  userId: string
  reason: string
}
type Decided = { status: 'granted' | 'refused'; answer: string | null }

/** Opens the document to who asked, for so many days. @throws Refusal NotFound, InTrash, StateChanged where it was decided */
export const grantAccess = (ctx: Context, { requestId, days }: { requestId: number; days: number }) =>
  decide(ctx, requestId, { status: 'granted', answer: null }, async (ctx, document, { userId, reason }) => {
    const now = ctx.clock.now()
    const expiresAt = new Date(now.getTime() + days * 86_400_000).toISOString()
    // A new one takes the place of what was left of an earlier one.
    await sql`update access_grants set ended_at = ${now.toISOString()}, ended_by = ${userIdOf(ctx.actor)}
      where document_id = ${document.id} and user_id = ${userId} and ended_at is null`.execute(ctx.db)
    const { rows } = await sql<{ id: number }>`
      insert into access_grants (document_id, user_id, kind, reason, given_by, given_at, expires_at)
      values (${document.id}, ${userId}, 'granted', ${reason}, ${userIdOf(ctx.actor)}, ${now.toISOString()}, ${expiresAt}) returning id`.execute(
      ctx.db,
    )
    const { id: documentId, unitId, name } = document
    await ctx.publish(
      accessGranted({ documentId, unitId }, { name, grantId: rows[0]?.id ?? 0, requestId, userId, expiresAt }),
    )
  })

/** Refuses it, with a reason that the asker is told. @throws Refusal NotFound, StateChanged where it was decided */
export const refuseAccess = (ctx: Context, { requestId, reason }: { requestId: number; reason: string }) =>
  decide(ctx, requestId, { status: 'refused', answer: reason }, async (ctx, { id, unitId, name }, { userId }) => {
    await ctx.publish(accessRefused({ documentId: id, unitId }, { name, requestId, reason, userId }))
  })

async function decide(
  ctx: Context,
  requestId: number,
  { status, answer }: Decided,
  then: (ctx: Context, document: DocumentFacts, asked: Asked) => Promise<void>,
): Promise<AccessRequest> {
  const documentId = await requireOwn(ctx, 'request', requestId)
  return withDocument(ctx, documentId, status === 'granted' ? 'giveAccess' : 'endAccess', async (ctx, document) => {
    const { rows } = await sql<Asked>`
      update access_requests set status = ${status}, answer = ${answer}, decided_by = ${userIdOf(ctx.actor)},
        decided_at = ${ctx.clock.now().toISOString()}
      where id = ${requestId} and status = 'waiting' returning user_id, reason`.execute(ctx.db)
    const [asked] = rows
    if (!asked) throw refuse('StateChanged')
    await then(ctx, document, asked)
    const { items } = await selectRequests(ctx, sql`r.id = ${requestId}`, { page: 0, pageSize: 1 })
    const [decided] = items
    if (!decided) throw refuse('NotFound')
    return decided
  })
}
