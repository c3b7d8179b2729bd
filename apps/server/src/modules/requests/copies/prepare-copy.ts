import type { BodyOf, prepareCopy as contract, RequestCopy } from '@sinupan/contract'
import { awaitedBy, type Context } from '../../../platform/context.ts'
import { refuseField } from '../../../platform/refusal.ts'
import { withRequest } from '../with-request.ts'
import { viewCopy } from './copies.queries.ts'
import { insertOrder } from './copies.store.ts'
import { makeCopiesQueue } from './make-ordered.ts'

type Order = BodyOf<typeof contract> & { id: number; fileManagerFileId: number }

/**
 * Orders a copy of a file that is to be released. It is made by a job, and an order that comes later replaces it.
 *
 * @throws Refusal NotFound, Forbidden, StateChanged; ValidationFailed for boxes on what has no pages
 */
export const prepareCopy = (ctx: Context, { id, fileManagerFileId: fileId, ...order }: Order): Promise<RequestCopy> =>
  withRequest(ctx, { id, action: 'prepare' }, async (ctx, request) => {
    const { sourceSha256, mayCover } = await viewCopy(ctx, id, fileId)
    if (order.boxes.length > 0 && !mayCover)
      throw refuseField('boxes', 'Boxes are drawn on PDFs and pictures. Save this file as a PDF, and add that.')
    const turn = await insertOrder(ctx, request, { ...order, fileId, sourceSha256 })
    const job = { requestId: id, fileId, turn }
    await ctx.jobs.send(ctx.db, makeCopiesQueue, job, { awaitedBy: awaitedBy(ctx) })
    return viewCopy(ctx, id, fileId)
  })
