import * as contract from '@sinupan/contract'
import { type App, serve } from '../../../platform/http/serve.ts'
import { importOrganisation } from './import-organisation.ts'
import { importPeople } from './import-people.ts'

/** Takes a CSV as it is (`text/csv`) as well as inside of JSON. */
export function importRoutes(app: App): void {
  app.fastify.addContentTypeParser('text/csv', { parseAs: 'string' }, async (_request: unknown, csv: string) => ({
    csv,
  }))
  serve(app, contract.importPeople, (ctx, { query, body }) => importPeople(ctx, { ...query, ...body }))
  serve(app, contract.importOrganisation, (ctx, { query, body }) => importOrganisation(ctx, { ...query, ...body }))
}
