import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Held } from '../../../platform/policy.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { Place } from '../../folders/index.ts'
import { countsAsClassified, type DocumentFacts } from '../document.ts'
import { documentAdded, documentCopied } from '../documents.facts.ts'
import { lockCategoriesOf } from '../keeping.ts'
import { withDocumentsInto } from '../with-documents.ts'
import { insertNumbered } from './insert-numbered.ts'

/** Copies documents with their current files into a folder of their unit; the bytes are shared. Answers the new ids. */
export function copyDocuments(
  ctx: Context,
  input: { ids: readonly number[]; destinationId: number },
): Promise<number[]> {
  return transaction(ctx, async (ctx) => {
    await lockCategoriesOf(ctx.db, input.ids)
    return withDocumentsInto(ctx, { ...input, action: 'copy' }, async (ctx, documents, destination) => {
      const copies: number[] = []
      for (const document of documents) copies.push(await copyOne(ctx, document, destination))
      return copies
    })
  })
}

async function copyOne(
  ctx: Context,
  original: Held<DocumentFacts, 'copy'>,
  place: Held<Place, 'fill'>,
): Promise<number> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  const { unitId, folderId } = place
  const { description, categoryId, documentDate } = await ctx.db
    .selectFrom('documents')
    .select(['description', 'categoryId', 'documentDate'])
    .where('id', '=', original.id)
    .executeTakeFirstOrThrow()
  const said = { name: original.name, description, categoryId, documentDate }
  const copied = { ...said, ownerId: actor.userId, isClassified: countsAsClassified(original) }
  const { id, name } = await insertNumbered(ctx, place, copied)
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
