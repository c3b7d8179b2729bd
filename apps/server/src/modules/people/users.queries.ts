import type { Language, User, UserRef } from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { isNamed } from './named.ts'

/** The address of a person's picture, or null; `alias` is the users table's alias. */
export const avatarUrl = (alias: string) =>
  sql<string | null>`'/api/Account/Avatar/' || ${sql.ref(`${alias}.avatarId`)}`

/** A UserRef as JSON, for one column of a bigger query; `alias` is the users table's alias there. */
export const userRefJson = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<UserRef | null>`case when ${column('id')} is not null then json_build_object('id', ${column('id')},
    'firstName', ${column('firstName')}, 'lastName', ${column('lastName')}, 'email', ${column('email')}, 'position', ${column('position')},
    'avatarUrl', ${avatarUrl(alias)}) end`
}

const unitJson = sql`json_build_object('id', n.id, 'name', n.name, 'isCRU', n.is_cru, 'office',
  json_build_object('id', o.id, 'name', o.name, 'shortName', o.short_name, 'campus',
    json_build_object('id', c.id, 'campusName', c.name, 'shortName', c.short_name)))`

interface UserRow extends Omit<User, 'deliveryUnit' | 'deliveryUnitIds' | 'isCru'> {
  deliveryUnits: User['deliveryUnits']
  homeUnitId: number | null
}

/** A user with their units, the home unit last. */
export const findUser = async (db: Database, userId: string): Promise<User | undefined> =>
  (await readUsers(db, sql`u.id = ${userId}`))[0]

/** Users with their units. `which`: a condition on the alias `u`, and an order where one is wanted. */
export async function readUsers(db: Database, which: RawBuilder<unknown>): Promise<User[]> {
  const { rows } = await sql<UserRow>`
    select u.id, u.first_name, u.last_name, u.middle_name, u.email, u.user_name, u.position,
      u.email_confirmed_at is not null as email_confirm, u.is_administrator as is_admin,
      u.deactivated_at is null as is_active, u.accepted_at, u.created_at, u.last_sign_in_at as last_login_at, u.version,
      ${avatarUrl('u')} as avatar_url, u.language,
      exists (select from approvers where approver_id = u.id or approver_id in (
        select approver_id from approver_delegations
        where delegate_id = u.id and ended_at is null and starts_at <= now() and ends_at > now())) as is_approver, u.home_unit_id,
      coalesce((select json_agg(${unitJson} order by n.id = u.home_unit_id, n.id)
        from units n join offices o on o.id = n.office_id join campuses c on c.id = o.campus_id
        where n.id in (select u.home_unit_id union select unit_id from unit_memberships where user_id = u.id)), '[]') as delivery_units
    from users u where ${which}`.execute(db)
  return rows.map(({ homeUnitId, ...user }) => ({
    ...user,
    isCru: user.deliveryUnits.some((unit) => unit.isCRU),
    deliveryUnit: user.deliveryUnits.find((unit) => unit.id === homeUnitId) ?? null,
    deliveryUnitIds: user.deliveryUnits.map((unit) => unit.id),
  }))
}

/** Active people by name, user name or e-mail, for pickers. */
export const listDirectoryEntries = (db: Database, search: string): Promise<UserRef[]> =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('users as u')
        .selectAll()
        .where('acceptedAt', 'is not', null)
        .where('deactivatedAt', 'is', null)
        .where(isNamed(search))
        // A name that thousands bear is typed on; sorting all of them would take a second (200 000 people).
        .$if(search !== '', (query) => query.limit(1_000))
        .as('u'),
    )
    .select(['id', 'firstName', 'lastName', 'email', 'position', avatarUrl('u').as('avatarUrl')])
    .orderBy('lastName')
    .orderBy('firstName')
    .orderBy('id')
    .limit(20)
    .execute()

/** Whom a letter about an account goes to. */
export interface FoundAddressee {
  id: string
  email: string
  firstName: string
  language: Language
  isConfirmed: boolean
  isActive: boolean
}

const addressees = (db: Database) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'firstName', sql<Language>`language`.as('language')])
    .select(sql<boolean>`email_confirmed_at is not null`.as('isConfirmed'))
    .select(sql<boolean>`deactivated_at is null`.as('isActive'))

export const findAddressee = (db: Database, userId: string): Promise<FoundAddressee | undefined> =>
  addressees(db).where('id', '=', userId).executeTakeFirst()

export const findAddresseeByEmail = (db: Database, email: string): Promise<FoundAddressee | undefined> =>
  addressees(db).where(sql<boolean>`name_key(email) = name_key(${email})`).executeTakeFirst()
