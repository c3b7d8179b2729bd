import * as contract from '@sinupan/contract'
import { type App, serve } from '../../platform/http/serve.ts'
import { searchDocuments, searchQuickly } from './search-documents.ts'

export function searchRoutes(app: App): void {
  serve(app, contract.search, (ctx, { params, body }) => searchDocuments(ctx, params.duId, body))
  serve(app, contract.quickSearch, (ctx, { params, query }) =>
    searchQuickly(ctx, params.duId, { type: params.type, search: query.search }),
  )
}
