import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Caller } from '../../testing/caller.ts'

type Said = Partial<Omit<contract.BodyInputOf<typeof contract.createLocation>, 'location' | 'parentId'>>

/** A place of the caller's unit. */
export const makePlace = (caller: Caller, location: string, parentId: number | null = null, said: Said = {}) =>
  caller.ask(contract.createLocation, {
    params: { deliveryUnitId: caller.unitId },
    body: { location, parentId, ...said },
  })

export const put = (caller: Caller, fileManagerIds: number[], fileLocationId: number | null) =>
  caller.call(contract.placeDocuments, { body: { fileManagerIds, fileLocationId } })

/** Places whose counters or way differ from what a recount from the leaves says, without looking at a counter. */
export async function wrongPlaces(db: Database): Promise<unknown[]> {
  const { rows } = await sql`
    with recursive below as (
      select id as top, id from locations
      union all select below.top, l.id from locations l join below on l.parent_id = below.id
    ), way as (
      select id, id::text as text from locations where parent_id is null
      union all select l.id, way.text || '.' || l.id from locations l join way on l.parent_id = way.id
    ), right_ones as (
      select l.id, (select count(*) from locations c where c.parent_id = l.id) as children,
        (select count(*) from below join documents d on d.location_id = below.id and d.trashed_at is null and d.buried_in is null
          where below.top = l.id) as documents, way.text as path
      from locations l join way on way.id = l.id
    ) select l.id, l.child_count, l.file_count, l.path::text as path, r.* from locations l join right_ones r on r.id = l.id
      where (l.child_count, l.file_count, l.path::text) is distinct from (r.children, r.documents, r.path)
    union all select d.id, 0, 0, 'history', d.id, 0, 0, '' from documents d where d.location_id is distinct from (
      select h.to_id from location_history h where h.document_id = d.id order by h.id desc limit 1)`.execute(db)
  return rows
}
