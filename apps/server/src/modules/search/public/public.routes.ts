import * as contract from '@sinupan/contract'
import { getPublicDocument } from '@sinupan/contract'
import type { Context } from '../../../platform/context.ts'
import { wholeList } from '../../../platform/database/page.ts'
import { contentDisposition } from '../../../platform/http/content-disposition.ts'
import { limitedAddressOf } from '../../../platform/http/origin.ts'
import { type App, serve } from '../../../platform/http/serve.ts'
import { refuse } from '../../../platform/refusal.ts'
import { countPublicReading } from '../../documents/index.ts'
import { citedOf } from './citation.ts'
import { citationsOf } from './citations.ts'
import { readPublicDashboard } from './public-dashboard.queries.ts'
import { listShelves } from './public-shelves.queries.ts'
import { requirePublished } from './require-published.ts'
import { searchPublic } from './search-public.ts'
import { unlessKnown } from './unless-known.ts'

export function publicRoutes(app: App): void {
  serve(app, contract.listPublicCategories, async ({ db }, { query }, exchange) => {
    const shelves = await listShelves(db)
    return unlessKnown(exchange, { ...shelves, ...wholeList(shelves.items, query) })
  })
  serve(app, contract.listPublic, async (ctx, { query }, exchange) =>
    unlessKnown(exchange, await searchPublic(ctx, query)),
  )
  serve(app, contract.listPublicOfCategory, async (ctx, { params, query }, exchange) => {
    await requireOne(ctx, 'categories', params.id)
    return unlessKnown(exchange, await searchPublic(ctx, query, { categoryId: params.id }))
  })
  serve(app, contract.listPublicOfCampus, async (ctx, { params, query }, exchange) => {
    await requireOne(ctx, 'campuses', params.id)
    return unlessKnown(exchange, await searchPublic(ctx, query, { campusId: params.id }))
  })
  serve(app, contract.getPublicDashboard, async (ctx, _, exchange) =>
    unlessKnown(exchange, await readPublicDashboard(ctx)),
  )
  serve(app, getPublicDocument, async (ctx, { params }, exchange) => {
    const { id, document } = await requirePublished(ctx, params.routeId)
    const page = { ...document, citations: citationsOf(citedOf(ctx.config, document)) }
    const answer = unlessKnown(exchange, page)
    // Who comes again to what they still hold is the same reader.
    const isFirst = exchange.reply.statusCode === getPublicDocument.status
    if (isFirst && ctx.actor.kind === 'anonymous') {
      const address = limitedAddressOf(exchange.request)
      await countPublicReading(ctx, { documentId: id, what: 'views', address })
    }
    return answer
  })
  serve(app, contract.getPublicCitation, async (ctx, { params: { routeId, format } }, { reply }) => {
    const { document } = await requirePublished(ctx, routeId)
    const { bibtex, ris } = citationsOf(citedOf(ctx.config, document))
    return reply
      .type(format === 'bib' ? 'application/x-bibtex; charset=utf-8' : 'application/x-research-info-systems')
      .header('content-disposition', contentDisposition('attachment', `${document.name}.${format}`))
      .send(format === 'bib' ? bibtex : ris)
  })
}

async function requireOne({ db }: Context, table: 'categories' | 'campuses', id: number): Promise<void> {
  const found = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw refuse('NotFound')
}
