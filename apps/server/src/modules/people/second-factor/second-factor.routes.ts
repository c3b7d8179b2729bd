import * as contract from '@sinupan/contract'
import { type App, serve } from '../../../platform/http/serve.ts'
import { requireSelf } from '../own-account.ts'
import {
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  setUpSecondFactor,
  viewSecondFactor,
} from './keep-second-factor.ts'

export function secondFactorRoutes(app: App): void {
  serve(app, contract.getSecondFactor, (ctx) => viewSecondFactor(ctx, requireSelf(ctx)))
  serve(app, contract.setUpSecondFactor, (ctx) => setUpSecondFactor(ctx, requireSelf(ctx)))
  serve(app, contract.enableSecondFactor, (ctx, { body }) => enableSecondFactor(ctx, requireSelf(ctx), body.code))
  serve(app, contract.disableSecondFactor, (ctx, { body }) => disableSecondFactor(ctx, requireSelf(ctx), body))
  serve(app, contract.resetSecondFactor, (ctx, { params }) => resetSecondFactor(ctx, params.id))
  serve(app, contract.renewRecoveryCodes, (ctx) => renewRecoveryCodes(ctx, requireSelf(ctx)))
}
