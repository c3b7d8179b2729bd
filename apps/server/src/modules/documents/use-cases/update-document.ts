import type { Document } from '@sinupan/contract'
import { isCru } from '../../../platform/actor.ts'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { allow } from '../../../platform/policy.ts'
import { refuse, refuseField } from '../../../platform/refusal.ts'
import { requireCategory, requireTags } from '../../taxonomy/index.ts'
import type { DocumentFacts } from '../document.ts'
import { documentDescribed, documentRenamed } from '../documents.facts.ts'
import { documentPolicy } from '../documents.policy.ts'
import { type DocumentChange, replaceTags, updateMetadata } from '../documents.store.ts'
import { viewDocument } from '../get-document.ts'
import { askForReason, findKeeping, isKeptShorter } from '../keeping.ts'
import { lockDocuments, withDocument } from '../with-documents.ts'
import { moveDocuments } from './move-documents.ts'
import { placeDocuments } from './place-documents.ts'

export interface UpdateDocument {
  id: number
  name?: string | undefined
  description?: string | null | undefined
  documentCategoryId?: number | null | undefined
  tagIds?: readonly number[] | undefined
  documentDate?: string | null | undefined
  isClassified?: boolean | undefined
  /** Another one moves the document; 0 and null: the root. */
  fileFolderId?: number | null | undefined
  /** Where its paper stands; null: nowhere. */
  fileLocationId?: number | null | undefined
  /** As it is. */
  deliveryUnitId?: number | undefined
  version?: number | undefined
}

/**
 * Changes what is said about a document, and where it lies. Who marks it classified becomes its owner's equal only by being the owner:
 * marking is free to the unit, taking the mark away is the owner's.
 *
 * @throws Refusal NameTaken; Posted (classifying what is public); UnderRetention (a record's shorter retention), for the
 *   CRU ValidationFailed on `reason` instead (see `rescheduleRecord`); StateChanged with `current` where `version` is older; OtherUnit,
 *   InTrash of the folder
 */
export function updateDocument(
  ctx: Context,
  { id, version, tagIds, documentCategoryId, fileFolderId, fileLocationId, deliveryUnitId, ...rest }: UpdateDocument,
): Promise<Document> {
  return transaction(ctx, async (ctx) => {
    const categoryId = documentCategoryId === undefined ? undefined : await requireCategory(ctx, documentCategoryId, id)
    const tags = tagIds && (await requireTags(ctx, tagIds))
    if (fileFolderId !== undefined) await lockForMove(ctx, id, fileFolderId)
    return withDocument(ctx, id, 'edit', async (ctx, document) => {
      if (version !== undefined && version < document.version)
        throw refuse('StateChanged', { current: await viewDocument(ctx, id) })
      if (deliveryUnitId !== undefined && deliveryUnitId !== document.unitId) throw refuse('OtherUnit')
      const change: DocumentChange = { ...rest, categoryId }
      if (document.isRecord) await requireKeptAsLong(ctx, document, change)
      if (change.isClassified) allow(documentPolicy, 'classify', { actor: ctx.actor, document }, document)
      if (fileFolderId !== undefined && (fileFolderId || null) !== document.folderId) {
        await moveDocuments(ctx, { ids: [id], destinationId: fileFolderId ?? 0, name: rest.name })
        delete change.name
      }
      if (fileLocationId !== undefined) await placeDocuments(ctx, { ids: [id], locationId: fileLocationId })
      await updateMetadata(ctx.db, document, change, ctx.clock.now().toISOString())
      if (tags) await replaceTags(ctx.db, id, tags)
      await announce(ctx, document, change, tags !== undefined)
      return viewDocument(ctx, id)
    })
  })
}

// The ways of folders are locked before documents.
const lockForMove = (ctx: Context, id: number, folderId: number | null) =>
  lockDocuments(ctx.db, { ids: [id], isPlaced: true, into: folderId ? [folderId] : [] })

// From the first approval on only the CRU lets a record be kept shorter, and says why (domain: Retention).
async function requireKeptAsLong(ctx: Context, { id }: DocumentFacts, change: DocumentChange): Promise<void> {
  if (!(await isKeptShorter(ctx, await findKeeping(ctx, id), change))) return
  throw isCru(ctx.actor) ? refuseField('reason', askForReason) : refuse('UnderRetention')
}

async function announce(
  ctx: Context,
  document: DocumentFacts,
  change: DocumentChange,
  hasTags: boolean,
): Promise<void> {
  const subject = { documentId: document.id, unitId: document.unitId }
  const { name = document.name, ...others } = change
  if (name !== document.name) await ctx.publish(documentRenamed(subject, { from: document.name, to: name }))
  const given = Object.entries(others)
    .filter(([, value]) => value !== undefined)
    .map(([field]) => field)
  const fields = hasTags ? [...given, 'tags'] : given
  if (fields.length > 0) await ctx.publish(documentDescribed(subject, { fields }))
}
