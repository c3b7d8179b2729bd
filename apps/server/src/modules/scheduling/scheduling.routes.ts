import * as contract from '@sinupan/contract'
import { type App, serve } from '../../platform/http/serve.ts'
import { listSuggestions } from './list-suggestions.ts'
import { setSeries } from './use-cases/set-series.ts'

export function schedulingRoutes(app: App): void {
  serve(app, contract.listSuggestions, (ctx, { query }) => listSuggestions(ctx, query))
  serve(app, contract.setSeries, async (ctx, { body }) => {
    const items = await setSeries(ctx, body)
    return { items, total: items.length }
  })
}
