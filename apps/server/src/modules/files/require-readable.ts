import { isUser, worksIn } from '../../platform/actor.ts'
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
 * A version that the actor may know of. The unit's people know every version; whoever sees the document as it was posted
 * knows the posted files alone, and does not learn that there are others.
 *
 * @throws Refusal NotFound
 */
export async function requireKnown(ctx: Context, fileId: number): Promise<Readable> {
  const file = await findStoredFile(ctx.db, fileId)
  if (!file) throw refuse('NotFound')
  const document = await requireDocument(ctx, file.documentId, 'view')
  if (!isWithin(ctx, document, file)) throw refuse('NotFound')
  return { file, document }
}

/**
 * The gate of all bytes: a version that the actor may read.
 *
 * @throws Refusal NotFound; Classified or Forbidden for those who know of the document and may not read it
 */
export async function requireReadable(ctx: Context, fileId: number): Promise<Readable> {
  const { file, document } = await requireKnown(ctx, fileId)
  return { file, document: allow(documentPolicy, 'read', { actor: ctx.actor, document }, document) }
}

// Earlier versions are the unit's and the owner's; nobody else is told of them, whatever else they see.
function isWithin(
  { actor }: Context,
  document: DocumentFacts,
  file: { isPosted: boolean; isCurrent: boolean },
): boolean {
  if (sightOf(actor, document).edition === 'snapshot') return file.isPosted
  const isInside = actor.kind === 'system' || worksIn(actor, document.unitId) || isUser(actor, document.ownerId)
  return isInside || file.isCurrent
}

/** Whether a look into the contents is to be written down. */
export const isOfClassified = ({ isClassified, posting }: DocumentFacts): boolean =>
  isClassified || posting?.isClassified === true
