import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { isCru, userIdOf } from '../../platform/actor.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { keeps } from './loans.policy.ts'
import { askedBy, askedOf, listLoans } from './loans.queries.ts'
import { approveLoan, cancelLoan, refuseLoan } from './use-cases/decide-loan.ts'
import { lendLoan, pullLoan } from './use-cases/hand-out.ts'
import { requestLoan } from './use-cases/request-loan.ts'
import { reshelveLoan, returnLoan } from './use-cases/take-back.ts'
import { viewOriginal } from './view-original.ts'

export function loansRoutes(app: App): void {
  serve(app, contract.listOwnLoans, (ctx, { query }) => listLoans(ctx, askedBy(userIdOf(ctx.actor) ?? ''), query))
  serve(app, contract.listUnitLoans, (ctx, { params, query }) => {
    if (!keeps(ctx.actor, params.duId)) throw refuse('NotYourDeliveryUnit')
    return listLoans(ctx, askedOf(params.duId), query)
  })
  serve(app, contract.listAllLoans, (ctx, { query }) => {
    if (!isCru(ctx.actor)) throw refuse('Forbidden')
    return listLoans(ctx, sql`true`, query)
  })
  serve(app, contract.getOriginal, (ctx, { params }) => viewOriginal(ctx, params.id))
  serve(app, contract.requestLoan, (ctx, { body }) => requestLoan(ctx, body))
  serve(app, contract.approveLoan, (ctx, { params, body }) => approveLoan(ctx, { ...params, ...body }))
  serve(app, contract.refuseLoan, (ctx, { params, body }) => refuseLoan(ctx, { ...params, ...body }))
  serve(app, contract.pullLoan, (ctx, { params, body }) => pullLoan(ctx, { ...params, ...body }))
  serve(app, contract.lendLoan, (ctx, { params, body }) => lendLoan(ctx, { ...params, ...body }))
  serve(app, contract.returnLoan, (ctx, { params, body }) => returnLoan(ctx, { ...params, ...body }))
  serve(app, contract.reshelveLoan, (ctx, { params, body }) => reshelveLoan(ctx, { ...params, ...body }))
  serve(app, contract.cancelLoan, (ctx, { params, body }) => cancelLoan(ctx, { ...params, ...body }))
}
