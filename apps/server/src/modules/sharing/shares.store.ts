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

/** Sets until when a living share of that document lasts. */
export async function setShareEnd(
  db: Database,
  document: Held<DocumentFacts, 'share'>,
  { id, expiresAt }: { id: number; expiresAt: string | null },
): Promise<void> {
  await db
    .updateTable('shares')
    .set({ expiresAt })
    .where('id', '=', id)
    .where('documentId', '=', document.id)
    .where('endedAt', 'is', null)
    .execute()
}

/** Takes people and units out of a share of that document. Answers whether anybody is left in it. */
export async function takeOutOfShare(
  db: Database,
  document: Held<DocumentFacts, 'unshare'>,
  { id, userIds, unitIds }: { id: number; userIds: readonly string[]; unitIds: readonly number[] },
): Promise<boolean> {
  const own = sql`share_id = (select id from shares where id = ${id} and document_id = ${document.id})`
  await sql`with people as (delete from share_people where ${own} and user_id = any(${userIds}::uuid[]))
    delete from share_units where ${own} and unit_id = any(${unitIds}::integer[])`.execute(db)
  const { rows } = await sql<{ isAny: boolean }>`
    select exists (select from share_people where ${own}) or exists (select from share_units where ${own}) as is_any`.execute(
    db,
  )
  return rows[0]?.isAny ?? false
}
