import * as contract from '@sinupan/contract'
import { type App, serve } from '../../platform/http/serve.ts'
import { asUser } from '../people/index.ts'
import { stepUp } from './step-up.ts'

export function identitiesRoutes(app: App): void {
  serve(app, contract.stepUp, (ctx, { body }) => stepUp(ctx, asUser(ctx.actor), body))
}
