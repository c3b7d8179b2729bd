import type { AuditFilters } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'

type Narrowing = Omit<AuditFilters, 'search'>

/** SQL: the facts that were asked for, whatever is looked for in them. Alias: `f` facts. */
export function wantedFacts(ctx: Context, query: Narrowing): RawBuilder<boolean> {
  const { actorId, action, subject, from, to, who = 'all' } = query
  const startOf = (date: string) => sql`(${date}::date::timestamp at time zone ${ctx.config.TIME_ZONE})`
  const startOfNext = (date: string) => sql`((${date}::date + 1)::timestamp at time zone ${ctx.config.TIME_ZONE})`
  const narrow = [
    sql<boolean>`true`,
    ...(actorId ? [sql<boolean>`f.actor_id = ${actorId}`] : []),
    ...(action ? [isAction(action)] : []),
    ...(subject ? [isAbout(subject)] : []),
    ...(from ? [sql<boolean>`f.at >= ${startOf(from)}`] : []),
    ...(to ? [sql<boolean>`f.at < ${startOfNext(to)}`] : []),
    ...(who === 'people' ? [sql<boolean>`f.actor_kind <> 'system'`] : []),
    ...(who === 'system' ? [sql<boolean>`f.actor_kind = 'system'`] : []),
  ]
  return sql<boolean>`(${sql.join(narrow, sql` and `)})`
}

const isAction = (action: string) =>
  action.includes('.') ? sql<boolean>`f.name = ${action}` : sql<boolean>`f.name like ${`${action}.%`}`

function isAbout(subject: string): RawBuilder<boolean> {
  const [kind = '', id = ''] = subject.split(':')
  if (kind === 'user') return sql`(f.payload ? 'userId' and f.payload ->> 'userId' = ${id})`
  return sql`${sql.ref(`f.${kind}_id`)} = ${Number(id)}`
}
