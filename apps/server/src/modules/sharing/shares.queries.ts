import type { List, ShareLink } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { refuse } from '../../platform/refusal.ts'
import { routeIdOf } from '../../platform/route-id.ts'
import { userRefJson } from '../people/index.ts'
import { stateOf } from './share-state.ts'

interface Listing {
  /** Aliases: `s` shares, `d` its document. */
  where: RawBuilder<unknown>
  page: number
  pageSize: number
  state?: 'live' | 'ended' | undefined
}

type Row = Omit<ShareLink, 'fileManager' | 'url'> & { name: string; unitId: number; inAll: number }

const people = sql`coalesce((select json_agg(${userRefJson('named')} order by named.last_name, named.first_name, named.id)
  from share_people sp join users named on named.id = sp.user_id where sp.share_id = s.id), '[]')`
const units = sql`coalesce((select json_agg(json_build_object('id', n.id, 'name', n.name) order by n.name, n.id)
  from share_units su join units n on n.id = su.unit_id where su.share_id = s.id), '[]')`

/** Shares, those that open first, the newest first of each: one statement. */
export async function listShares(ctx: Context, { where, state, page, pageSize }: Listing): Promise<List<ShareLink>> {
  const isOpen = sql`share.state in ('live', 'suspended')`
  const wanted = state === undefined ? sql`true` : state === 'live' ? isOpen : sql`not ${isOpen}`
  const { rows } = await sql<Row>`
    with share as materialized (
      select s.*, d.name, d.unit_id, ${stateOf(ctx.config)} as state
      from shares s join documents d on d.id = s.document_id where ${where}
    ), counted as (select share.*, count(*) over ()::int as in_all from share where ${wanted}),
    s as (select * from counted order by state <> 'live', id desc limit ${pageSize} offset ${page * pageSize})
    select s.id, s.document_id as file_manager_id, s.name, s.unit_id, s.state, s.is_for_anyone, ${people} as users,
      ${units} as delivery_units, s.expires_at, s.password_hash is not null as has_password, s.max_downloads,
      s.download_count, s.open_count, s.last_opened_at, ${userRefJson('maker')} as created_by, s.created_at,
      case when s.ended_because is distinct from 'limit' then s.ended_at end as revoked_at, s.in_all
    from s left join users maker on maker.id = s.created_by order by s.state <> 'live', s.id desc`.execute(ctx.db)
  return asList(
    rows.map((row) => present(ctx, row)),
    rows[0]?.inAll ?? (page === 0 ? 0 : (await listShares(ctx, { where, state, page: 0, pageSize: 1 })).total),
  )
}

/** @throws Refusal NotFound */
export async function findShare(ctx: Context, id: number): Promise<ShareLink> {
  const { items } = await listShares(ctx, { where: sql`s.id = ${id}`, page: 0, pageSize: 1 })
  const [share] = items
  if (!share) throw refuse('NotFound')
  return share
}

function present({ secrets }: Context, { inAll: _, name, unitId, ...row }: Row): ShareLink {
  const id = row.fileManagerId
  return { ...row, fileManager: { id, name, routeId: routeIdOf(secrets, { kind: 'document', id, unitId }) } }
}

/** How many links for anyone open a document now. */
export async function countLiveLinks({ db, config }: Context, documentId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from shares s join documents d on d.id = s.document_id
    where s.document_id = ${documentId} and s.is_for_anyone and ${stateOf(config)} = 'live'`.execute(db)
  return rows[0]?.count ?? 0
}
