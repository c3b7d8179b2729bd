import type { Drop, List } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import { userRefJson } from '../people/index.ts'
import { dropSource, stateOf } from './drop-state.ts'

interface Listing {
  /** Aliases: `r` drops. */
  where: RawBuilder<unknown>
  page: number
  pageSize: number
  state?: 'live' | 'ended' | undefined
}

type Row = Omit<Drop, 'fileFolder' | 'deliveryUnit' | 'url'> & {
  folderId: number | null
  folderName: string | null
  unitId: number
  unitName: string
  inAll: number
}

/** Requests for files, those that take some first, the newest first of each: one statement. */
export async function listDrops(ctx: Context, { where, state, page, pageSize }: Listing): Promise<List<Drop>> {
  const isOpen = sql`request.state in ('live', 'suspended')`
  const wanted = state === undefined ? sql`true` : state === 'live' ? isOpen : sql`not ${isOpen}`
  const { rows } = await sql<Row>`
    with request as materialized (
      select r.*, f.name as folder_name, arrived.count as file_count, arrived.last_at, ${stateOf(ctx)} as state
      from ${dropSource} where ${where}
    ), counted as (select request.*, count(*) over ()::int as in_all from request where ${wanted}),
    r as (select * from counted order by state <> 'live', id desc limit ${pageSize} offset ${page * pageSize})
    select r.id, r.title, r.message, r.state, r.folder_id, r.folder_name, r.unit_id, n.name as unit_name, r.expires_at,
      r.max_files, r.max_bytes::float8 as max_bytes, r.types, r.password_hash is not null as has_password, r.file_count,
      r.last_at as last_delivered_at, ${userRefJson('maker')} as created_by, r.created_at,
      case when r.ended_because = 'revoked' then r.ended_at end as revoked_at, r.in_all
    from r join units n on n.id = r.unit_id left join users maker on maker.id = r.created_by
    order by r.state <> 'live', r.id desc`.execute(ctx.db)
  return asList(
    rows.map((row) => present(ctx, row)),
    rows[0]?.inAll ?? (page === 0 ? 0 : (await listDrops(ctx, { where, state, page: 0, pageSize: 1 })).total),
  )
}

function present({ secrets }: Context, { inAll: _, folderId, folderName, unitId, unitName, ...row }: Row): Drop {
  const isThere = folderId !== null && folderName !== null
  return {
    ...row,
    fileFolder: isThere
      ? { id: folderId, name: folderName, routeId: routeIdOf(secrets, { kind: 'folder', id: folderId, unitId }) }
      : null,
    deliveryUnit: { id: unitId, name: unitName },
  }
}
