import { sql } from 'kysely'
import { isCru, worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { idOfRoute } from '../../platform/route-id.ts'
import { findLocationFacts, idsOnWay, type LocationFacts, requireLocation } from '../locations/index.ts'

/** A place that the actor may print, and how much of it they are told. */
export interface Printable {
  location: LocationFacts
  unitName: string
  /** The way down to it, itself the last, as far as the actor may know it. */
  way: string[]
  /** They work in its unit, or are of the CRU: they are told of every place inside, and of codes and days. */
  isInside: boolean
}

/**
 * A place to print. Its number or route id is enough for those who may look at it; the route id, which stands on its label,
 * for everybody signed in, and for outsiders where the place is public.
 *
 * @throws Refusal NotFound
 */
export async function requirePrintable(ctx: Context, value: string): Promise<Printable> {
  const id = idOfRoute(ctx.secrets, value, 'location')
  const location = id === undefined ? await requireLocation(ctx, value) : (await findLocationFacts(ctx, [id]))[0]
  if (!location || (ctx.actor.kind !== 'user' && !location.isPublic)) throw refuse('NotFound')
  const isInside = worksIn(ctx.actor, location.unitId) || isCru(ctx.actor)
  const told = isInside ? sql`true` : sql`(is_public or id = ${location.id})`
  const { rows } = await sql<{ name: string; unitName: string }>`
    select l.name, (select name from units where id = ${location.unitId}) as unit_name from locations l
    where id = any(${idsOnWay(sql`${location.path}`)}) and ${told} order by nlevel(path)`.execute(ctx.db)
  return { location, unitName: rows[0]?.unitName ?? '', way: rows.map((row) => row.name), isInside }
}
