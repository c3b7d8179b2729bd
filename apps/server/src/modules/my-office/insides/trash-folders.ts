import type { Context } from '../../../platform/context.ts'
import { tellingRefused } from '../../documents/index.ts'
import { markTrashed } from '../../folders/index.ts'
import { announceTrashed, buryDocuments } from './insides.store.ts'
import { withInsides } from './with-insides.ts'

/**
 * Moves folders with all inside to the trash, as one; each document and folder that went is told.
 *
 * @throws Refusal OnHold, Posted, LoanOpen, Classified … where anything inside stands in the way; then nothing went
 */
export function trashFolders(ctx: Context, ids: readonly number[]): Promise<void> {
  return tellingRefused(ctx, 'trash', () =>
    withInsides(ctx, ids, 'trash', async (ctx, insides) => {
      // Documents first: their sizes leave the folders while these still live.
      await buryDocuments(ctx, insides)
      await markTrashed(ctx, insides.folders, ctx.clock.now().toISOString())
      await announceTrashed(ctx, insides)
    }),
  )
}
