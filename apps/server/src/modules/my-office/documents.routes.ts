import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { selectDocuments } from '../documents/index.ts'
import { requireFolder } from '../folders/index.ts'
import { requireOwnUnit } from '../organisation/index.ts'
import { requireKnownCategory } from '../taxonomy/index.ts'
import { findEffects } from './effects/find-effects.ts'
import { listNames } from './names.queries.ts'
import { listPinned } from './pinned.queries.ts'
import { listShelves } from './shelves.queries.ts'
import { listTrashedDocuments } from './trash.queries.ts'

/** The lists of FileManager that are a unit's own. */
export function documentListsRoutes(app: App): void {
  serve(app, contract.findEffects, (ctx, { body }) => findEffects(ctx, body))
  serve(app, contract.listCategoryShelves, async (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.deliveryUnitId)
    return listShelves(ctx, params.deliveryUnitId, query)
  })
  serve(app, contract.listDocumentsOfCategory, async (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.duId)
    if (params.categoryId !== 0) await requireKnownCategory(ctx, params.categoryId)
    const ofCategory = params.categoryId === 0 ? sql`d.category_id is null` : sql`d.category_id = ${params.categoryId}`
    const where = sql`d.unit_id = ${params.duId} and d.is_living and ${ofCategory}`
    return selectDocuments(ctx, { ...query, where, isPlain: true })
  })
  serve(app, contract.listDocumentNames, async (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.duId)
    if (params.folderId !== 0) {
      const folder = await requireFolder(ctx, params.folderId, 'view')
      if (folder.unitId !== params.duId) throw refuse('NotFound')
    }
    return listNames(ctx, { unitId: params.duId, folderId: params.folderId, ...query })
  })
  serve(app, contract.listRecentDocuments, async (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.duId)
    return selectDocuments(ctx, {
      ...query,
      where: sql`d.unit_id = ${params.duId} and d.is_living`,
      isPlain: true,
      sort: 'modified',
      order: 'desc',
    })
  })
  serve(app, contract.listTrashedDocuments, async (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.duId)
    return listTrashedDocuments(ctx, params.duId, query)
  })
  serve(app, contract.listPinnedDocuments, async (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.deliveryUnitId)
    return listPinned(ctx, query)
  })
}
