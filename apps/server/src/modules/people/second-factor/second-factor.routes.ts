import * as contract from '@sinupan/contract'
import { type App, serve } from '../../../platform/http/serve.ts'
import { asUser } from '../as-user.ts'
import {
  disableSecondFactor,
  enableSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
  viewSecondFactor,
} from './keep-second-factor.ts'

export function secondFactorRoutes(app: App): void {
  serve(app, contract.getSecondFactor, (ctx) => viewSecondFactor(ctx, asUser(ctx.actor)))
  serve(app, contract.setUpSecondFactor, (ctx) => setUpSecondFactor(ctx, asUser(ctx.actor)))
  serve(app, contract.enableSecondFactor, (ctx, { body }) => enableSecondFactor(ctx, asUser(ctx.actor), body.code))
  serve(app, contract.disableSecondFactor, (ctx, { body }) => disableSecondFactor(ctx, asUser(ctx.actor), body))
  serve(app, contract.renewRecoveryCodes, (ctx) => renewRecoveryCodes(ctx, asUser(ctx.actor)))
}
