import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Held } from '../../platform/policy.ts'
import type { FolderFacts } from '../folders/index.ts'
import type { DropFacts } from './drops.policy.ts'

export interface NewDrop {
  tokenHash: Buffer
  title: string
  message: string | null
  expiresAt: string
  maxFiles: number
  maxBytes: number | null
  types: string[] | null
  passwordHash: string | null
  createdBy: string
  createdAt: string
}

/** Writes a request for files into a folder; answers its id. */
export async function insertDrop(db: Database, folder: Held<FolderFacts, 'fill'>, drop: NewDrop): Promise<number> {
  const { id } = await db
    .insertInto('drops')
    .values({ ...drop, folderId: folder.id, unitId: folder.unitId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends it for good; false where it had ended before. */
export async function endDrop(
  db: Database,
  drop: Held<DropFacts, 'revoke'>,
  { endedBy, now }: { endedBy: string; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('drops')
    .set({ endedAt: now, endedBecause: 'revoked', endedBy })
    .where('id', '=', drop.id)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** SQL: a file that takes a place of the request: it arrived, or has been on its way for an hour at most. */
const takesPlace = (now: Date) => sql`(delivered_at is not null
  or begun_at > ${new Date(now.getTime() - 3_600_000).toISOString()}::timestamptz)`

/** Places of a request that are taken, those of other files than `besides`. Behind the lock of the request. */
export async function countPlaces(db: Database, of: { dropId: number; besides: string; now: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from drop_files
    where drop_id = ${of.dropId} and receipt <> ${of.besides} and ${takesPlace(of.now)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Takes a place for a file that begins to come, and clears away those that nobody took up again. */
export async function insertPlace(db: Database, of: { dropId: number; receipt: string; now: Date }): Promise<void> {
  await sql`delete from drop_files where drop_id = ${of.dropId} and not ${takesPlace(of.now)}`.execute(db)
  await sql`insert into drop_files (drop_id, receipt, begun_at)
    values (${of.dropId}, ${of.receipt}, ${of.now.toISOString()})`.execute(db)
}

/** Gives the place of a file back that did not arrive. */
export const deletePlace = (db: Database, receipt: string) =>
  sql`delete from drop_files where receipt = ${receipt} and delivered_at is null`.execute(db)

/** The file arrived, whether or not its place had been cleared away meanwhile. */
export const markDelivered = (db: Database, of: { dropId: number; receipt: string; documentId: number; now: Date }) =>
  sql`insert into drop_files (drop_id, receipt, begun_at, delivered_at, document_id)
    values (${of.dropId}, ${of.receipt}, ${of.now.toISOString()}, ${of.now.toISOString()}, ${of.documentId})
    on conflict (receipt) do update set delivered_at = excluded.delivered_at, document_id = excluded.document_id`.execute(
    db,
  )
