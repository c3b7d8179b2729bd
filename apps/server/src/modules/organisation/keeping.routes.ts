import * as contract from '@sinupan/contract'
import { type App, serve } from '../../platform/http/serve.ts'
import { requireCampus, requireOffice, requireUnit } from './require-organisation.ts'
import { addAccessLevel, changeAccessLevel, removeAccessLevel } from './use-cases/keep-access-levels.ts'
import { addCampus, changeCampus, removeCampus } from './use-cases/keep-campuses.ts'
import { addOffice, changeOffice, removeOffice } from './use-cases/keep-offices.ts'
import { addUnit, changeUnit, removeUnit, setCentralRecord } from './use-cases/keep-units.ts'
import { usesOfCampus, usesOfOffice, usesOfUnit } from './uses.queries.ts'

/** What administrators change. */
export function keepingRoutes(app: App): void {
  serve(app, contract.createCampus, (ctx, { body }) => addCampus(ctx, body))
  serve(app, contract.updateCampus, (ctx, { params, body }) => changeCampus(ctx, { ...body, ...params }))
  serve(app, contract.removeCampus, async (ctx, { params }) => {
    await removeCampus(ctx, params.id)
    return params
  })
  serve(app, contract.getUsesOfCampus, async ({ db }, { params }) => {
    await requireCampus(db, params.id)
    return usesOfCampus(db, params.id)
  })
  serve(app, contract.createOffice, (ctx, { body }) => addOffice(ctx, body))
  serve(app, contract.updateOffice, (ctx, { params, body }) => changeOffice(ctx, { ...body, ...params }))
  serve(app, contract.removeOffice, async (ctx, { params }) => {
    await removeOffice(ctx, params.id)
    return params
  })
  serve(app, contract.getUsesOfOffice, async ({ db }, { params }) => {
    await requireOffice(db, params.id)
    return usesOfOffice(db, params.id)
  })
  serve(app, contract.createUnit, (ctx, { body }) => addUnit(ctx, body))
  serve(app, contract.updateUnit, (ctx, { params, body }) => changeUnit(ctx, { ...body, ...params }))
  serve(app, contract.removeUnit, async (ctx, { params }) => {
    await removeUnit(ctx, params.id)
    return params
  })
  serve(app, contract.getUsesOfUnit, async ({ db }, { params }) => {
    await requireUnit(db, params.id)
    return usesOfUnit(db, params.id)
  })
  serve(app, contract.setCentralRecord, (ctx, { params }) =>
    setCentralRecord(ctx, { id: params.id, isCRU: params.isCRU === 'true' }),
  )
  serve(app, contract.addAccessLevel, (ctx, { query }) => addAccessLevel(ctx, query))
  serve(app, contract.updateAccessLevel, (ctx, { params, query }) => changeAccessLevel(ctx, { ...query, ...params }))
  serve(app, contract.removeAccessLevel, async (ctx, { params }) => {
    await removeAccessLevel(ctx, params.id)
    return params
  })
}
