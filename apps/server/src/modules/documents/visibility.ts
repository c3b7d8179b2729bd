import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministrator, isCru, isUser, unitsOf, userIdOf, worksIn } from '../../platform/actor.ts'
import { isLiving } from '../folders/index.ts'
import { type AccessScope, countsAsClassified, type SightFacts } from './document.ts'
import { givenTo, isGivenTo, isOpenedTo } from './given.ts'
import { marksOf } from './marks.ts'

/**
 * The matrix of domain.md, 'Rights', in two twins: functions on the facts of one document, and SQL for lists.
 * Every door asks here.
 */

/**
 * SQL: postings (`p`) that are approved and out: those that were given an hour reach nobody beyond their unit before it
 * (docs/decisions/0032). Every door that shows what is posted asks this, never for the status alone.
 */
export const isOut = sql<boolean>`(p.status = 'approved' and (p.publish_at is null or p.publish_at <= now()))`

// For everybody beyond its unit what is not out waits as it did before it was approved: who decides reads it.
const waits = (posting: RawBuilder<unknown>) =>
  sql<boolean>`(${posting}.status = 'pending' or (${posting}.status = 'approved' and ${posting}.publish_at > now()))`

/** Whether an approved posting of that scope reaches the actor, who is outside of the document's unit. */
export function reaches(actor: Actor, scope: AccessScope, campusId: number): boolean {
  if (scope === 'public') return true
  if (actor.kind !== 'user') return actor.kind === 'system'
  if (scope === 'system') return true
  return scope === 'campus' && actor.campusIds.includes(campusId)
}

/** Whether the actor decides on postings of that campus and group: its approver, an administrator, the CRU where none is set. */
export function decides(
  actor: Actor,
  posting: { campusId: number; groupId: number | null; hasApprover: boolean },
): boolean {
  if (actor.kind !== 'user') return actor.kind === 'system'
  if (actor.isAdministrator || actor.approves.has(`${posting.campusId}:${posting.groupId}`)) return true
  return actor.isCru && !posting.hasApprover
}

/** Whether somebody works where a document is kept, or owns it: its versions and what its unit does with it are theirs. */
export const isInside = (actor: Actor, document: Pick<SightFacts, 'unitId' | 'ownerId'>): boolean =>
  actor.kind === 'system' || worksIn(actor, document.unitId) || isUser(actor, document.ownerId)

export type Sight = 'nothing' | 'metadata' | 'masked' | 'contents'
/** Which of the two texts of a document somebody sees: the unit's own, or the snapshot of its posting. */
export type Edition = 'working' | 'snapshot'

/** The condition that decides what somebody sees. */
export type Because =
  | 'system'
  | 'owner'
  | 'unit'
  | 'classified'
  | 'opened'
  | 'deciding'
  | 'given'
  | 'posted'
  | 'records'
  | 'administration'
  | 'trashed'
  | 'notGiven'

interface Seen {
  sight: Sight
  edition: Edition
  because: Because
}

/** What the actor sees of a document, in which edition, and why. */
export function sightOf(actor: Actor, document: SightFacts): Seen {
  // Its batch alone tells of it, and brings it back.
  if (document.isDisposed) return { sight: 'nothing', edition: 'working', because: 'trashed' }
  const isOwner = actor.kind === 'system' || isUser(actor, document.ownerId)
  if (actor.kind === 'system' || worksIn(actor, document.unitId)) {
    const because = isOwner ? (actor.kind === 'system' ? 'system' : 'owner') : sightInUnit(actor, document)
    return { sight: because === 'classified' ? 'masked' : 'contents', edition: 'working', because }
  }
  if (!isLiving(document)) return { sight: 'nothing', edition: 'working', because: 'trashed' }
  if (isOwner) return { sight: 'contents', edition: 'working', because: 'owner' }
  if (isGivenNow(document)) return { sight: 'contents', edition: 'working', because: 'given' }
  const outside = sightFromOutside(actor, document)
  return outside.sight === 'masked' && document.isOpened
    ? { ...outside, sight: 'contents', because: 'opened' }
    : outside
}

function sightInUnit(actor: Actor, document: SightFacts): 'unit' | 'opened' | 'deciding' | 'classified' {
  if (!countsAsClassified(document)) return 'unit'
  if (!isLiving(document)) return 'classified'
  if (document.isOpened) return 'opened'
  return isForDecisionBy(actor, document) ? 'deciding' : 'classified'
}

// A share or a pool gives what the unit has now, and is withheld while that is classified.
const isGivenNow = (document: SightFacts) => document.isGiven && !countsAsClassified(document)

