import * as contract from '@sinupan/contract'
import { wholeList } from '../../platform/database/page.ts'
import { limitedAddressOf } from '../../platform/http/origin.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { requireSelf } from '../people/index.ts'
import { linkGoogle, signInWithGoogle } from './google/sign-in-with-google.ts'
import { linkHris } from './hris/link-hris.ts'
import { signInWithHris } from './hris/sign-in-with-hris.ts'
import { listIdentities, removeIdentity } from './keep-identities.ts'
import { stepUp } from './step-up.ts'

export function identitiesRoutes(app: App): void {
  serve(app, contract.signInWithHris, (ctx, { body }, { request }) =>
    signInWithHris(ctx, { ...body, address: limitedAddressOf(request) }),
  )
  serve(app, contract.signInWithGoogle, (ctx, { body }, { request }) =>
    signInWithGoogle(ctx, { ...body, address: limitedAddressOf(request) }),
  )
  serve(app, contract.linkGoogle, (ctx, { body }) => linkGoogle(ctx, requireSelf(ctx), body.credential))
  serve(app, contract.stepUp, (ctx, { body }) => stepUp(ctx, requireSelf(ctx), body))
  serve(app, contract.listIdentities, async (ctx, { query }) =>
    wholeList(await listIdentities(ctx, requireSelf(ctx)), query),
  )
  serve(app, contract.linkHris, (ctx, { body }) => linkHris(ctx, requireSelf(ctx), body))
  serve(app, contract.removeIdentity, (ctx, { params }) => removeIdentity(ctx, requireSelf(ctx), params.id))
}
