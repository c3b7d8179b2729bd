import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { type Allowed, underLock } from '../../../platform/policy.ts'
import { lockDocuments } from '../../documents/index.ts'
import { announceCovered, countCovered, type HoldFacts, insertHold, lockHold, markLifted } from '../holds.store.ts'
import { documentHeld, documentReleased, holdLifted, holdPlaced } from '../retention.facts.ts'

interface Wanted {
  requestId: number
  trackingNo: string
  /** What is linked to it now; none: nothing is held for it any more. */
  documentIds: readonly number[]
}

/**
 * Holds what is linked to a request of an outsider, whoever links it: one hold a request, for exactly these documents. The
 * request is locked by who calls; its documents are locked here, in everybody's order.
 */
export const holdForRequest = (ctx: Context, wanted: Wanted): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const ids = [...new Set(wanted.documentIds)].toSorted((a, b) => a - b)
    await lockDocuments(ctx.db, { ids })
    const living = await findLiving(ctx, wanted.requestId)
    if (String(living?.documentIds ?? []) === String(ids)) return
    if (living)
      await lift(ctx, living.id, ids.length > 0 ? 'Other documents are linked to it.' : 'The request is closed.')
    if (ids.length > 0) await place(ctx, { ...wanted, documentIds: ids })
  })

async function findLiving({ db }: Context, requestId: number) {
  const { rows } = await sql<{ id: number; documentIds: number[] }>`
    select h.id, array(select document_id from hold_documents where hold_id = h.id order by document_id) as document_ids
    from holds h where h.request_id = ${requestId} and h.lifted_at is null`.execute(db)
  return rows[0]
}

async function place(ctx: Context, { requestId, trackingNo, documentIds }: Wanted): Promise<void> {
  const reason = `Linked to the request ${trackingNo}.`
  const now = ctx.clock.now().toISOString()
  const nothing = { folderId: null, categoryId: null, locationId: null, unitId: null, about: null }
  const { id, documents } = await insertHold(
    ctx.db,
    { ...nothing, target: 'documents', documentIds },
    { kind: 'request', reason, by: null, now, requestId },
  )
  await announceCovered(ctx, documentHeld, { id, kind: 'request', reason })
  await ctx.publish(holdPlaced({}, { holdId: id, kind: 'request', reason, on: 'documents', documents }))
}

async function lift(ctx: Context, id: number, reason: string): Promise<void> {
  const hold = await lockHold(ctx.db, id)
  if (!hold) return
  const now = ctx.clock.now().toISOString()
  await markLifted(ctx.db, underLock(hold as Allowed<HoldFacts, 'lift'>), { reason, by: null, now })
  await announceCovered(ctx, documentReleased, { id, kind: hold.kind, reason })
  const told = { holdId: id, kind: hold.kind, reason, on: hold.target, documents: await countCovered(ctx.db, id) }
  await ctx.publish(holdLifted({}, told))
}
