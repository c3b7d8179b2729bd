import type { AuditFilters } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { isNamed } from '../../people/index.ts'

/** How many facts a search looks through: without an index of every word, so that writing them stays cheap. */
export const searchedFacts = 100_000

/** SQL: the facts that were asked for. Alias: `f` facts. */
export function wantedFacts(ctx: Context, query: AuditFilters): RawBuilder<boolean> {
  const narrow = [sql<boolean>`true`, ...byColumns(ctx, query)]
  const all = sql<boolean>`${sql.join(narrow, sql` and `)}`
  return query.search ? sql<boolean>`${all} and ${isFound(query.search, all)}` : all
}

function byColumns(ctx: Context, { actorId, action, subject, from, to }: AuditFilters): RawBuilder<boolean>[] {
  const startOf = (date: string) => sql`(${date}::date::timestamp at time zone ${ctx.config.TIME_ZONE})`
  const startOfNext = (date: string) => sql`((${date}::date + 1)::timestamp at time zone ${ctx.config.TIME_ZONE})`
  return [
    ...(actorId ? [sql<boolean>`f.actor_id = ${actorId}`] : []),
    ...(action ? [isAction(action)] : []),
    ...(subject ? [isAbout(subject)] : []),
    ...(from ? [sql<boolean>`f.at >= ${startOf(from)}`] : []),
    ...(to ? [sql<boolean>`f.at < ${startOfNext(to)}`] : []),
  ]
}

const isAction = (action: string) =>
  action.includes('.') ? sql<boolean>`f.name = ${action}` : sql<boolean>`f.name like ${`${action}.%`}`

function isAbout(subject: string): RawBuilder<boolean> {
  const [kind = '', id = ''] = subject.split(':')
  if (kind === 'user') return sql`(f.payload ? 'userId' and f.payload ->> 'userId' = ${id})`
  return sql`${sql.ref(`f.${kind}_id`)} = ${Number(id)}`
}

// Texts of papers are not searched: an answer would tell what stands in those that the administrator may not see.
function isFound(search: string, narrowed: RawBuilder<boolean>): RawBuilder<boolean> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const action = `%${search
    .toLowerCase()
    .replace(/[\\%_]/g, '\\$&')
    .replace(/\s+/g, '%')}%`
  return sql`f.id >= coalesce((select id from facts f where ${narrowed} order by f.id desc offset ${searchedFacts} limit 1), 0)
    and (f.name like ${action}
      or f.actor_id in (select u.id from users u where ${isNamed(search)})
      or f.unit_id in (select id from units where name ilike ${like})
      or (f.document_id is null and f.folder_id is null and f.posting_id is null and f.payload::text ilike ${like}))`
}
