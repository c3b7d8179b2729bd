import type { AuditEntry, AuditFilters, List } from '@sinupan/contract'
import { exactTotalLimit } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { asList } from '../../../platform/database/page.ts'
import { userRefJson } from '../../people/index.ts'
import { wantedFacts } from './audit-filters.ts'
import { anyMeant, isCommon, isMeant, type Meant, meaningOf, newestMeant } from './audit-search.ts'
import { type FactRow, presentFacts } from './present-facts.ts'

async function readFacts(ctx: Context, ids: RawBuilder<unknown>): Promise<AuditEntry[]> {
  const { rows } = await sql<FactRow>`
    select f.id, s.number, f.name, f.at, f.actor_kind, ${userRefJson('actor')} as actor, f.address, f.request_id,
      f.document_id, f.folder_id, f.posting_id, f.unit_id, n.name as unit_name, about.first_name || ' ' || about.last_name as about_name, f.payload
    from ${ids} wanted join facts f on f.id = wanted.id
    left join fact_seals s on s.fact_id = f.id left join users actor on actor.id = f.actor_id
    left join units n on n.id = f.unit_id
    left join users about on about.id = case when f.payload ->> 'userId' ~ '^[0-9a-f-]{36}$' then (f.payload ->> 'userId')::uuid end
    order by f.id desc`.execute(ctx.db)
  return presentFacts(ctx, rows)
}

interface Wanted {
  where: RawBuilder<boolean>
  meant: Meant | undefined
}

async function wantedBy(ctx: Context, { search, ...filters }: AuditFilters): Promise<Wanted> {
  return { where: wantedFacts(ctx, filters), meant: search ? await meaningOf(ctx, search) : undefined }
}

/** SQL: where to look for them, `f`; `along` are the ids of what was meant, where only few are. */
function among({ where, meant }: Wanted, along: typeof newestMeant, limit: number): RawBuilder<unknown> {
  if (!meant) return sql`facts f where ${where}`
  if (isCommon(meant)) return sql`facts f where ${where} and ${isMeant(meant)}`
  return sql`${along(meant, where, limit)} f`
}

const pageOf = (wanted: Wanted, { limit, offset = 0 }: { limit: number; offset?: number }) =>
  sql`(select f.id from ${among(wanted, newestMeant, limit + offset)} order by f.id desc limit ${limit} offset ${offset})`

type AuditQuery = AuditFilters & { page: number; pageSize: number }

/** What happened, newest first. */
export async function listFacts(ctx: Context, { page, pageSize, ...filters }: AuditQuery): Promise<List<AuditEntry>> {
  const wanted = await wantedBy(ctx, filters)
  const most = exactTotalLimit + 1
  const [items, { rows: counted }] = await Promise.all([
    readFacts(ctx, pageOf(wanted, { limit: pageSize, offset: page * pageSize })),
    sql<{ total: number }>`select count(*)::int as total
      from (select from ${among(wanted, anyMeant, most)} limit ${most}) counted`.execute(ctx.db),
  ])
  return asList(items, counted[0]?.total ?? 0)
}

/** The same without pages: batches, newest first, up to what there is now. */
export async function* streamFacts(ctx: Context, filters: AuditFilters): AsyncGenerator<AuditEntry[]> {
  const { where, meant } = await wantedBy(ctx, filters)
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const older = sql<boolean>`(${where} and f.id < ${before})`
    const entries = await readFacts(ctx, pageOf({ where: older, meant }, { limit: 1_000 }))
    if (entries.length === 0) return
    yield entries
    before = entries.at(-1)?.id ?? 0
  }
}
