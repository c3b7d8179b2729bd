import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { type App, serve } from '../../platform/http/serve.ts'
import { requireOwnUnit } from '../organisation/index.ts'
import { drawSlip } from './draw-slip.ts'
import { givenTo, listQueue } from './queue.queries.ts'
import { decidedByActor, viewRequest } from './requests.queries.ts'
import { sendRequestFile } from './send-request-file.ts'
import { acceptRequest, assignRequest } from './use-cases/accept-request.ts'
import { mergeRequest, referRequest } from './use-cases/close-request.ts'
import { decideRequest } from './use-cases/decide-request.ts'
import { extendRequest } from './use-cases/extend-request.ts'
import { registerRequest } from './use-cases/register-request.ts'
import { reopenRequest } from './use-cases/reopen-request.ts'
import { proposeAnswer, sendBackRequest, startRequest } from './use-cases/search-for-request.ts'
import { answerForRequester, clarifyRequest, messageRequester } from './use-cases/write-to-requester.ts'
import { requireRequest } from './with-request.ts'

/** What the university does with requests from outside. */
export function requestsDeskRoutes(app: App): void {
  serveLists(app)
  serve(app, contract.registerRequest, (ctx, { body }) => registerRequest(ctx, body))
  serve(app, contract.acceptRequest, (ctx, { params, body }) => acceptRequest(ctx, { ...params, ...body }))
  serve(app, contract.assignRequest, (ctx, { params, body }) => assignRequest(ctx, { ...params, ...body }))
  serve(app, contract.clarifyRequest, (ctx, { params, body }) => clarifyRequest(ctx, { ...params, ...body }))
  serve(app, contract.answerForRequester, (ctx, { params, body }) => answerForRequester(ctx, { ...params, ...body }))
  serve(app, contract.startRequest, (ctx, { params, body }) => startRequest(ctx, { ...params, ...body }))
  serve(app, contract.extendRequest, (ctx, { params, body }) => extendRequest(ctx, { ...params, ...body }))
  serve(app, contract.proposeAnswer, (ctx, { params, body }) => proposeAnswer(ctx, { ...params, ...body }))
  serve(app, contract.sendBackRequest, (ctx, { params, body }) => sendBackRequest(ctx, { ...params, ...body }))
  serve(app, contract.decideRequest, (ctx, { params, body }) => decideRequest(ctx, { ...params, ...body }))
  serve(app, contract.referRequest, (ctx, { params, body }) => referRequest(ctx, { ...params, ...body }))
  serve(app, contract.mergeRequest, (ctx, { params, body }) => mergeRequest(ctx, { ...params, ...body }))
  serve(app, contract.reopenRequest, (ctx, { params, body }) => reopenRequest(ctx, { ...params, ...body }))
  serve(app, contract.messageRequester, (ctx, { params, body }) => messageRequester(ctx, { ...params, ...body }))
}

function serveLists(app: App): void {
  serve(app, contract.listRequests, (ctx, { query }) => listQueue(ctx, sql`true`, query))
  serve(app, contract.listUnitRequests, async (ctx, { params, query }) => {
    requireOwnUnit(ctx, params.duId)
    return listQueue(ctx, givenTo(params.duId), query)
  })
  serve(app, contract.listOwnDecisions, (ctx, { query }) => listQueue(ctx, decidedByActor(ctx), query))
  serve(app, contract.getRequest, async (ctx, { params }) => {
    await requireRequest(ctx, { ...params, action: 'view' })
    return viewRequest(ctx, params.id)
  })
  serve(app, contract.readRequestFile, async (ctx, { params }, exchange) => {
    await requireRequest(ctx, { id: params.id, action: 'view' })
    return sendRequestFile(ctx, { requestId: params.id, fileId: params.fileId }, exchange)
  })
  serve(app, contract.printRequestSlip, async (ctx, { params }, { reply }) => {
    await requireRequest(ctx, { ...params, action: 'view' })
    const request = await viewRequest(ctx, params.id)
    reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `inline; filename="${request.trackingNo}.pdf"`)
      .header('cache-control', 'private, no-store')
    return reply.send(drawSlip(ctx, request))
  })
}
