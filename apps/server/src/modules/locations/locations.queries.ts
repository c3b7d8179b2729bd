import type { FileLocation, List, LocationRef } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { worksIn } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { refuse } from '../../platform/refusal.ts'
import { routeIdOf } from '../../platform/route-id.ts'

export interface LocationListing {
  /** Alias: `l` locations. */
  where: RawBuilder<unknown>
  page: number
  pageSize: number
  sort?: 'name' | 'modified' | 'size' | 'date' | 'created' | undefined
  order?: 'asc' | 'desc' | undefined
  /** Words of the name as they stand there, or the whole code. */
  search?: string | undefined
  /** How many there are, where a counter has it. */
  total?: number | undefined
}

type LocationRow = Omit<FileLocation, 'routeId' | 'capabilities' | 'childLocations'>

/** SQL: the ids on a way, from the top down to the place itself, for `any(…)`. */
export const idsOnWay = (path: RawBuilder<unknown>): RawBuilder<number[]> =>
  sql`(string_to_array(${path}::text, '.')::integer[])`

const columns = sql`l.id, l.name as location, l.description, l.parent_id, l.unit_id as delivery_unit_id, l.kind, l.code, l.file_count,
  l.child_count, l.is_public, l.version, l.created_at, l.updated_at,
  (select json_agg(json_build_object('id', step.id, 'location', step.name, 'kind', step.kind) order by nlevel(step.path))
    from locations step where step.id = any(${idsOnWay(sql`l.path`)})) as path`

const sortColumns: Record<NonNullable<LocationListing['sort']>, RawBuilder<unknown>> = {
  name: sql`l.name collate natural_order`,
  modified: sql`l.updated_at`,
  created: sql`l.created_at`,
  date: sql`l.created_at`,
  size: sql`l.file_count`,
}

/** Places for a screen with their ways: the page is found before the ways of its rows are read. Two statements at most. */
export async function selectLocations(ctx: Context, listing: LocationListing): Promise<List<FileLocation>> {
  const { page, pageSize, sort = 'name', order = 'asc', total } = listing
  const direction = order === 'desc' ? sql`desc` : sql`asc`
  const where = matching(listing)
  const { rows } = await sql<LocationRow>`
    select ${columns} from (
      select l.*, row_number() over () as place from (
        select l.* from locations l where ${where} order by ${sortColumns[sort]} ${direction}, l.id
        limit ${pageSize} offset ${page * pageSize}
      ) as l
    ) as l order by l.place`.execute(ctx.db)
  const items = rows.map((row) => presentLocation(ctx, row))
  if (!listing.search && total !== undefined) return asList(items, total)
  if (items.length > 0 && items.length < pageSize) return asList(items, page * pageSize + items.length)
  return asList(items, await countLocations(ctx, where))
}

function matching({ where, search }: LocationListing): RawBuilder<unknown> {
  if (!search) return where
  const words = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${where} and (l.name ilike ${words} or l.code = ${search.trim().toUpperCase()})`
}

async function countLocations({ db }: Context, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from locations l where ${where}`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

function presentLocation(ctx: Context, row: LocationRow): FileLocation {
  const isOwn = worksIn(ctx.actor, row.deliveryUnitId)
  return {
    ...row,
    childLocations: [],
    routeId: locationRoute(ctx, row.id, row.deliveryUnitId),
    capabilities: { edit: isOwn, remove: isOwn && row.childCount === 0 && row.fileCount === 0 },
  }
}

export const locationRoute = (ctx: Pick<Context, 'secrets'>, id: number, unitId: number): string =>
  routeIdOf(ctx.secrets, { kind: 'location', id, unitId })

/** One place; whoever calls has judged that the actor may know of it. @throws Refusal NotFound */
export async function requireLocationAnswer(ctx: Context, id: number): Promise<FileLocation> {
  const { items } = await selectLocations(ctx, { where: sql`l.id = ${id}`, page: 0, pageSize: 1, total: 1 })
  const [view] = items
  if (!view) throw refuse('NotFound')
  return view
}

/** SQL: the text of the way down to a place, itself the last, as in `Main building › Room 3 › Box 14`: names of places may hold a slash. */
export const locationWay = (path: RawBuilder<unknown>): RawBuilder<string> =>
  sql`(select string_agg(step.name, ' › ' order by nlevel(step.path)) from locations step where step.id = any(${idsOnWay(path)}))`

/** SQL: places directly in one, or at the top of a unit, as the indexes want it. Alias: `l`. */
export const directlyIn = (unitId: number, parentId: number | null): RawBuilder<unknown> =>
  sql`l.unit_id = ${unitId} and coalesce(l.parent_id, 0) = ${parentId ?? 0}`

/**
 * SQL: the place of document `d` as the contract's `locationRef` without its address; null without one. The text of dates and
 * the like is not in it, so that it may stand in any row.
 */
export const locationRefJson = sql<Omit<
  LocationRef,
  'routeId'
> | null>`(select json_build_object('id', place.id, 'location', place.name, 'kind', place.kind, 'code', place.code,
    'path', (select json_agg(json_build_object('id', step.id, 'location', step.name) order by nlevel(step.path))
      from locations step where step.id = any(${idsOnWay(sql`place.path`)})))
  from locations place where place.id = d.location_id)`

/** SQL: which writings of places `locationRefJson` tells of; null without one. */
export const locationStamp = sql<string | null>`case when d.location_id is not null then (
  select string_agg(step.xmin::text, ' ' order by step.id) from locations place
  join locations step on step.id = any(${idsOnWay(sql`place.path`)}) where place.id = d.location_id) end`
