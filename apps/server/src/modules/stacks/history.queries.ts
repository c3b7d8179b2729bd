import type { List, LocationEvent } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { documentRemoved } from '../documents/index.ts'
import { userRefJson } from '../people/index.ts'

/** What came into a place and went from it, newest first: one statement. */
export async function listHistory(
  { db }: Context,
  locationId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<List<LocationEvent>> {
  const last = (page + 1) * pageSize
  const side = (column: 'to_id' | 'from_id') => {
    const here = sql.ref(column)
    return sql`(select h.* from location_history h where ${here} = ${locationId} order by h.id desc limit ${last})`
  }
  const { rows } = await sql<LocationEvent & { inAll: number }>`
    select h.id, h.at, case when h.to_id = ${locationId} then 'in' else 'out' end as direction, h.document_id as file_manager_id,
      h.location_id as file_location_id, h.name, h.code, ${userRefJson('actor')} as actor,
      case when other.id is not null then json_build_object('id', other.id, 'location', (select name from locations where id = other.id)) end as other,
      (select count(*)::int from location_history where to_id = ${locationId})
        + (select count(*)::int from location_history where from_id = ${locationId}) as in_all
    from (${side('to_id')} union all ${side('from_id')} order by id desc limit ${pageSize} offset ${page * pageSize}) as h
    cross join lateral (select case when h.to_id = ${locationId} then h.from_id else h.to_id end as id) as other
    left join lateral (
      select coalesce(h.by_id, (select f.actor_id from facts f where f.document_id = h.document_id and f.name = ${documentRemoved.factName}
        order by f.id desc limit 1)) as id
    ) as who on true
    left join users actor on actor.id = who.id
    order by h.id desc`.execute(db)
  const total = rows[0]?.inAll ?? (page === 0 ? 0 : await countHistory(db, locationId))
  return asList(
    rows.map(({ inAll: _, ...row }) => row),
    total,
  )
}

async function countHistory(db: Context['db'], id: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from location_history where to_id = ${id} or from_id = ${id}`.execute(db)
  return rows[0]?.total ?? 0
}
