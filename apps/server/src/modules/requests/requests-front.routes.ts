import * as contract from '@sinupan/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { wholeList } from '../../platform/database/page.ts'
import { limitedAddressOf } from '../../platform/http/origin.ts'
import { type App, type Exchange, serve } from '../../platform/http/serve.ts'
import { requireSeldom } from '../../platform/throttle.ts'
import { attachFile } from './front/attach-file.ts'
import { viewCase } from './front/case.queries.ts'
import { confirmRequest } from './front/confirm-request.ts'
import { createRequest } from './front/create-request.ts'
import { denialGrounds } from './front/denial-grounds.ts'
import { appealRequest, withdrawRequest } from './front/end-request.ts'
import { openByCode, openByLink, sendCaseCode } from './front/open-case.ts'
import { type OpenCase, requireCase } from './front/require-case.ts'
import { viewStatus } from './front/status.queries.ts'
import { writeToOffice } from './front/write-to-office.ts'
import { sendRequestFile } from './send-request-file.ts'
import { readTrackingNo } from './tracking-no.ts'

const lookUps = { count: 30, windowSeconds: 600 }

/** What the public does with its requests. */
export function requestsFrontRoutes(app: App): void {
  serve(app, contract.createRequest, (ctx, { body }, exchange) => createRequest(ctx, body, from(exchange)))
  serve(app, contract.attachToRequest, (ctx, _, { request }) => attachFile(ctx, request, limitedAddressOf(request)))
  serve(app, contract.confirmRequest, async (ctx, { body }, exchange) => {
    await requireSeldom(ctx, `request-confirm:${from(exchange)}`, lookUps)
    return confirmRequest(ctx, body.token)
  })
  serve(app, contract.getRequestStatus, async (ctx, { body }, exchange) => {
    await requireSeldom(ctx, `request-status:${from(exchange)}`, lookUps)
    return viewStatus(ctx, readTrackingNo(body.trackingNo))
  })
  serve(app, contract.listDenialGrounds, async (_, { query }) => wholeList(denialGrounds, query))
  serve(app, contract.sendCaseCode, (ctx, { body }, exchange) => sendCaseCode(ctx, body.trackingNo, from(exchange)))
  serve(app, contract.openCaseByCode, (ctx, { body }, exchange) =>
    openByCode(ctx, { ...body, address: from(exchange) }),
  )
  serve(app, contract.openCaseByLink, (ctx, { body }, exchange) => openByLink(ctx, body.token, from(exchange)))
  caseRoutes(app)
}

function caseRoutes(app: App): void {
  serve(app, contract.getCase, (ctx, _, exchange) =>
    onCase(ctx, exchange, ({ ctx, request }) => viewCase(ctx, request)),
  )
  serve(app, contract.writeToOffice, (ctx, { body }, exchange) =>
    onCase(ctx, exchange, (open, token) => writeToOffice(open, token, body)),
  )
  serve(app, contract.withdrawRequest, (ctx, { body }, exchange) =>
    onCase(ctx, exchange, (open, token) => withdrawRequest(open, token, body.reason ?? null)),
  )
  serve(app, contract.appealRequest, (ctx, { body }, exchange) =>
    onCase(ctx, exchange, (open, token) => appealRequest(open, token, body.reason)),
  )
  serve(app, contract.readCaseFile, (ctx, { params }, exchange) =>
    onCase(ctx, exchange, ({ ctx, request }) =>
      sendRequestFile(ctx, { requestId: request.id, fileId: params.id }, exchange),
    ),
  )
}

/** What is done to the request of the token that comes with the call. */
async function onCase<T>(
  ctx: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  work: (open: OpenCase, token: unknown) => Promise<T>,
): Promise<T> {
  const token = request.headers[contract.caseTokenHeader]
  reply.header('cache-control', 'no-store')
  return work(await requireCase(ctx, token), token)
}

// Nothing of a request is kept on the way.
function from({ request, reply }: Exchange): string {
  reply.header('cache-control', 'no-store')
  return limitedAddressOf(request)
}
