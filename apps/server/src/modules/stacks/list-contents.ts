import type { Document, FileLocation, List, LocationContents } from '@sinupan/contract'
import { sql } from 'kysely'
import { worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { refuse } from '../../platform/refusal.ts'
import { selectDocuments } from '../documents/index.ts'
import {
  directlyIn,
  type LocationFacts,
  requireLocation,
  requireLocationAnswer,
  selectLocations,
} from '../locations/index.ts'
import { type DocumentsQuery, listSeen } from './seen-documents.queries.ts'

export interface ContentsQuery extends DocumentsQuery {
  only?: 'locations' | 'files' | undefined
}
const nothing = { items: [], total: 0 }
const firstFifty = { page: 0, pageSize: 50 }

/** The places at the top of a unit. Whoever calls has judged that the unit is the actor's. */
export async function listTop(
  ctx: Context,
  unitId: number,
  { only, ...page }: ContentsQuery,
): Promise<LocationContents> {
  const where = directlyIn(unitId, null)
  const locations = only === 'files' ? undefined : await selectLocations(ctx, { ...page, where })
  return { location: null, locations, files: only === 'locations' ? undefined : nothing }
}

/** The places and documents directly in a place. @throws Refusal NotFound, also where it is not the unit's */
export async function listInside(
  ctx: Context,
  { id, unitId }: { id: string; unitId: number },
  { only, ...page }: ContentsQuery,
): Promise<LocationContents> {
  const facts = await requireLocation(ctx, id)
  if (facts.unitId !== unitId) throw refuse('NotFound')
  const location = await requireLocationAnswer(ctx, facts.id)
  const where = directlyIn(unitId, facts.id)
  const [locations, files] = await Promise.all([
    only === 'files' ? undefined : selectLocations(ctx, { ...page, where, total: location.childCount }),
    only === 'locations' ? undefined : listDocuments(ctx, facts, page),
  ])
  return { location, locations, files }
}

/** The documents directly in a place that the actor may look at, as far as they see them. */
export function listDocuments(
  ctx: Context,
  { id, unitId }: LocationFacts,
  query: DocumentsQuery,
): Promise<List<Document>> {
  if (!worksIn(ctx.actor, unitId)) return listSeen(ctx, id, query)
  return selectDocuments(ctx, { ...query, where: sql`d.location_id = ${id} and d.is_living`, isPlain: true })
}

/** A place with the first fifty places inside. @throws Refusal NotFound */
export async function viewLocation(ctx: Context, value: string | number): Promise<FileLocation> {
  const { id, unitId } = await requireLocation(ctx, value)
  const location = await requireLocationAnswer(ctx, id)
  if (location.childCount === 0) return location
  const inside = await selectLocations(ctx, {
    ...firstFifty,
    where: directlyIn(unitId, id),
    total: location.childCount,
  })
  return { ...location, childLocations: inside.items }
}
