import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/actor.ts'
import { isOpenedTo } from './given.ts'
import { marksOf } from './marks.ts'
import { givenNow } from './visibility.ts'

/**
 * SQL: snapshots (search entries whose kind is not `working`) of documents that the actor sees no working edition of.
 *
 * @param given `givenNow`, where a statement has asked it already
 */
export function snapshotFor(actor: Actor, given = givenNow(actor)): RawBuilder<boolean> {
  if (actor.kind !== 'user') return sql`(e.kind = 'posted' and e.scope = 'public' and not e.is_classified)`
  return sql`(e.unit_id <> all(${actor.unitIds}::int[]) and e.owner_id <> ${actor.userId} and e.document_id not in (${given}))`
}

/** SQL: working entries that were given to the actor: they find them by all that is in them. Alias: `e` search_entries. */
export const givenEntry = (actor: Actor, given = givenNow(actor)): RawBuilder<boolean> =>
  actor.kind === 'user' ? sql`(e.kind = 'working' and not e.is_classified and e.document_id in (${given}))` : sql`false`

/**
 * SQL: of a document's entries the one that the actor sees, so that nobody finds both: the unit's own people and the
 * owner the working edition, everybody else the snapshot. Alias: `e` search_entries. The twin of `sightOf`'s edition.
 */
export const editionFor = (actor: Actor, given = givenNow(actor)): RawBuilder<boolean> =>
  actor.kind === 'user' ? sql`(e.kind = 'working' or ${snapshotFor(actor, given)})` : snapshotFor(actor)

/**
 * SQL: search entries whose metadata the actor may find by what they are; what was given to them is `givenEntry`.
 * Alias: `e` search_entries.
 */
export const foundBy = (actor: Actor, given = givenNow(actor)): RawBuilder<boolean> =>
  sql`(e.viewers && ${marksOf(actor)} and ${editionFor(actor, given)})`

/**
 * SQL: search entries, found by the actor, whose contents (text, description, tags, file types) they may use to find
 * them. What is classified is its owner's, theirs whom it was opened to, and who decides on it reads it.
 * Alias: `e` search_entries.
 *
 * @param isReader whether the actor is among an entry's readers, where a caller knows a quicker way to tell
 */
export function openTo(actor: Actor, isReader = sql<boolean>`e.readers && ${marksOf(actor)}`): RawBuilder<boolean> {
  if (actor.kind !== 'user') return sql`(${isReader} and not e.is_classified)`
  return sql`(${isReader} and (not e.is_classified or e.owner_id = ${actor.userId} or e.kind = 'sent'
    or e.document_id in (${openedTo(actor)})))`
}

/** SQL: a query of the ids of classified documents that are opened to the actor for a time. */
export const openedTo = (actor: Actor): RawBuilder<{ id: number }> =>
  actor.kind === 'user'
    ? sql`select d.id from access_grants a join documents d on d.id = a.document_id
        where a.user_id = ${actor.userId} and ${isOpenedTo(actor)}`
    : sql`select 0 as id where false`
