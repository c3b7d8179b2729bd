import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { OcrLanguage } from '../../../platform/derivatives/index.ts'
import { refuse } from '../../../platform/refusal.ts'
import { ocrOrdered, withDocument } from '../../documents/index.ts'
import { derivedQueue } from '../derived.ts'
import { requireKnown } from '../require-readable.ts'
import { forgetOcr } from './ocr.store.ts'
import { orderOcr } from './order-ocr.ts'

/**
 * Lets the letters of a file's pictures be read anew, in these languages. What was read before is forgotten at once.
 *
 * @throws Refusal NotFound, Forbidden, Classified, InTrash; NothingToRead where no page is a picture, or OCR is off
 */
export async function readAgain(ctx: Context, fileId: number, languages: readonly OcrLanguage[]): Promise<void> {
  const { file, document } = await requireKnown(ctx, fileId)
  const { sha256, name: fileName } = file
  await transaction(ctx, async (ctx) => {
    // First of all locks, as whoever adds the same bytes has it.
    await sql`select from blobs where sha256 = ${sha256} for no key update`.execute(ctx.db)
    await withDocument(ctx, document.id, 'edit', async (ctx, { id, unitId }) => {
      if (!ctx.config.OCR) throw refuse('NothingToRead')
      await forgetOcr(ctx.db, sha256)
      const ordered = file.derivedAt === null ? 0 : await orderOcr(ctx, [sha256], languages)
      if (ordered === 0) throw refuse('NothingToRead')
      await ctx.jobs.send(ctx.db, derivedQueue, { sha256 })
      await ctx.publish(ocrOrdered({ documentId: id, unitId }, { fileId, fileName, sha256, languages: [...languages] }))
    })
  })
}
