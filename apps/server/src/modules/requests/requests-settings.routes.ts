import * as contract from '@sinupan/contract'
import { wholeList } from '../../platform/database/page.ts'
import { type App, serve } from '../../platform/http/serve.ts'
import { listLetters } from './settings/letters.queries.ts'
import { previewLetter } from './settings/preview-letter.ts'
import { changeSettings, viewSettings } from './settings/request-settings.ts'
import { resetLetter, wordLetter } from './settings/word-letter.ts'

/** What administrators set for requests: the words of the letters, and how student numbers are written. */
export function requestsSettingsRoutes(app: App): void {
  serve(app, contract.listRequestLetters, async (ctx, { query: { language, ...page } }) =>
    wholeList(await listLetters(ctx.db, language), page),
  )
  serve(app, contract.updateRequestLetter, (ctx, { params, body }) => wordLetter(ctx, params, body))
  serve(app, contract.resetRequestLetter, (ctx, { params }) => resetLetter(ctx, params))
  serve(app, contract.previewRequestLetter, async (ctx, { params, body }) => previewLetter(ctx, params, body))
  serve(app, contract.getRequestSettings, (ctx) => viewSettings(ctx))
  serve(app, contract.updateRequestSettings, (ctx, { body }) => changeSettings(ctx, body))
}
