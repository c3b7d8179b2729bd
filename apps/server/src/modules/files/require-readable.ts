import type { Context } from '../../platform/context.ts'
import { allow } from '../../platform/policy.ts'
import { refuse } from '../../platform/refusal.ts'
import { type DocumentFacts, documentPolicy, requireDocument, sightOf } from '../documents/index.ts'
import { findStoredFile, type StoredFile } from './stored-file.ts'

export interface Readable {
  file: StoredFile
  document: DocumentFacts
}

/**
 * The gate of all bytes: a version that the actor may read. The unit's people read every version; whoever sees the
 * document as it was posted reads the posted files alone, and does not learn that there are others.
 *
 * @throws Refusal NotFound; Classified or Forbidden for those who know of the document and may not read it
 */
export async function requireReadable(ctx: Context, fileId: number): Promise<Readable> {
  const file = await findStoredFile(ctx.db, fileId)
  if (!file) throw refuse('NotFound')
  const document = await requireDocument(ctx, file.documentId, 'view')
  if (!isWithin(ctx, document, file)) throw refuse('NotFound')
  return { file, document: allow(documentPolicy, 'read', { actor: ctx.actor, document }, document) }
}

/** Whether a file belongs to the edition of its document that the actor sees. */
export const isWithin = (ctx: Context, document: DocumentFacts, file: { isPosted: boolean }): boolean =>
  sightOf(ctx.actor, document).edition === 'working' || file.isPosted

/** Whether a look into the contents is to be written down. */
export const isOfClassified = ({ isClassified, posting }: DocumentFacts): boolean =>
  isClassified || posting?.isClassified === true
