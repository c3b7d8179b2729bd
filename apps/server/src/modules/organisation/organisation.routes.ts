import * as contract from '@sinupan/contract'
import type { Database } from '../../platform/database/database.ts'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { listAccessLevels, listCampuses, listOffices, listUnits } from './organisation.queries.ts'

export function organisationRoutes(app: App): void {
  serve(app, contract.listCampuses, async ({ db }) => wholeList(await listCampuses(db)))
  serve(app, contract.getCampus, async ({ db }, { params }) => requireOne(await listCampuses(db, params.id)))
  serve(app, contract.listOffices, async ({ db }) => wholeList(await listOffices(db)))
  serve(app, contract.listOfficesOfCampus, async ({ db }, { params }) => {
    await requireCampus(db, params.id)
    return wholeList(await listOffices(db, { campusId: params.id }))
  })
  serve(app, contract.getOffice, async ({ db }, { params }) => requireOne(await listOffices(db, params)))
  serve(app, contract.listUnits, async ({ db }) => wholeList(await listUnits(db)))
  serve(app, contract.listUnitsOfOffice, async ({ db }, { params }) => {
    requireOne(await listOffices(db, params))
    return wholeList(await listUnits(db, { officeId: params.id }))
  })
  serve(app, contract.getUnit, async ({ db }, { params }) => requireOne(await listUnits(db, params)))
  serve(app, contract.listAccessLevels, async ({ db }) => wholeList(await listAccessLevels(db)))
}

const requireCampus = async (db: Database, id: number) => requireOne(await listCampuses(db, id))

function requireOne<T>(found: readonly T[]): T {
  const [one] = found
  if (one === undefined) throw refuse('NotFound')
  return one
}
