import { type RawBuilder, sql } from 'kysely'
import { type Actor, isAdministrator, isCru, isUser, worksIn } from '../../platform/actor.ts'
import { isLiving } from '../folders/index.ts'
import type { AccessScope, DocumentFacts } from './document.ts'

/**
 * The matrix of domain.md, 'Rights', in two twins: functions on the facts of one document, and SQL for lists.
 * Every door asks here.
 */

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

export type Sight = 'nothing' | 'metadata' | 'masked' | 'contents'
/** Which of the two texts of a document somebody sees: the unit's own, or the snapshot of its posting. */
export type Edition = 'working' | 'snapshot'

/** What the actor sees of a document, and in which edition. */
export function sightOf(actor: Actor, document: DocumentFacts): { sight: Sight; edition: Edition } {
  const isOwner = actor.kind === 'system' || isUser(actor, document.ownerId)
  const isHidden = document.isClassified && !isOwner
  if (actor.kind === 'system' || worksIn(actor, document.unitId))
    return { sight: isHidden ? 'masked' : 'contents', edition: 'working' }
  if (!isLiving(document)) return { sight: 'nothing', edition: 'working' }
  if (isOwner) return { sight: 'contents', edition: 'working' }
  return sightFromOutside(actor, document)
}

const isForDecisionBy = (actor: Actor, document: DocumentFacts) =>
  document.posting?.status === 'pending' && decides(actor, document)

function sightFromOutside(actor: Actor, document: DocumentFacts): { sight: Sight; edition: Edition } {
  const { posting } = document
  if (isForDecisionBy(actor, document)) return { sight: 'contents', edition: 'snapshot' }
  if (posting?.status === 'approved' && reaches(actor, posting.scope, document.campusId)) {
    const isMasked = posting.isClassified || document.isClassified
    return { sight: isMasked ? 'masked' : 'contents', edition: 'snapshot' }
  }
  if (isCru(actor) || (posting && isAdministrator(actor))) {
    const edition = posting ? 'snapshot' : 'working'
    return { sight: document.isClassified || posting?.isClassified ? 'masked' : 'metadata', edition }
  }
  return { sight: 'nothing', edition: 'working' }
}

/**
 * SQL: approved postings that reach the actor. Aliases: `p` postings, `l` its access level, `o` the unit's office.
 * The twin of `reaches`; a member of the unit sees all of theirs.
 */
export function reachedBy(actor: Actor): RawBuilder<boolean> {
  if (actor.kind === 'system') return sql`true`
  if (actor.kind === 'anonymous') return sql`l.scope = 'public'`
  return sql`(l.scope in ('public', 'system') or (l.scope = 'campus' and o.campus_id = any(${actor.campusIds}))
    or p.unit_id = any(${actor.unitIds}) or p.owner_id = ${actor.userId})`
}

/**
 * SQL: search entries whose metadata the actor may find. Alias: `e` search_entries. A unit's own people find the
 * working edition, everybody else the posted one, nobody both.
 */
export function foundBy(actor: Actor): RawBuilder<boolean> {
  if (actor.kind === 'system') return sql`e.kind = 'working'`
  if (actor.kind === 'anonymous') return sql`(e.kind = 'posted' and e.scope = 'public')`
  return sql`((e.kind = 'working' and e.unit_id = any(${actor.unitIds})) or (e.kind = 'posted' and e.unit_id <> all(${actor.unitIds})
    and (e.scope in ('public', 'system') or (e.scope = 'campus' and e.campus_id = any(${actor.campusIds})))))`
}

/** SQL: search entries whose contents (description, tags, text, file types) the actor may use to find them. */
export function openTo(actor: Actor): RawBuilder<boolean> {
  if (actor.kind === 'user') return sql`(not e.is_classified or e.owner_id = ${actor.userId})`
  return actor.kind === 'system' ? sql`true` : sql`not e.is_classified`
}
