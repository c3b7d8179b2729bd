import * as contract from '@sinupan/contract'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { listCopies, viewCopy } from './copies/copies.queries.ts'
import { openReleased } from './copies/open-released.ts'
import { prepareCopy } from './copies/prepare-copy.ts'
import { revokeRelease } from './copies/revoke-release.ts'
import { sendPrepared, sendReleased, sendSource } from './copies/send-copy.ts'
import { requireCase } from './front/require-case.ts'
import { listPublished } from './publishing/list-published.ts'
import { publishRelease } from './publishing/publish-release.ts'
import { requireRequest } from './with-request.ts'

/** Copies that leave the house: made and checked by the office, downloaded by whoever asked for them. */
export function requestsCopiesRoutes(app: App): void {
  serve(app, contract.listRequestCopies, async (ctx, { params: { id }, query }) => {
    await requireRequest(ctx, { id, action: 'review' })
    return wholeList(await listCopies(ctx, id), query)
  })
  serve(app, contract.getCopyFindings, async (ctx, { params: { id, fileManagerFileId } }) => {
    await requireRequest(ctx, { id, action: 'review' })
    return viewCopy(ctx, id, fileManagerFileId)
  })
  serve(app, contract.prepareCopy, (ctx, { params, body }) => prepareCopy(ctx, { ...params, ...body }))
  serve(app, contract.readCopySource, (ctx, { params }, exchange) => sendSource(ctx, params, exchange))
  serve(app, contract.readPreparedCopy, (ctx, { params }, exchange) => sendPrepared(ctx, params, exchange))
  serve(app, contract.downloadReleased, async (ctx, { params }, { request, reply }) => {
    reply.header('cache-control', 'no-store')
    return openReleased(await requireCase(ctx, request.headers[contract.caseTokenHeader]), params.id)
  })
  serve(app, contract.readReleased, (ctx, { params }, exchange) => sendReleased(ctx, params.ticket, exchange))
  serve(app, contract.publishReleased, (ctx, { params, body }) => publishRelease(ctx, { ...params, ...body }))
  serve(app, contract.listPublished, (ctx, { query }) => listPublished(ctx, query))
  serve(app, contract.revokeReleased, (ctx, { params }) => revokeRelease(ctx, params))
}
