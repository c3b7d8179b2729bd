import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { type App, serve } from '../../platform/http/serve.ts'
import { placeDocuments } from '../documents/index.ts'
import {
  createLocation,
  removeLocations,
  requireLocation,
  selectLocations,
  updateLocation,
} from '../locations/index.ts'
import { requireOwnUnit } from '../organisation/index.ts'
import { findByCode } from './find-by-code.ts'
import { listHistory } from './history.queries.ts'
import { listDocuments, listInside, listTop, viewLocation } from './list-contents.ts'
import { viewPublicLocation } from './public-location.ts'

const idList = (ids: readonly number[]) => ({ items: [...ids], total: ids.length })

/** The calls of FileLocation, and where the papers of documents stand. */
export function stacksRoutes(app: App): void {
  serve(app, contract.listOwnLocations, (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.deliveryUnitId)
    return listTop(ctx, params.deliveryUnitId, query)
  })
  serve(app, contract.listChildLocations, (ctx, { params: { id, deliveryUnitId: unitId }, query }) => {
    requireOwnUnit(ctx, unitId)
    return id === '0' ? listTop(ctx, unitId, query) : listInside(ctx, { id, unitId }, query)
  })
  serve(app, contract.listUnitLocations, (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.deliveryUnitId)
    return selectLocations(ctx, { ...query, where: sql`l.unit_id = ${params.deliveryUnitId}` })
  })
  serve(app, contract.getLocation, (ctx, { params }) => viewLocation(ctx, params.id))
  serve(app, contract.listLocationHistory, async (ctx, { params, query }) =>
    listHistory(ctx, (await requireLocation(ctx, params.id, 'history')).id, query),
  )
  serve(app, contract.findByCode, (ctx, { params }) => findByCode(ctx, params.code))
  serve(app, contract.getPublicLocation, (ctx, { params, query }) => viewPublicLocation(ctx, params.id, query))
  serve(app, contract.listDocumentsInLocation, async (ctx, { params, query }) =>
    listDocuments(ctx, await requireLocation(ctx, params.id), query),
  )
  serve(app, contract.createLocation, (ctx, { params, body }) =>
    createLocation(ctx, { ...body, unitId: params.deliveryUnitId }),
  )
  serve(app, contract.updateLocation, async (ctx, { params, body }) => {
    await updateLocation(ctx, { ...body, ...params })
    return viewLocation(ctx, params.id)
  })
  serve(app, contract.removeLocation, async (ctx, { params }) => {
    await removeLocations(ctx, [params.id])
    return params
  })
  serve(app, contract.removeLocations, async (ctx, { body }) => {
    await removeLocations(ctx, body)
    return idList(body)
  })
  serve(app, contract.placeDocuments, async (ctx, { body: { fileManagerIds, fileLocationId } }) => {
    await placeDocuments(ctx, { ids: fileManagerIds, locationId: fileLocationId })
    return idList(fileManagerIds)
  })
}