function isForDecisionBy(actor: Actor, document: SightFacts): boolean {
  const { posting } = document
  const isWaiting = posting?.status === 'pending' || (posting?.status === 'approved' && !posting.isOut)
  return isWaiting && decides(actor, document)
}

function sightFromOutside(actor: Actor, document: SightFacts): Seen {
  const { posting } = document
  if (isForDecisionBy(actor, document)) return { sight: 'contents', edition: 'snapshot', because: 'deciding' }
  if (posting?.isOut && reaches(actor, posting.scope, document.campusId)) {
    const isMasked = countsAsClassified(document)
    return { sight: isMasked ? 'masked' : 'contents', edition: 'snapshot', because: isMasked ? 'classified' : 'posted' }
  }
  if (isCru(actor) || (posting && isAdministrator(actor))) {
    const edition = posting ? 'snapshot' : 'working'
    const because = isCru(actor) ? 'records' : 'administration'
    const open = document.isReviewed ? 'contents' : 'metadata'
    return { sight: countsAsClassified(document) ? 'masked' : open, edition, because }
  }
  return { sight: 'nothing', edition: 'working', because: 'notGiven' }
}

/** SQL: documents (`d`) that count as classified. The twin of `countsAsClassified`. */
export const isClassifiedNow = sql<boolean>`(d.is_classified or exists (
  select from postings secret where secret.document_id = d.id and secret.ended_at is null and secret.is_classified))`

/**
 * SQL: documents (`d`) of the actor's units, or their own, that they read: what counts as classified is its owner's,
 * theirs who decides on it, and theirs whom it was opened to. The twin of `sightOf` for working editions.
 */
export const readInUnitBy = (actor: Actor): RawBuilder<boolean> =>
  sql`(not ${isClassifiedNow} or d.owner_id = ${userIdOf(actor)}::uuid
    or (d.is_living and (${isOpenedTo(actor)} or ${isForDecisionOf(actor)})))`

function isForDecisionOf(actor: Actor): RawBuilder<boolean> {
  if (actor.kind !== 'user' || (!actor.isAdministrator && !actor.isCru && actor.approves.size === 0)) return sql`false`
  const decided = actor.isAdministrator
    ? sql`true`
    : sql`exists (select from categories decided, units n join offices o on o.id = n.office_id
        where decided.id = sent.category_id and n.id = d.unit_id
          and 'decide:' || o.campus_id || ':' || decided.group_id = any(${marksOf(actor)}))`
  return sql`exists (select from postings sent where sent.document_id = d.id and sent.ended_at is null
    and ${waits(sql.ref('sent'))} and ${decided})`
}

/**
 * SQL: postings that reach the actor once they are out. Aliases: `p` postings, `l` its access level, `o` the unit's office.
 * The twin of `reaches`; a member of the unit sees all of theirs.
 */
export function reachedBy(actor: Actor): RawBuilder<boolean> {
  if (actor.kind === 'system') return sql`true`
  if (actor.kind === 'anonymous') return sql`l.scope = 'public'`
  return sql`(l.scope in ('public', 'system') or (l.scope = 'campus' and o.campus_id = any(${actor.campusIds}))
    or p.unit_id = any(${actor.unitIds}) or p.owner_id = ${actor.userId})`
}

/** SQL: a query of the ids of documents that the actor sees by what was given to them alone. */
export const givenNow = (actor: Actor): RawBuilder<{ id: number }> => givenTo(actor, isClassifiedNow)

/**
 * SQL: whether the actor sees that edition of a document as it is now, whatever the index says. The twin of `sightOf`
 * for lists of documents of any unit. Aliases: `d` and those of `placeAndPosting`.
 */
export function seenNow(actor: Actor, edition: Edition): RawBuilder<boolean> {
  const isOwn = sql`(d.unit_id = any(${unitsOf(actor)}::integer[]) or d.owner_id = ${userIdOf(actor)}::uuid
    or (${isGivenTo(actor)} and not ${isClassifiedNow}))`
  if (edition === 'working')
    return isCru(actor) ? sql`(d.is_living and (${isOwn} or p.id is null))` : sql`(d.is_living and ${isOwn})`
  if (isCru(actor) || isAdministrator(actor)) return sql`(d.is_living and p.id is not null and not ${isOwn})`
  return sql`(d.is_living and not ${isOwn} and ((${isOut} and ${reachedBy(actor)})
    or (${waits(sql.ref('p'))} and exists (select from categories decided where decided.id = p.category_id
      and 'decide:' || o.campus_id || ':' || decided.group_id = any(${marksOf(actor)})))))`
}
