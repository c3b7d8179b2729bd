import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Held } from '../../platform/policy.ts'
import type { DocumentFacts } from '../documents/index.ts'

export interface NewShare {
  tokenHash: Buffer
  passwordHash: string | null
  expiresAt: string | null
  maxDownloads: number | null
  userIds: readonly string[]
  unitIds: readonly number[]
  createdBy: string
  createdAt: string
}

/** Writes a share of a document; with nobody named it is for anyone who has the link. Answers its id. */
export async function insertShare(
  db: Database,
  document: Held<DocumentFacts, 'share'>,
  { userIds, unitIds, ...share }: NewShare,
): Promise<number> {
  const isForAnyone = userIds.length + unitIds.length === 0
  const { id } = await db
    .insertInto('shares')
    .values({ ...share, documentId: document.id, isForAnyone })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (isForAnyone) return id
  await sql`with people as (
      insert into share_people (share_id, user_id) select ${id}, unnest(${userIds}::uuid[])
    ) insert into share_units (share_id, unit_id) select ${id}, unnest(${unitIds}::integer[])`.execute(db)
  return id
}

/** Ends a share of that document for good; false where it had ended before. */
export async function endShare(
  db: Database,
  document: Held<DocumentFacts, 'unshare'>,
  { id, endedBy, now }: { id: number; endedBy: string; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shares')
    .set({ endedAt: now, endedBecause: 'revoked', endedBy })
    .where('id', '=', id)
    .where('documentId', '=', document.id)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
