import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { requireFolder } from '../../folders/index.ts'
import { countsAsClassified, type DocumentFacts } from '../document.ts'
import { documentAdded, documentCopied } from '../documents.facts.ts'
import { requireDocuments } from '../require-document.ts'
import { insertNumbered } from './insert-numbered.ts'

/** Copies documents with their current files into a folder of their unit; the bytes are shared. Answers the new ids. */
export function copyDocuments(
  ctx: Context,
  input: { ids: readonly number[]; destinationId: number },
): Promise<number[]> {
  return transaction(ctx, async (ctx) => {
    const documents = await requireDocuments(ctx, input.ids, 'copy')
    const destination = input.destinationId === 0 ? null : await requireFolder(ctx, input.destinationId, 'fill')
    if (destination && documents.some((one) => one.unitId !== destination.unitId)) throw refuse('OtherUnit')
    const copies: number[] = []
    for (const document of documents) copies.push(await copyOne(ctx, document, destination?.id ?? null))
    return copies
  })
}

async function copyOne(ctx: Context, original: DocumentFacts, folderId: number | null): Promise<number> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  const { unitId } = original
  const { description, categoryId, documentDate } = await ctx.db
    .selectFrom('documents')
    .select(['description', 'categoryId', 'documentDate'])
    .where('id', '=', original.id)
    .executeTakeFirstOrThrow()
  const copied = {
    unitId,
    folderId,
    name: original.name,
    ownerId: actor.userId,
    description,
    categoryId,
    documentDate,
    isClassified: countsAsClassified(original),
  }
  const { id, name } = await insertNumbered(ctx, copied)
  await sql`insert into document_tags (document_id, tag_id) select ${id}, tag_id from document_tags where document_id = ${original.id}`.execute(
    ctx.db,
  )
  await sql`insert into files (document_id, sha256, name, extension, media_type, size, uploaded_by, created_at)
    select ${id}, sha256, name, extension, media_type, size, ${actor.userId}, ${ctx.clock.now().toISOString()}
    from files where document_id = ${original.id} and is_current order by lineage_id`.execute(ctx.db)
  await ctx.publish(
    documentAdded({ documentId: id, unitId }, { name, folderId }),
    documentCopied({ documentId: id, unitId }, { name, from: original.id }),
  )
  return id
}
