import type { TextEncoding } from '@sinupan/contract'
import { sql } from 'kysely'
import { awaitedBy, type Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { isText } from '../../../platform/derivatives/index.ts'
import { refuse } from '../../../platform/refusal.ts'
import { encodingChosen, withDocument } from '../../documents/index.ts'
import { deriveQueue } from '../derived.ts'
import { requireKnown } from '../require-readable.ts'
import { choose } from './texts.store.ts'

/**
 * Has the text of a file read in an encoding from now on: its words, their search, its table and picture are made anew. null: as it
 * is found by its letters.
 *
 * @throws Refusal NotFound, Forbidden, Classified, InTrash; NotText
 */
export async function chooseEncoding(ctx: Context, fileId: number, encoding: TextEncoding | null): Promise<void> {
  const { file, document } = await requireKnown(ctx, fileId)
  const { sha256, name: fileName } = file
  await transaction(ctx, async (ctx) => {
    // First of all locks, as whoever adds the same bytes has it.
    await sql`select from blobs where sha256 = ${sha256} for no key update`.execute(ctx.db)
    await withDocument(ctx, document.id, 'edit', async (ctx, { id, unitId }) => {
      if (!isText(file)) throw refuse('NotText')
      await choose(ctx.db, sha256, encoding)
      await ctx.jobs.send(ctx.db, deriveQueue, { sha256 }, { awaitedBy: awaitedBy(ctx) })
      await ctx.publish(encodingChosen({ documentId: id, unitId }, { fileId, fileName, sha256, encoding }))
    })
  })
}
