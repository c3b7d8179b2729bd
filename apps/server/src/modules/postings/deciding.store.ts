import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Held } from '../../platform/policy.ts'
import type { Named } from './postings.store.ts'
import type { PostingWithDocument } from './require-posting.ts'

export interface Decision {
  status: 'approved' | 'returned'
  reason: string | null
  reviewedBy: string | null
  /** The approver in whose place it is decided. */
  reviewedFor: string | null
  isSelfApprovalAllowed: boolean
}

/** Decides in one conditional statement: of two who decide at once one gets undefined. */
export function decide(
  db: Database,
  posting: Held<PostingWithDocument, 'decide'>,
  { status, reason, isSelfApprovalAllowed, ...reviewer }: Decision,
  now: string,
): Promise<(Named & { publishAt: string | null }) | undefined> {
  return db
    .updateTable('postings')
    .set({
      status,
      ...reviewer,
      isSelfApprovalAllowed,
      returnReason: reason,
      reviewedAt: now,
      // An hour that has passed meanwhile delays nothing any more.
      publishAt: sql`case when ${status} = 'returned' or publish_at > ${now} then publish_at end`,
      publishedAt: status === 'approved' ? sql`greatest(publish_at, ${now}::timestamptz)` : null,
      version: sql`version + 1`,
    })
    .where('id', '=', posting.id)
    .where('version', '=', posting.version)
    .where('status', '=', 'pending')
    .where('endedAt', 'is', null)
    .returning(['name', 'publishAt'])
    .executeTakeFirst()
}

/** From its first approval on a document is a record (domain: Retention). */
export const markRecord = (db: Database, { document }: Held<PostingWithDocument, 'decide'>) =>
  db
    .updateTable('documents')
    .set({ isRecord: true })
    .where('id', '=', document.id)
    .where('isRecord', '=', false)
    .execute()

/** Ends a posting; undefined where it has changed. */
export function endPosting(
  db: Database,
  posting: Held<PostingWithDocument, 'withdraw'>,
  now: string,
): Promise<Named | undefined> {
  return db
    .updateTable('postings')
    .set({ endedAt: now, version: sql`version + 1` })
    .where('id', '=', posting.id)
    .where('version', '=', posting.version)
    .where('endedAt', 'is', null)
    .returning('name')
    .executeTakeFirst()
}

/** Ends what is public, with the reason that its page tells; undefined where it has changed. */
export function takeDown(
  db: Database,
  posting: Held<PostingWithDocument, 'takeDown'>,
  reason: string,
  now: string,
): Promise<Named | undefined> {
  return db
    .updateTable('postings')
    .set({ endedAt: now, takenDownAt: now, publicReason: reason, version: sql`version + 1` })
    .where('id', '=', posting.id)
    .where('version', '=', posting.version)
    .where('status', '=', 'approved')
    .where('endedAt', 'is', null)
    .returning('name')
    .executeTakeFirst()
}

/** Notes that the hour of what is approved has come; undefined where it had none. Nobody edits from an older state. */
export function clearHour(db: Database, { id }: Held<PostingWithDocument, 'publish'>): Promise<Named | undefined> {
  return db
    .updateTable('postings')
    .set({ publishAt: null })
    .where('id', '=', id)
    .where('publishAt', '<=', sql<string>`now()`)
    .returning('name')
    .executeTakeFirst()
}

export type Stage = 'reminded' | 'escalated'

/** Notes that it was told how long it waits; undefined where it was before. */
export function markTold(
  db: Database,
  { id }: Held<PostingWithDocument, 'remind'>,
  stage: Stage,
  now: string,
): Promise<Named | undefined> {
  const column = stage === 'reminded' ? 'remindedAt' : 'escalatedAt'
  return db
    .updateTable('postings')
    .set({ [column]: now })
    .where('id', '=', id)
    .where(column, 'is', null)
    .returning('name')
    .executeTakeFirst()
}

/**
 * Keeps what outsiders see of a document at this moment, before it ends: what was out only since its hour is known by no
 * job yet, and was public all the same.
 */
export const keepPublicEdition = (db: Database, documentId: number) =>
  sql`select keep_public_editions(array[${documentId}]::integer[])`.execute(db)
