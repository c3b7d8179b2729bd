import * as contract from '@sinupan/contract'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { asUser } from '../people/index.ts'
import { linkHris } from './hris/link-hris.ts'
import { signInWithHris } from './hris/sign-in-with-hris.ts'
import { listIdentities, removeIdentity } from './keep-identities.ts'
import { stepUp } from './step-up.ts'

export function identitiesRoutes(app: App): void {
  serve(app, contract.signInWithHris, (ctx, { body }, { request }) =>
    signInWithHris(ctx, { ...body, address: request.ip }),
  )
  serve(app, contract.stepUp, (ctx, { body }) => stepUp(ctx, asUser(ctx.actor), body))
  serve(app, contract.listIdentities, async (ctx) => wholeList(await listIdentities(ctx, asUser(ctx.actor))))
  serve(app, contract.linkHris, (ctx, { body }) => linkHris(ctx, asUser(ctx.actor), body))
  serve(app, contract.removeIdentity, (ctx, { params }) => removeIdentity(ctx, asUser(ctx.actor), params.id))
}
