import * as contract from '@sinupan/contract'
import { type App, serve } from '../../../platform/http/serve.ts'
import { refuse } from '../../../platform/refusal.ts'
import { findFile } from '../files.queries.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { readText } from './read-text.ts'

/** Texts in their letters, and in which encoding they are read. */
export function textsRoutes(app: App): void {
  serve(app, contract.readText, (ctx, { params, query }, { request }) =>
    readText(ctx, { ...params, ...query }, request),
  )
  serve(app, contract.chooseEncoding, async (ctx, { params, body }) => {
    await chooseEncoding(ctx, params.id, body.encoding)
    const file = await findFile(ctx, params.id)
    if (!file) throw refuse('NotFound')
    return file
  })
}
