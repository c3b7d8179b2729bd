import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** Puts a picture in the place of an earlier one; its id, and so its address, is a new one. */
export async function putAvatar(db: Database, userId: string, image: Buffer): Promise<void> {
  await dropAvatar(db, userId)
  const { id } = await db.insertInto('avatars').values({ userId, image }).returning('id').executeTakeFirstOrThrow()
  await setAvatarId(db, userId, id)
}

export async function dropAvatar(db: Database, userId: string): Promise<boolean> {
  // The person's row is locked first, so that two pictures at once come one after the other.
  await setAvatarId(db, userId, null)
  const { numDeletedRows } = await db.deleteFrom('avatars').where('userId', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

const setAvatarId = (db: Database, userId: string, avatarId: string | null) =>
  db.updateTable('users').set({ avatarId, version: sql`version + 1` }).where('id', '=', userId).execute()

export const findAvatar = (db: Database, id: string) =>
  db.selectFrom('avatars').select('image').where('id', '=', id).executeTakeFirst()
