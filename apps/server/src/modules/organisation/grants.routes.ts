import * as contract from '@sinupan/contract'
import { userIdOf } from '../../platform/actor.ts'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { listCampusGrants, listUnitGrants } from './grants.queries.ts'
import { requireAccount } from './require-person.ts'
import { endCampusGrant, endUnitGrant, grantCampus, grantUnit } from './use-cases/grant-access.ts'

/** CampusAccess and DeliveryUnitAccess. */
export function grantsRoutes(app: App): void {
  serve(app, contract.listOwnCampusAccess, async ({ db, actor }, { query }) =>
    wholeList(await listCampusGrants(db, userIdOf(actor) ?? ''), query),
  )
  serve(app, contract.listCampusAccessOfUser, async ({ db }, { params, query }) => {
    await requireAccount(db, params.userId)
    return wholeList(await listCampusGrants(db, params.userId), query)
  })
  serve(app, contract.addCampusAccess, (ctx, { body }) => grantCampus(ctx, body))
  serve(app, contract.removeCampusAccess, async (ctx, { params }) => {
    await endCampusGrant(ctx, params.id)
    return params
  })
  serve(app, contract.listOwnUnitAccess, async ({ db, actor }, { query }) =>
    wholeList(await listUnitGrants(db, userIdOf(actor) ?? ''), query),
  )
  serve(app, contract.listUnitAccessOfUser, async ({ db }, { body, query }) => {
    await requireAccount(db, body.userId)
    return wholeList(await listUnitGrants(db, body.userId), query)
  })
  serve(app, contract.addUnitAccess, (ctx, { body }) => grantUnit(ctx, body))
  serve(app, contract.removeUnitAccess, async (ctx, { params }) => {
    await endUnitGrant(ctx, params.id)
    return params
  })
}
