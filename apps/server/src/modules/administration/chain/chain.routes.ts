import * as contract from '@sinupan/contract'
import { type App, serve } from '../../../platform/http/serve.ts'
import { askForCheck, checkNow } from './ask-for-check.ts'
import { readChecks } from './checks.queries.ts'

export function chainRoutes(app: App): void {
  serve(app, contract.verifyAudit, (ctx) => checkNow(ctx))
  serve(app, contract.getAuditChecks, (ctx) => readChecks(ctx))
  serve(app, contract.startAuditCheck, (ctx) => askForCheck(ctx))
}
