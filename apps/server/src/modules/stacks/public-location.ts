import type { getPublicLocation, PublicLocation, ResponseOf } from '@sinupan/contract'
import { sql } from 'kysely'
import { isCru, worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { refuse } from '../../platform/refusal.ts'
import { idOfRoute } from '../../platform/route-id.ts'
import { findLocationFacts, idsOnWay, type LocationFacts, locationRoute } from '../locations/index.ts'
import { countPublished, selectPublished } from '../search/index.ts'
import { listDocuments } from './list-contents.ts'

type Page = { page: number; pageSize: number }

/**
 * The page behind a place's label (docs/decisions/0034): outsiders see the public documents directly in it, where the place
 * itself is public; who is signed in sees what is theirs, whatever it is.
 *
 * @throws Refusal NotFound
 */
export async function viewPublicLocation(
  ctx: Context,
  routeId: string,
  page: Page,
): Promise<ResponseOf<typeof getPublicLocation>> {
  const id = idOfRoute(ctx.secrets, routeId, 'location')
  const [facts] = id === undefined ? [] : await findLocationFacts(ctx, [id])
  if (!facts || (ctx.actor.kind !== 'user' && !facts.isPublic)) throw refuse('NotFound')
  const [location, files] = await Promise.all([
    present(ctx, facts),
    ctx.actor.kind === 'user' ? listDocuments(ctx, facts, page) : listPublished(ctx, facts.id, page),
  ])
  return { location, files }
}

async function present(
  ctx: Context,
  { id, unitId, location, kind, code, path }: LocationFacts,
): Promise<PublicLocation> {
  const isMember = worksIn(ctx.actor, unitId)
  const isTold = isMember || isCru(ctx.actor) ? sql`true` : sql`(is_public or id = ${id})`
  const { rows } = await sql<PublicLocation['path'][number]>`
    select name as location, kind from locations where id = any(${idsOnWay(sql`${path}`)}) and ${isTold} order by nlevel(path)`.execute(
    ctx.db,
  )
  const address = locationRoute(ctx, id, unitId)
  return { id: address, routeId: address, publicLocation: location, kind, code, path: rows, isMember }
}

async function listPublished(ctx: Context, locationId: number, { page, pageSize }: Page) {
  const where = sql`d.location_id = ${locationId}`
  const published = await selectPublished(
    ctx,
    where,
    sql`order by p.name collate natural_order, d.id limit ${pageSize} offset ${page * pageSize}`,
  )
  return asList(
    published.map((one) => one.document),
    await countPublished(ctx, where),
  )
}
