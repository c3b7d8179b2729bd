import { codeLimits, sayings } from '@sinupan/contract'
import { sql } from 'kysely'
import { onUnique } from '../../../platform/database/constraints.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { KeptCode } from './code.ts'

export interface Registration {
  email: string
  userName: string
  firstName: string
  middleName: string | null
  lastName: string
  position: string | null
  passwordHash: string
  unitId: number
}

const sameEmail = (email: string) => sql<boolean>`name_key(email) = name_key(${email})`
const sameUserName = (userName: string) => sql<boolean>`name_key(user_name) = name_key(${userName})`

/** Keeps a registration; those whose time is over go. */
export async function insertRegistration(
  db: Database,
  registration: Registration & KeptCode,
  { now, expiresAt }: { now: string; expiresAt: string },
): Promise<void> {
  await db.deleteFrom('registrations').where('expiresAt', '<=', now).execute()
  await db
    .insertInto('registrations')
    .values({ ...registration, createdAt: now, expiresAt })
    .execute()
}

/** Living registrations of an address, the newest first. */
export const listRegistrations = (db: Database, email: string, now: string) =>
  db
    .selectFrom('registrations')
    .select(['id', 'userName', 'email'])
    .where(sameEmail(email))
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .forUpdate()
    .execute()

/** The newest living registration by user name or e-mail in any letter case. */
export const findRegistration = (db: Database, userNameOrEmail: string, now: string) =>
  db
    .selectFrom('registrations')
    .select('passwordHash')
    .where((eb) => eb.or([sameEmail(userNameOrEmail), sameUserName(userNameOrEmail)]))
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const renewCode = (db: Database, id: number, code: KeptCode) =>
  db.updateTable('registrations').set(code).where('id', '=', id).execute()

/** Counts a try at each living code of an address, and gives what they would confirm. */
export const tryRegistrations = (db: Database, email: string, now: string) =>
  db
    .updateTable('registrations')
    .set({ codeTries: sql`code_tries + 1` })
    .where(sameEmail(email))
    .where('expiresAt', '>', now)
    .where('codeExpiresAt', '>', now)
    .where('codeTries', '<', codeLimits.tries)
    .returningAll()
    .execute()

/** Ends all registrations of an address. */
export const dropRegistrations = (db: Database, email: string) =>
  db.deleteFrom('registrations').where(sameEmail(email)).execute()

/** Whether somebody else has a user name, or has registered with it. Its own registration does not stand in a person's way. */
export async function isUserNameTaken(db: Database, userName: string, by: { email: string; now: string }) {
  const { rows } = await sql<{ isTaken: boolean }>`
    select exists (select from users where ${sameUserName(userName)}) or exists (select from registrations
      where ${sameUserName(userName)} and name_key(email) <> name_key(${by.email}) and expires_at > ${by.now}) as is_taken`.execute(
    db,
  )
  return rows[0]?.isTaken === true
}

/** Makes the account of a confirmed registration, waiting for acceptance. Undefined where its address or user name is an account's by now. */
export async function insertRegistered(db: Database, registration: Registration, now: string) {
  const { unitId, email, userName, firstName, middleName, lastName, position, passwordHash } = registration
  const person = { email, userName, firstName, middleName, lastName, position, passwordHash }
  const made = await db
    .insertInto('users')
    .values({ ...person, homeUnitId: unitId, emailConfirmedAt: now, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

export const userNameTaken = { errors: { userName: [sayings.userNameTaken] } }
/** Translates the broken index of user names into a 400 on the field. */
export const onTakenUserName = onUnique('users_user_name', 'ValidationFailed', userNameTaken)
