import * as contract from '@sinupan/contract'
import { getOwnAct, listOpen } from '../../platform/acts/order-act.ts'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { stopAct } from './use-cases/stop-act.ts'

/** What goes on behind its answer, for whoever ordered it. */
export function actsRoutes(app: App): void {
  serve(app, contract.getAct, (ctx, { params }) => getOwnAct(ctx, params.id))
  serve(app, contract.stopAct, (ctx, { params }) => stopAct(ctx, params.id))
  serve(app, contract.listOwnActs, async (ctx, { query }) => wholeList(await listOpen(ctx), query))
}
