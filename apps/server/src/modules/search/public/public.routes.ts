import * as contract from '@sinupan/contract'
import { getPublicDocument } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { wholeList } from '../../../platform/database/page.ts'
import { limitedAddressOf } from '../../../platform/http/origin.ts'
import { type App, serve } from '../../../platform/http/serve.ts'
import { refuse } from '../../../platform/refusal.ts'
import { idOfRoute } from '../../../platform/route-id.ts'
import { countPublicReading } from '../../documents/index.ts'
import { readPublicDashboard } from './public-dashboard.queries.ts'
import { selectPublished } from './public-documents.queries.ts'
import { listShelves } from './public-shelves.queries.ts'
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
    return unlessKnown(exchange, await searchPublic(ctx, query, [{ holds: sql`e.category_id = ${params.id}` }]))
  })
  serve(app, contract.listPublicOfCampus, async (ctx, { params, query }, exchange) => {
    await requireOne(ctx, 'campuses', params.id)
    return unlessKnown(exchange, await searchPublic(ctx, query, [{ holds: sql`e.campus_id = ${params.id}` }]))
  })
  serve(app, contract.getPublicDashboard, async (ctx, _, exchange) =>
    unlessKnown(exchange, await readPublicDashboard(ctx)),
  )
  serve(app, getPublicDocument, async (ctx, { params }, exchange) => {
    const id = idOfRoute(ctx.secrets, params.routeId, 'document')
    const [published] = id === undefined ? [] : await selectPublished(ctx, sql`d.id = ${id}`)
    if (!published) throw refuse('NotFound')
    const answer = unlessKnown(exchange, published.document)
    // Who comes again to what they still hold is the same reader.
    const isFirst = exchange.reply.statusCode === getPublicDocument.status
    if (isFirst && ctx.actor.kind === 'anonymous') {
      const address = limitedAddressOf(exchange.request)
      await countPublicReading(ctx, { documentId: published.id, what: 'views', address })
    }
    return answer
  })
}

async function requireOne({ db }: Context, table: 'categories' | 'campuses', id: number): Promise<void> {
  const found = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw refuse('NotFound')
}
