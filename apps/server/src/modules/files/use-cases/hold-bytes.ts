import { awaitedBy, type Context } from '../../../platform/context.ts'
import { isLookedInto } from '../../../platform/derivatives/index.ts'
import { deriveQueue } from '../derived.ts'
import { holdBlob } from '../files.store.ts'
import type { Arrived } from './add-file.ts'

/**
 * Keeps received bytes that are no document's, in a transaction, for a row that names them by their hash. They are read as
 * those of documents are: whoever adds the same bytes as a document finds them so.
 *
 * @throws Refusal StorageFailed
 */
export async function holdBytes(ctx: Context, arrived: Arrived): Promise<void> {
  const { sha256, size, mediaType } = arrived
  const isRead = isLookedInto(mediaType)
  const now = ctx.clock.now().toISOString()
  const isNew = await holdBlob(ctx.db, { sha256, size, mediaType, isRead, now })
  if (isNew && isRead) await ctx.jobs.send(ctx.db, deriveQueue, { sha256 }, { awaitedBy: awaitedBy(ctx) })
  await ctx.storage.keep(arrived)
}
