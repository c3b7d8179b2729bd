import type { DeliveryUnit, List } from '@sinupan/contract'
import * as contract from '@sinupan/contract'
import type { Context } from '../../platform/context.ts'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { listAccessLevels } from './access-levels.queries.ts'
import { listPeopleOfOffice } from './grants.queries.ts'
import { listCampuses, listOffices, listUnits } from './organisation.queries.ts'
import { requireCampus, requireOffice, requireUnit } from './require-organisation.ts'

/** What the sign-up form, the public pages and the directory read. */
export function organisationRoutes(app: App): void {
  serve(app, contract.listCampuses, async ({ db }, { query }) => wholeList(await listCampuses(db), query))
  serve(app, contract.getCampus, ({ db }, { params }) => requireCampus(db, params.id))
  serve(app, contract.listOffices, ({ db }, { query }) => listOffices(db, query))
  serve(app, contract.listOfficesOfCampus, async ({ db }, { params, query }) => {
    await requireCampus(db, params.id)
    return listOffices(db, { ...query, campusId: params.id })
  })
  serve(app, contract.getOffice, ({ db }, { params }) => requireOffice(db, params.id))
  serve(app, contract.listUnits, async (ctx, { query }) => seen(ctx, await listUnits(ctx.db, query)))
  serve(app, contract.listUnitsOfOffice, async (ctx, { params, query }) => {
    const { db } = ctx
    await requireOffice(db, params.id)
    return seen(ctx, await listUnits(db, { ...query, officeId: params.id }))
  })
  serve(app, contract.getUnit, async (ctx, { params }) => seenOne(ctx, await requireUnit(ctx.db, params.id)))
  serve(app, contract.listAccessLevels, async ({ db }, { query }) => wholeList(await listAccessLevels(db), query))
  serve(app, contract.listPeopleOfOffice, async ({ db }, { params, query }) => {
    await requireOffice(db, params.id)
    return listPeopleOfOffice(db, { ...query, ...params })
  })
}

// How many work somewhere is not an outsider's to know: counts in open answers count what an outsider can see.
const seenOne = ({ actor }: Context, unit: DeliveryUnit): DeliveryUnit =>
  actor.kind === 'anonymous' ? { ...unit, memberCount: 0 } : unit
const seen = (ctx: Context, { items, ...list }: List<DeliveryUnit>): List<DeliveryUnit> => ({
  ...list,
  items: items.map((unit) => seenOne(ctx, unit)),
})
