import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** What a sign-in has to know of an account; looked up by user name or e-mail in any letter case. */
export const findAccount = (db: Database, userNameOrEmail: string) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'passwordHash',
      'emailConfirmedAt',
      'acceptedAt',
      'deactivatedAt',
      'userName',
      'email',
      'firstName',
      'lastName',
    ])
    .where((eb) =>
      eb.or([
        eb(sql`name_key(user_name)`, '=', sql`name_key(${userNameOrEmail})`),
        eb(sql`name_key(email)`, '=', sql`name_key(${userNameOrEmail})`),
      ]),
    )
    .limit(1)
    .executeTakeFirst()

export interface NewSession {
  userId: string
  createdAt: string
  expiresAt: string
  agent: string | null
  address: string | null
}

export const insertSession = (db: Database, session: NewSession) =>
  db
    .insertInto('sessions')
    .values({ ...session, lastSeenAt: session.createdAt, provedAt: session.createdAt })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Ends the living sessions of a user, all or all but one; answers which those were. */
export const endSessions = (
  db: Database,
  { userId, but, now }: { userId: string; but?: string | undefined; now: string },
) =>
  db
    .updateTable('sessions')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .$if(but !== undefined, (query) => query.where('id', '<>', but ?? ''))
    .returning('id')
    .execute()

export const endOneSession = (db: Database, session: { id: string; userId: string; now: string }) =>
  db
    .updateTable('sessions')
    .set({ endedAt: session.now })
    .where('id', '=', session.id)
    .where('userId', '=', session.userId)
    .where('endedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()

export const listLivingSessions = (db: Database, userId: string, now: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'agent', 'address', 'createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .execute()

export const setPasswordHash = (db: Database, userId: string, passwordHash: string, now: string) =>
  db
    .updateTable('users')
    .set({ passwordHash, emailConfirmedAt: sql`coalesce(email_confirmed_at, ${now})`, version: sql`version + 1` })
    .where('id', '=', userId)
    .execute()

export const setEmailConfirmed = (db: Database, userId: string, now: string) =>
  db.updateTable('users').set({ emailConfirmedAt: now, version: sql`version + 1` }).where('id', '=', userId).execute()

export const setEmail = (db: Database, { userId, email, now }: { userId: string; email: string; now: string }) =>
  db
    .updateTable('users')
    .set({ email, emailConfirmedAt: now, version: sql`version + 1` })
    .where('id', '=', userId)
    .execute()

export const setUserName = (db: Database, userId: string, userName: string) =>
  db.updateTable('users').set({ userName, version: sql`version + 1` }).where('id', '=', userId).execute()

interface Profile {
  userId: string
  /** The version that the change was based on, where the caller says so. */
  version: number | undefined
  firstName: string
  middleName: string | null
  lastName: string
  position: string | null
}

/** Whether it was written; it is not where the version is older. */
export async function setProfile(db: Database, { userId, version, ...names }: Profile): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ ...names, version: sql`version + 1` })
    .where('id', '=', userId)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Unlinks the accounts elsewhere that somebody who was signed in has linked. */
export const deleteLinkedIdentities = (db: Database, userId: string) =>
  db.deleteFrom('identities').where('userId', '=', userId).where('origin', '=', 'linked').execute()
