import { Readable } from 'node:stream'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { isCru } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { limitedAddressOf } from '../../platform/http/origin.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { refuse } from '../../platform/refusal.ts'
import { requireOwnUnit } from '../organisation/index.ts'
import { listDisposals, viewDisposal } from './disposal.queries.ts'
import { printCertificate } from './print-certificate.ts'
import { authoriseDisposal } from './use-cases/authorise-disposal.ts'
import { concur } from './use-cases/concur.ts'
import { changeItems, draftDisposal } from './use-cases/draft-disposal.ts'
import { executeDisposal } from './use-cases/execute-disposal.ts'
import { restoreDisposed } from './use-cases/restore-disposed.ts'
import { cancelDisposal, submitDisposal } from './use-cases/submit-disposal.ts'
import { verifyCertificate } from './verify-certificate.ts'
import { requireDisposal } from './with-disposal.ts'

export function disposalRoutes(app: App): void {
  serve(app, contract.listDisposals, async (ctx, { query }) => {
    if (!isCru(ctx.actor)) throw refuse('Forbidden')
    const first = sql`b.status in ('executed', 'certified', 'cancelled')`
    return listDisposals(ctx, { ...query, where: sql`true`, first })
  })
  serve(app, contract.listUnitDisposals, async (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.duId)
    return listOfUnit(ctx, params.duId, query)
  })
  serve(app, contract.verifyCertificate, (ctx, { params }, { request, reply }) => {
    reply.header('cache-control', 'no-store')
    return verifyCertificate(ctx, { ...params, address: limitedAddressOf(request) })
  })
  serve(app, contract.getDisposal, async (ctx, { params, query }) => {
    await requireDisposal(ctx, { id: params.id, action: 'view' })
    return viewDisposal(ctx, params.id, query)
  })
  serve(app, contract.readCertificate, async (ctx, { params }, { request, reply }) => {
    const { body, fileName } = await printCertificate(ctx, params.id)
    reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', contentDisposition('attachment', fileName))
      .header('cache-control', 'private, no-store')
    return reply.send(request.method === 'HEAD' ? Readable.from([]) : body)
  })
  serve(app, contract.createDisposal, (ctx, { body }) => draftDisposal(ctx, body))
  serve(app, contract.changeDisposalItems, (ctx, { params, body }) => changeItems(ctx, params.id, body))
  serve(app, contract.submitDisposal, (ctx, { params, body }) => submitDisposal(ctx, params.id, body.version))
  serve(app, contract.concur, (ctx, { params, body }) => concur(ctx, params.id, body))
  serve(app, contract.authoriseDisposal, (ctx, { params, body }) => authoriseDisposal(ctx, params.id, body))
  serve(app, contract.executeDisposal, (ctx, { params, body }) => executeDisposal(ctx, params.id, body))
  serve(app, contract.cancelDisposal, (ctx, { params, body }) => cancelDisposal(ctx, params.id, body.version))
  serve(app, contract.restoreDisposed, async (ctx, { params, body }) => {
    await restoreDisposed(ctx, params.id, body)
    return { items: body.fileManagerIds, total: body.fileManagerIds.length }
  })
}

/** What was sent to a unit, what it has still to answer first. */
function listOfUnit(
  ctx: Context,
  unitId: number,
  { waiting, ...query }: contract.QueryOf<typeof contract.listUnitDisposals>,
) {
  const own = sql`from disposal_items i where i.disposal_id = b.id and i.unit_id = ${unitId}`
  const isWaiting = sql`(b.status = 'concurrence' and exists (select ${own} and i.state = 'listed' and i.agrees is null))`
  const asked = waiting === undefined ? sql`true` : waiting ? isWaiting : sql`not ${isWaiting}`
  const where = sql`b.submitted_at is not null and exists (select ${own}) and ${asked}`
  return listDisposals(ctx, { ...query, where, first: sql`not ${isWaiting}` })
}
