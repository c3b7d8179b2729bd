import { sql } from 'kysely'
import { advisoryLock } from '../../platform/database/advisory-lock.ts'
import type { Database } from '../../platform/database/database.ts'
import { leaversChecked } from './identities.facts.ts'

export type Provider = 'hris' | 'google'
export interface Source {
  provider: Provider
  issuer: string
  subject: string
}

/** Until the transaction ends nobody else looks this subject up to make an account of it. */
export const lockSubject = (db: Database, { provider, issuer, subject }: Source) =>
  advisoryLock(db, 'identity', `${provider} ${issuer} ${subject}`)

/** The account that an identity lets in, and marks the identity as used. */
export async function useIdentity(db: Database, { provider, issuer, subject }: Source, now: string) {
  const used = await db
    .updateTable('identities')
    .set({ lastUsedAt: now })
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('userId')
    .executeTakeFirst()
  return used && findAccountById(db, used.userId)
}

const accounts = (db: Database) =>
  db
    .selectFrom('users')
    .select(['id', 'userName', 'email', 'passwordHash', 'emailConfirmedAt', 'acceptedAt', 'deactivatedAt'])

export const findAccountById = (db: Database, id: string) => accounts(db).where('id', '=', id).executeTakeFirst()

export const findAccountByEmail = (db: Database, email: string) =>
  accounts(db).where(sql`name_key(email)`, '=', sql`name_key(${email})`).executeTakeFirst()

export const isUserNameTaken = async (db: Database, userName: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where(sql`name_key(user_name)`, '=', sql`name_key(${userName})`)
    .executeTakeFirst()) !== undefined

export interface NewIdentity extends Source {
  userId: string
  label: string
  origin: 'provisioned' | 'matched' | 'linked'
  linkedAt: string
}

/** Writes a link; undefined where the identity is somebody's already, or the person has one of this issuer. */
export const insertIdentity = (db: Database, identity: NewIdentity) =>
  db
    .insertInto('identities')
    .values(identity)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'provider', 'label', 'linkedAt', 'lastUsedAt'])
    .executeTakeFirst()

export const listIdentitiesOf = (db: Database, userId: string) =>
  db
    .selectFrom('identities')
    .select(['id', 'provider', 'issuer', 'subject', 'label', 'linkedAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()

export const deleteIdentity = (db: Database, id: number) => db.deleteFrom('identities').where('id', '=', id).execute()

/** Whose account a user name at an issuer lets in, as it was called there last. */
export async function findHolder(db: Database, source: { provider: Provider; issuer: string; label: string }) {
  const holder = await db
    .selectFrom('identities')
    .select('userId')
    .where('provider', '=', source.provider)
    .where('issuer', '=', source.issuer)
    .where(sql`name_key(label)`, '=', sql`name_key(${source.label})`)
    .executeTakeFirst()
  return holder?.userId
}

/** Active people with an identity of this issuer, for the nightly check. */
export const listActiveHolders = (db: Database, { provider, issuer }: Omit<Source, 'subject'>) =>
  db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.userId')
    .select(['identities.userId', 'identities.subject'])
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('deactivatedAt', 'is', null)
    .orderBy('identities.id')
    .execute()

/** Whom the last complete check of leavers had to leave active. */
export async function findKeptLeaver(db: Database): Promise<string | null> {
  const { rows } = await sql<{ userId: string | null }>`
    select payload ->> 'keptUserId' as user_id from facts
    where name = ${leaversChecked.factName} and payload ->> 'outcome' = 'done' order by id desc limit 1`.execute(db)
  return rows[0]?.userId ?? null
}
