import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministrator, isCru, unitsOf, userIdOf } from '../../platform/actor.ts'
import { type Edition, marksOf, reachedBy } from '../documents/index.ts'

/**
 * SQL: whether the actor sees that edition of a document as it is now, whatever the index says. The twin of `sightOf`
 * for a page of results. Aliases: those of `documentSource` in documents.
 */
export function seenNow(actor: Actor, edition: Edition): RawBuilder<boolean> {
  const isOwn = sql`(d.unit_id = any(${unitsOf(actor)}::integer[]) or d.owner_id = ${userIdOf(actor)}::uuid)`
  if (edition === 'working')
    return isCru(actor) ? sql`(d.is_living and (${isOwn} or p.id is null))` : sql`(d.is_living and ${isOwn})`
  if (isCru(actor) || isAdministrator(actor)) return sql`(d.is_living and p.id is not null and not ${isOwn})`
  return sql`(d.is_living and not ${isOwn} and ((p.status = 'approved' and ${reachedBy(actor)})
    or (p.status = 'pending' and exists (select from categories decided where decided.id = p.category_id
      and 'decide:' || o.campus_id || ':' || decided.group_id = any(${marksOf(actor)})))))`
}
