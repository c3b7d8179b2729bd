import type { AuditEntry, AuditFilters, List, UserRef } from '@sinupan/contract'
import { exactTotalLimit } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { asList } from '../../../platform/database/page.ts'
import { userRefJson } from '../../people/index.ts'
import { wantedFacts } from './audit-filters.ts'
import { presentFacts } from './present-facts.ts'

export interface FactRow {
  id: number
  number: number | null
  name: string
  at: string
  actorKind: AuditEntry['actorKind']
  actor: UserRef | null
  address: string | null
  requestId: string | null
  documentId: number | null
  folderId: number | null
  postingId: number | null
  unitId: number | null
  unitName: string | null
  /** Of the account that it is about. */
  aboutName: string | null
  payload: Record<string, unknown>
}

async function readFacts(ctx: Context, where: RawBuilder<boolean>, page: RawBuilder<unknown>): Promise<AuditEntry[]> {
  const { rows } = await sql<FactRow>`
    select f.id, s.number, f.name, f.at, f.actor_kind, ${userRefJson('actor')} as actor, f.address, f.request_id,
      f.document_id, f.folder_id, f.posting_id, f.unit_id, n.name as unit_name, about.first_name || ' ' || about.last_name as about_name, f.payload
    from (select f.* from facts f where ${where} order by f.id desc ${page}) f
    left join fact_seals s on s.fact_id = f.id left join users actor on actor.id = f.actor_id
    left join units n on n.id = f.unit_id
    left join users about on about.id = case when f.payload ->> 'userId' ~ '^[0-9a-f-]{36}$' then (f.payload ->> 'userId')::uuid end
    order by f.id desc`.execute(ctx.db)
  return presentFacts(ctx, rows)
}

type AuditQuery = AuditFilters & { page: number; pageSize: number }

/** What happened, newest first. */
export async function listFacts(ctx: Context, { page, pageSize, ...filters }: AuditQuery): Promise<List<AuditEntry>> {
  const where = wantedFacts(ctx, filters)
  const [items, { rows: counted }] = await Promise.all([
    readFacts(ctx, where, sql`limit ${pageSize} offset ${page * pageSize}`),
    sql<{ total: number }>`select count(*)::int as total
      from (select from facts f where ${where} limit ${exactTotalLimit + 1}) counted`.execute(ctx.db),
  ])
  return asList(items, counted[0]?.total ?? 0)
}

/** The same without pages: batches, newest first, up to what there is now. */
export async function* streamFacts(ctx: Context, filters: AuditFilters): AsyncGenerator<AuditEntry[]> {
  const where = wantedFacts(ctx, filters)
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const entries = await readFacts(ctx, sql`${where} and f.id < ${before}`, sql`limit 1000`)
    if (entries.length === 0) return
    yield entries
    before = entries.at(-1)?.id ?? 0
  }
}

/** The names of what has happened here; a skip along the index, since there are few names and many facts. */
export async function listActions(ctx: Context): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive known as (
      (select name from facts order by name limit 1)
      union all
      select (select f.name from facts f where f.name > known.name order by f.name limit 1) from known where known.name is not null
    ) select name from known where name is not null`.execute(ctx.db)
  return rows.map((row) => row.name)
}
