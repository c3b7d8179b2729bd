import type { AccessGrant, AccessRequest, List } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { userIdOf } from '../../platform/actor.ts'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { userRefJson } from '../people/index.ts'

interface Page {
  page: number
  pageSize: number
}

/** Requests for access. `where`: aliases `r` the request, `d` its document. */
export async function selectRequests(ctx: Context, where: RawBuilder<unknown>, { page, pageSize }: Page) {
  const { rows } = await sql<AccessRequest & { inAll: number }>`
    select r.id, json_build_object('id', d.id, 'name', d.name) as document, ${userRefJson('asker')} as "by", r.reason, r.status,
      r.created_at, count(*) over ()::int as in_all
    from access_requests r join documents d on d.id = r.document_id join users asker on asker.id = r.user_id
    where ${where} order by r.id limit ${pageSize} offset ${page * pageSize}`.execute(ctx.db)
  return asList<AccessRequest>(
    rows.map(({ inAll: _, ...row }) => row),
    rows[0]?.inAll ?? (page === 0 ? 0 : await countRequests(ctx, where)),
  )
}

async function countRequests({ db }: Context, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from access_requests r join documents d on d.id = r.document_id where ${where}`.execute(db)
  return rows[0]?.count ?? 0
}

/** What the actor is asked to open, as the owner of living documents. */
export const listAsked = (ctx: Context, page: Page): Promise<List<AccessRequest>> =>
  selectRequests(ctx, sql`r.status = 'waiting' and d.owner_id = ${userIdOf(ctx.actor)} and d.is_living`, page)

/** Access that lasts. `where`: alias `a`. */
export async function selectGrants(ctx: Context, where: RawBuilder<unknown>, { page, pageSize }: Page) {
  const { rows } = await sql<AccessGrant & { inAll: number }>`
    select a.id, a.document_id as file_manager_id, a.kind, ${userRefJson('reader')} as "user", a.reason, ${userRefJson('giver')} as given_by,
      a.given_at, a.expires_at, count(*) over ()::int as in_all
    from access_grants a join users reader on reader.id = a.user_id left join users giver on giver.id = a.given_by
    where a.ended_at is null and a.expires_at > now() and ${where}
    order by a.id desc limit ${pageSize} offset ${page * pageSize}`.execute(ctx.db)
  return asList<AccessGrant>(
    rows.map(({ inAll: _, ...row }) => row),
    rows[0]?.inAll ?? 0,
  )
}
