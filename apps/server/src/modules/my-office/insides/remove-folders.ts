import type { Context } from '../../../platform/context.ts'
import { tellingRefused } from '../../documents/index.ts'
import { deleteFolders } from '../../folders/index.ts'
import { announceRemoved, deleteInsides } from './insides.store.ts'
import { withInsides } from './with-insides.ts'

/** Deletes trashed folders for good with all inside, all or none. @throws Refusal naming up to 20 documents that stand in the way */
export function removeFolders(ctx: Context, ids: readonly number[]): Promise<void> {
  return tellingRefused(ctx, 'remove', () =>
    withInsides(ctx, ids, 'remove', async (ctx, insides) => {
      await deleteInsides(ctx, insides)
      await announceRemoved(ctx, insides)
      await deleteFolders(ctx.db, insides.folders)
    }),
  )
}
