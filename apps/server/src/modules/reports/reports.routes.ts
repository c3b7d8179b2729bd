import { Readable } from 'node:stream'
import * as contract from '@sinupan/contract'
import { publishAlone } from '../../platform/database/transaction.ts'
import { contentDisposition } from '../../platform/http/content-disposition.ts'
import { limitedAddressOf } from '../../platform/http/origin.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { requireSeldom } from '../../platform/throttle.ts'
import { printLocation } from './print-location.ts'
import { locationPrinted } from './reports.facts.ts'
import { requirePrintable } from './require-printable.ts'

// A report of ten thousand papers takes seconds: outsiders have no need of many.
const byOutsiders = { count: 60, windowSeconds: 600 }

export function reportsRoutes(app: App): void {
  serve(app, contract.printLocation, async (ctx, { params, query }, { request, reply }) => {
    const { docType, locationId } = params
    const isKnown = ctx.actor.kind === 'user'
    if (!isKnown) await requireSeldom(ctx, `report:${limitedAddressOf(request)}`, byOutsiders)
    const printable = await requirePrintable(ctx, locationId)
    const { layout, items = false } = query
    const { body, mediaType, fileName } = await printLocation(ctx, printable, { docType, layout, items })
    const { id, location: name, code, unitId } = printable.location
    // Of an outsider nothing is known that a fact could tell.
    if (isKnown) await publishAlone(ctx, locationPrinted({ unitId }, { locationId: id, name, code, docType }))
    reply
      .header('content-type', mediaType)
      .header('content-disposition', contentDisposition(docType === 'xlsx' ? 'attachment' : 'inline', fileName))
      .header('cache-control', 'private, no-store')
    if (request.method === 'HEAD') return reply.send(Readable.from([]))
    return reply.send(body)
  })
}
