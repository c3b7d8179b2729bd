import type { List, UserRef } from '@sinupan/contract'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { asList } from '../../platform/database/page.ts'
import { userRefJson } from '../people/index.ts'

export interface ActivityRow {
  id: number
  name: string
  at: string
  actor: UserRef | null
  payload: Record<string, unknown>
}

/** What happened to a document, newest first. Reading is told to nobody but the auditors. */
export async function listActivity(
  ctx: Context,
  documentId: number,
  page: { page: number; pageSize: number },
): Promise<List<ActivityRow>> {
  const { rows } = await sql<ActivityRow & { inAll: number }>`
    select fact.id, fact.name, fact.at, ${userRefJson('actor')} as actor, fact.payload, count(*) over ()::int as in_all
    from facts fact left join users actor on actor.id = fact.actor_id
    where fact.document_id = ${documentId} and fact.name <> 'document.contents-read'
    order by fact.id desc limit ${page.pageSize} offset ${page.page * page.pageSize}`.execute(ctx.db)
  return asList(
    rows.map(({ inAll: _, ...row }) => row),
    rows[0]?.inAll ?? 0,
  )
}
