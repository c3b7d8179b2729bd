import { type DisposalBlocker, disposalBounds } from '@sinupan/contract'
import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { refuse } from '../../../platform/refusal.ts'
import { lockDocuments } from '../../documents/index.ts'
import { refuseAll } from '../../loans/index.ts'
import { listListed, putIntoBin, skipBlocked } from '../bin.store.ts'
import { markExecuted } from '../certificate.store.ts'
import { disposalExecuted, disposalTold } from '../disposal.facts.ts'
import { recordItems } from '../items.store.ts'
import { stateChanged, withDisposal } from '../with-disposal.ts'

interface Skipped {
  fileManagerId: number
  name: string
  code: DisposalBlocker
}
export interface Executed {
  destroyed: number
  skipped: Skipped[]
  skippedCount: number
  certificateNo: string | null
}

const dayMs = 86_400_000

/**
 * Destroys what was authorised: all of it lies in the bin for thirty days, from which it can be brought back. Every
 * obstacle is looked for once more behind the locks of the documents; what meets one is skipped and told.
 *
 * @throws Refusal SamePerson; StateChanged where the list is another than who executes has seen
 */
export const executeDisposal = (
  ctx: Context,
  id: number,
  { listHash, version }: { listHash: string; version?: number | undefined },
): Promise<Executed> =>
  withDisposal(ctx, { id, action: 'execute', version }, async (ctx, disposal) => {
    const by = userIdOf(ctx.actor)
    if (by === null) throw refuse('Forbidden')
    if (disposal.listHash !== listHash) throw await stateChanged(ctx, id)
    await lockDocuments(ctx.db, { ids: await listListed(ctx, disposal), isPlaced: true })
    await skipBlocked(ctx, disposal)
    await refuseAll(ctx, await listListed(ctx, disposal), 'The record was destroyed by a disposal.')
    await recordItems(ctx, disposal, { isFixed: true })
    const purgeFrom = new Date(ctx.clock.now().getTime() + disposalBounds.binDays * dayMs).toISOString()
    await putIntoBin(ctx, disposal, purgeFrom)
    const units = await countByUnit(ctx, id)
    const destroyed = units.reduce((sum, one) => sum + one.destroyed, 0)
    const skippedCount = units.reduce((sum, one) => sum + one.skipped, 0)
    const certificateNo = await markExecuted(ctx, disposal, { by, purgeFrom, count: destroyed })
    const told = { disposalId: id, title: disposal.title }
    await ctx.publish(
      disposalExecuted({}, { ...told, certificateNo, listHash, destroyed, skipped: skippedCount }),
      ...units.map(({ unitId, destroyed, skipped }) => disposalTold({ unitId }, { ...told, destroyed, skipped })),
    )
    return { destroyed, skipped: await listSkipped(ctx, id), skippedCount, certificateNo }
  })

async function countByUnit({ db }: Context, id: number) {
  const { rows } = await sql<{ unitId: number; destroyed: number; skipped: number }>`
    select unit_id, count(*) filter (where state = 'binned')::int as destroyed, count(*) filter (where state = 'skipped')::int as skipped
    from disposal_items where disposal_id = ${id} and state in ('binned', 'skipped') group by unit_id order by unit_id`.execute(
    db,
  )
  return rows
}

async function listSkipped({ db }: Context, id: number): Promise<Skipped[]> {
  const { rows } = await sql<Skipped>`
    select document_id as file_manager_id, name, skipped_because as code from disposal_items
    where disposal_id = ${id} and state = 'skipped' order by document_id limit 1000`.execute(db)
  return rows
}
