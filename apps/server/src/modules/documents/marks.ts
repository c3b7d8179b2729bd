import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'

/**
 * SQL: the marks of an actor in the audiences of search entries (search_entries.readers and .viewers): what they are,
 * never what they see. An entry is theirs when it carries one of them.
 */
export function marksOf(actor: Actor): RawBuilder<string[]> {
  if (actor.kind !== 'user') return sql`array['public']`
  const own = [
    'public',
    'system',
    `user:${actor.userId}`,
    ...actor.unitIds.map((id) => `unit:${id}`),
    ...actor.campusIds.map((id) => `campus:${id}`),
    ...[...actor.approves].map((pair) => `decide:${pair}`),
    ...(actor.isAdministrator ? ['admin'] : []),
    ...(actor.isCru ? ['cru'] : []),
  ]
  if (!actor.isCru) return sql`${own}::text[]`
  return sql`(${own}::text[] || coalesce((select array_agg('decide:' || c.id || ':' || g.id) from campuses c cross join category_groups g
    where not exists (select from approvers a where a.campus_id = c.id and a.group_id = g.id)), '{}'))`
}
