import { type Config, publicUrl } from '../../../config.ts'
import type { Context } from '../../../platform/context.ts'
import { idOfRoute, routeIdOf } from '../../../platform/route-id.ts'
import type { Edition } from '../editions.queries.ts'
import { findLiving } from '../published.ts'
import { el, type Xml } from '../xml.ts'
import { dublinCore } from './dublin-core.ts'
import { isoSeconds } from './oai-request.ts'
import { setsOf } from './oai-sets.ts'

/** `oai:records.example.edu:<route id>`: as lasting as the page's address. */
const prefixOf = (config: Config): string => `oai:${new URL(publicUrl(config)).hostname}:`

/** The document of an identifier of ours; undefined for any other. */
export function idOfIdentifier({ config, secrets }: Context, identifier: string): number | undefined {
  const prefix = prefixOf(config)
  return identifier.startsWith(prefix) ? idOfRoute(secrets, identifier.slice(prefix.length), 'document') : undefined
}

function headerOf({ secrets, config }: Context, edition: Edition, isLiving: boolean): Xml {
  const { documentId: id, unitId, changedAt } = edition
  return el(
    'header',
    { status: isLiving ? null : 'deleted' },
    el('identifier', {}, `${prefixOf(config)}${routeIdOf(secrets, { kind: 'document', id, unitId })}`),
    el('datestamp', {}, isoSeconds(changedAt)),
    setsOf(edition).map((set) => el('setSpec', {}, set)),
  )
}

/** The headers of editions. What ended, and what ends in this moment, is `deleted`. */
export const headersOf = (ctx: Context, editions: readonly Edition[]): Xml[] =>
  editions.map((edition) => headerOf(ctx, edition, edition.isPublic))

/** The records of editions, in their order; one statement. */
export async function recordsOf(ctx: Context, editions: readonly Edition[]): Promise<Xml[]> {
  const living = await findLiving(ctx, editions)
  return editions.map((edition) => {
    const document = living.get(edition.documentId)
    const metadata = document && el('metadata', {}, dublinCore(ctx.config, document))
    return el('record', {}, headerOf(ctx, edition, document !== undefined), metadata)
  })
}
