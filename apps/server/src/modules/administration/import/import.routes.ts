import * as contract from '@sinupan/contract'
import type { RouteOptions } from 'fastify'
import { answerError } from '../../../platform/http/answer-error.ts'
import { type App, serve } from '../../../platform/http/serve.ts'
import { importOrganisation } from './import-organisation.ts'
import { importPeople } from './import-people.ts'
import { tooLarge } from './read-csv.ts'

/** Imports are larger than other requests; what is too large even for them is told in lines. */
function admitLarge(route: RouteOptions): void {
  if (![contract.importPeople, contract.importOrganisation].some(({ path }) => route.url === `/api${path}`)) return
  route.bodyLimit = contract.largestImport
  route.errorHandler = (error, request, reply) => {
    void answerError(error.statusCode === 413 ? tooLarge() : error, request, reply)
  }
}

/** Takes a CSV as it is (`text/csv`) as well as inside of JSON. */
export function importRoutes(app: App): void {
  app.fastify.addHook('onRoute', admitLarge)
  app.fastify.addContentTypeParser('text/csv', { parseAs: 'string' }, async (_request: unknown, csv: string) => ({
    csv,
  }))
  serve(app, contract.importPeople, (ctx, { query, body }) => importPeople(ctx, { ...query, ...body }))
  serve(app, contract.importOrganisation, (ctx, { query, body }) => importOrganisation(ctx, { ...query, ...body }))
}
