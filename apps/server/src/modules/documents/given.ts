import { type RawBuilder, sql } from 'kysely'
import { type Actor, isCru, unitsOf, userIdOf } from '../../platform/actor.ts'

/**
 * What was given to people beside the matrix (docs/decisions/0029): by a share or a pool (view `reading_grants`), and of
 * what is classified, access for a time. The two columns feed `sightOf`; the rest is their twin for lists and searches.
 */

const named = (actor: Actor) =>
  sql`(given.user_id = ${userIdOf(actor)}::uuid or given.unit_id = any(${unitsOf(actor)}::integer[]))`

/** SQL: whether document `d` was given to the actor by a share or a pool. */
export const isGivenTo = (actor: Actor): RawBuilder<boolean> =>
  actor.kind === 'user'
    ? sql`exists (select from reading_grants given where given.document_id = d.id and ${named(actor)})`
    : sql`false`

/** SQL: whether document `d`, where it is classified, is opened to the actor for a time. */
export const isOpenedTo = (actor: Actor): RawBuilder<boolean> =>
  actor.kind === 'user'
    ? sql`exists (select from access_grants opened where opened.document_id = d.id and opened.user_id = ${actor.userId}
        and opened.ended_at is null and opened.expires_at > now())`
    : sql`false`

// Who reviews what is to be destroyed reads it (domain.md, 'Reading'), as long as it is on a list that is open.
const isReviewedBy = (actor: Actor): RawBuilder<boolean> =>
  isCru(actor)
    ? sql`exists (select from disposal_items reviewed where reviewed.document_id = d.id and reviewed.state = 'listed')`
    : sql`false`

/** SQL: the columns of `DocumentFacts`, asked only where they matter. Aliases: `d`, its living posting `p`. */
export const givenColumns = (actor: Actor) => ({
  isGiven: sql<boolean>`(d.unit_id <> all(${unitsOf(actor)}::integer[]) and ${isGivenTo(actor)})`,
  isOpened: sql<boolean>`((d.is_classified or coalesce(p.is_classified, false)) and ${isOpenedTo(actor)})`,
  isReviewed: isReviewedBy(actor),
})

/**
 * SQL: a query of the ids of all documents that the actor sees by what was given to them alone. Sought as a set, so that a
 * search asks it once.
 *
 * @param isClassified whether document `d` counts as classified
 */
export function givenTo(actor: Actor, isClassified: RawBuilder<boolean>): RawBuilder<{ id: number }> {
  if (actor.kind !== 'user') return sql`select 0 as id where false`
  return sql`select given.document_id as id from reading_grants given join documents d on d.id = given.document_id
    where given.user_id = ${actor.userId}::uuid and ${isFromOutside(actor)} and not ${isClassified}
    union
    select given.document_id from reading_grants given join documents d on d.id = given.document_id
    where given.unit_id = any(${actor.unitIds}::integer[]) and ${isFromOutside(actor)} and not ${isClassified}`
}

const isFromOutside = (actor: Actor) =>
  sql`d.is_living and d.unit_id <> all(${unitsOf(actor)}::integer[]) and d.owner_id <> ${userIdOf(actor)}::uuid`
