import type { LocationKind } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { type DocumentFacts, selectDocumentFacts } from '../documents/index.ts'
import { idsOnWay } from '../locations/index.ts'
import type { Printable } from './require-printable.ts'

/** A place of a branch. */
export interface PlaceInside {
  id: number
  name: string
  kind: LocationKind
  code: string
  /** Below the place that is printed, itself the last; empty for that place itself. */
  steps: string[]
}

/** The ids of all places of a branch, each before those inside it, those that stand together by name: as a shelf is read. */
export async function orderOfBranch(db: Database, { location }: Printable): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    with recursive branch as (
      select id, unit_id, array[]::text[] as steps from locations where id = ${location.id}
      union all
      select l.id, l.unit_id, above.steps || l.name from branch above
      join locations l on l.unit_id = above.unit_id and coalesce(l.parent_id, 0) = above.id)
    select coalesce(array_agg(id order by steps collate natural_order, id), '{}') as ids from branch`.execute(db)
  return rows[0]?.ids ?? []
}

/** Some places of a branch, in that order; for outsiders the public ones alone. What has left it meanwhile is left out. */
export async function listPlacesInside(
  db: Database,
  { location, isInside }: Printable,
  ids: readonly number[],
): Promise<PlaceInside[]> {
  const { path } = location
  const depth = path.split('.').length
  const told = isInside
    ? sql`true`
    : sql`not exists (select from locations above where above.id = any(${idsOnWay(sql`l.path`)})
        and nlevel(above.path) > ${depth} and not above.is_public)`
  const { rows } = await sql<PlaceInside>`
    select l.id, l.name, l.kind, l.code,
      coalesce((select array_agg(step.name order by nlevel(step.path)) from locations step
        where step.id = any(${idsOnWay(sql`l.path`)}) and nlevel(step.path) > ${depth}), '{}') as steps
    from unnest(${ids}::integer[]) with ordinality as wanted(id, no)
    join locations l on l.id = wanted.id
    where l.path <@ ${path}::ltree and ${told}
    order by wanted.no`.execute(db)
  return rows
}

export interface Standing {
  id: number
  locationId: number
  name: string
}

/** The living documents directly in each of some places by name, at most `most` of each. */
export async function listStanding(db: Database, locationIds: readonly number[], most: number): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select d.id, place.id as location_id, d.name from unnest(${locationIds}::integer[]) with ordinality as place(id, no)
    cross join lateral (select id, name from documents where location_id = place.id and is_living
      order by name collate natural_order, id limit ${most}) as d
    order by place.no, d.name collate natural_order, d.id`.execute(db)
  return rows
}

/** The living documents directly in a place, behind one of them. */
export async function listStandingAfter(
  db: Database,
  { locationId, name, id }: Standing,
  most: number,
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select id, location_id, name from documents
    where location_id = ${locationId} and is_living
      and (name collate natural_order, id) > (${name}::text collate natural_order, ${id})
    order by name collate natural_order, id limit ${most}`.execute(db)
  return rows
}

/** What a report tells of a document, in both of its editions. */
interface Told {
  itemCode: string | null
  expiresOn: string | null
  ownDate: string | null
  ownCategory: string | null
  postedName: string | null
  postedDate: string | null
  postedCategory: string | null
}
export type ToldDocument = DocumentFacts & Told

/** Documents by id with what a report tells of them. */
export async function findTold(ctx: Context, ids: readonly number[]): Promise<Map<number, ToldDocument>> {
  const told = await selectDocumentFacts<Told>(ctx, {
    where: sql`d.id = any(${ids}::integer[])`,
    columns: sql`d.item_code, d.expires_on, d.document_date as own_date,
      (select name from categories where id = d.category_id) as own_category,
      p.name as posted_name, p.document_date as posted_date,
      (select name from categories where id = p.category_id) as posted_category`,
  })
  return new Map(told.map((one) => [one.id, one]))
}
