import * as contract from '@sinupan/contract'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { askForRebuild } from './indexing/ask-for-rebuild.ts'
import { readSearchIndex } from './indexing/rebuilds.queries.ts'
import { searchDocuments, searchQuickly } from './search-documents.ts'

export function searchRoutes(app: App): void {
  serve(app, contract.search, (ctx, { params, body }) => searchDocuments(ctx, params.duId, body))
  serve(app, contract.getSearchIndex, (ctx) => readSearchIndex(ctx))
  serve(app, contract.rebuildSearchIndex, (ctx) => askForRebuild(ctx))
  serve(app, contract.quickSearch, async (ctx, { params, query }) => {
    const { items, ...told } = await searchQuickly(ctx, params.duId, { type: params.type, search: query.search })
    return { ...wholeList(items, query), ...told }
  })
}
