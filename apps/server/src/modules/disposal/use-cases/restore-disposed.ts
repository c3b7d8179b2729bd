import { sql } from 'kysely'
import { userIdOf } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { isAmong } from '../../../platform/database/is-among.ts'
import { refuse } from '../../../platform/refusal.ts'
import { lockDocuments } from '../../documents/index.ts'
import { freeNames } from '../../folders/index.ts'
import { documentReclaimed } from '../disposal.facts.ts'
import { type Binned, listBinned, type Reclaimed, takeFromBin } from '../reclaim.store.ts'
import { stateChanged, withDisposal } from '../with-disposal.ts'

/**
 * Brings documents back from the bin, all or none: as they were and where they were, or in the nearest folder above that
 * is left, under a free name. What was in the trash is there again.
 *
 * @throws Refusal NotFound; StateChanged for what is not in the bin any more
 */
export const restoreDisposed = (
  ctx: Context,
  id: number,
  { fileManagerIds, reason }: { fileManagerIds: readonly number[]; reason: string },
): Promise<void> =>
  withDisposal(ctx, { id, action: 'restore' }, async (ctx, disposal) => {
    const by = userIdOf(ctx.actor)
    if (by === null) throw refuse('Forbidden')
    await requireInBin(ctx, id, fileManagerIds)
    const { rows } = await sql<{ folderId: number }>`select distinct was_in_folder as folder_id from disposal_items
      where disposal_id = ${id} and was_in_folder is not null and ${isAmong('documentId', fileManagerIds)}`.execute(
      ctx.db,
    )
    await lockDocuments(ctx.db, { ids: fileManagerIds, into: rows.map((row) => row.folderId) })
    const back = await nameEach(ctx, await listBinned(ctx, id, fileManagerIds))
    await takeFromBin(ctx, disposal, { back, by, reason })
    const told = { disposalId: id, title: disposal.title, reason }
    await ctx.publish(
      back.map(({ documentId, unitId, name, folderId }) =>
        documentReclaimed({ documentId, unitId }, { ...told, name, to: folderId }),
      ),
    )
  })

async function requireInBin(ctx: Context, id: number, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ state: string }>`
    select state from disposal_items where disposal_id = ${id} and ${isAmong('documentId', ids)}`.execute(ctx.db)
  if (rows.length < ids.length) throw refuse('NotFound')
  if (rows.some(({ state }) => state !== 'binned')) throw await stateChanged(ctx, id)
}

/** The name that each has where it comes back to; what comes back to the trash keeps its own. */
async function nameEach(ctx: Context, binned: readonly Binned[]): Promise<Reclaimed[]> {
  const places = Map.groupBy(
    binned.filter((one) => one.isLiving),
    ({ unitId, folderId }) => `${unitId} ${folderId}`,
  )
  const named: Reclaimed[] = binned.filter((one) => !one.isLiving)
  for (const [first, ...others] of places.values()) {
    if (!first) continue
    const { unitId, folderId } = first
    const coming = [first, ...others]
    const names = await freeNames(
      ctx.db,
      { unitId, folderId },
      'document',
      coming.map((one) => one.name),
    )
    named.push(...coming.map((one, at) => ({ ...one, name: names[at] ?? one.name })))
  }
  return named
}
