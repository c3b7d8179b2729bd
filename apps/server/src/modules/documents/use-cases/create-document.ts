import type { Document } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { refuse } from '../../../platform/refusal.ts'
import { withPlace } from '../../folders/index.ts'
import { requireOwnUnit } from '../../organisation/index.ts'
import { requireCategory, requireTags } from '../../taxonomy/index.ts'
import { documentAdded } from '../documents.facts.ts'
import { insertDocument, replaceTags } from '../documents.store.ts'
import { viewDocument } from '../get-document.ts'
import { holdSiteOfNew, recordFirstPlace } from '../placing.ts'

export interface CreateDocument {
  deliveryUnitId: number
  fileFolderId?: number | null | undefined
  name: string
  description?: string | null | undefined
  documentCategoryId?: number | null | undefined
  tagIds?: readonly number[] | undefined
  documentDate?: string | null | undefined
  isClassified?: boolean | undefined
  /** Where its paper stands. */
  fileLocationId?: number | null | undefined
}

/** Makes a document without files: a record may be on paper only. @throws Refusal NotYourDeliveryUnit, NotFound, InTrash, NameTaken */
export function createDocument(ctx: Context, input: CreateDocument): Promise<Document> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw refuse('Unauthenticated')
  const { deliveryUnitId: unitId, fileFolderId: parentId, name, description, documentDate, isClassified } = input
  return transaction(ctx, async (ctx) => {
    requireOwnUnit(ctx, unitId)
    const categoryId = await requireCategory(ctx, input.documentCategoryId)
    const tagIds = await requireTags(ctx, input.tagIds ?? [])
    return withPlace(ctx, { unitId, parentId }, async (ctx, place) => {
      const site = await holdSiteOfNew(ctx, place, input.fileLocationId)
      const locationId = site?.locationId
      const document = { name, description, categoryId, documentDate, isClassified, locationId, ownerId: actor.userId }
      const id = await insertDocument(ctx.db, place, document, ctx.clock.now().toISOString())
      await replaceTags(ctx.db, id, tagIds)
      await recordFirstPlace(ctx, site, { id, name })
      await ctx.publish(documentAdded({ documentId: id, unitId }, { name, folderId: place.folderId }))
      return viewDocument(ctx, id)
    })
  })
}
