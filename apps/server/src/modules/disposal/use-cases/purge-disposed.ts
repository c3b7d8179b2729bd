import { sql } from 'kysely'
import { z } from 'zod'
import { system } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { worker } from '../../../platform/jobs/subscriber.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockDocuments } from '../../documents/index.ts'
import { disposalCertified } from '../disposal.facts.ts'
import { closeIfEmpty, eraseDocuments, listErasable, listInBin } from '../purge.store.ts'
import { withDisposal } from '../with-disposal.ts'

export const purgingQueue = 'purge-disposed'
// A transaction erases so many: what was done stays done where the job ends halfway, and the next one goes on.
const piece = 500

export interface Purged {
  destroyed: number
  /** What something came to stand in the way of while it lay in the bin: it stays there. */
  kept: number
}

/** Erases what has lain in the bins of batches for their time. */
export const purging = worker(
  purgingQueue,
  z.object({}),
  async (ctx) => {
    ctx.log.info(await purgeDisposed(ctx), 'emptied the bins of disposals')
  },
  { schedule: '47 * * * *' },
)

/** As the job does; what is held or no longer due by now stays in the bin. */
export async function purgeDisposed(given: Context): Promise<Purged> {
  const ctx = { ...given, actor: system }
  const { rows } = await sql<{ id: number }>`
    select id from disposals where status = 'executed' and purge_from <= ${ctx.clock.now().toISOString()} order by id`.execute(
    ctx.db,
  )
  const purged = { destroyed: 0, kept: 0 }
  for (const { id } of rows) {
    for (let after: number | undefined = 0; after !== undefined; ) after = await purgePiece(ctx, { id, after, purged })
  }
  return purged
}

/** Answers the last number that was looked at; undefined at the end. */
async function purgePiece(
  ctx: Context,
  { id, after, purged }: { id: number; after: number; purged: Purged },
): Promise<number | undefined> {
  try {
    const done = await withDisposal(ctx, { id, action: 'purge' }, async (ctx, disposal) => {
      const ids = await listInBin(ctx, disposal, { after, count: piece })
      await lockDocuments(ctx.db, { ids, isPlaced: true })
      const erasable = await listErasable(ctx, disposal, ids)
      if (erasable.length > 0) await eraseDocuments(ctx, disposal, erasable)
      if (await closeIfEmpty(ctx, disposal))
        await ctx.publish(disposalCertified({}, { disposalId: id, title: disposal.title }))
      return { ids, destroyed: erasable.length }
    })
    purged.destroyed += done.destroyed
    purged.kept += done.ids.length - done.destroyed
    return done.ids.at(-1)
  } catch (error) {
    // Its last document was restored meanwhile.
    if (error instanceof Refusal) return undefined
    throw error
  }
}
